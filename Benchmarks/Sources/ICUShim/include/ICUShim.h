#ifndef ICU_SHIM_H
#define ICU_SHIM_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Plural rules of ICU, of which the caller disposes with icu_rules_close.
typedef struct icu_rules icu_rules;

/// A number formatter of ICU with ASCII digits and no grouping.
typedef struct icu_formatter icu_formatter;

/// The version of ICU that is linked, such as "72.1".
const char *icu_version(void);

/// The rules that ICU has for a locale, or NULL.
icu_rules *icu_rules_for_locale(const char *locale, int is_ordinal);

/// The rules that ICU makes of a rule list in UTF-8, or NULL if it refuses the text.
icu_rules *icu_rules_create(const char *text);

void icu_rules_close(icu_rules *rules);

icu_formatter *icu_formatter_open(void);
void icu_formatter_close(icu_formatter *formatter);

// Categories are numbers in canonical order: 0 for zero to 5 for other.

int icu_category_int32(const icu_rules *rules, int32_t number);
int icu_category_double(const icu_rules *rules, double number);

/// The category of a decimal number as it is shown, trailing zeros included: "1.50". -1 for an error.
int icu_category_decimal(const icu_rules *rules, const icu_formatter *formatter,
                         const char *decimal, size_t length, int fraction_digits);

// Loops, so that a measurement has no call from Swift in it. Each gives the sum of the categories.

uint64_t icu_sum_int32(const icu_rules *rules, const int32_t *numbers, size_t count);
uint64_t icu_sum_double(const icu_rules *rules, const double *numbers, size_t count);
uint64_t icu_sum_decimal(const icu_rules *rules, const icu_formatter *formatter,
                         const char *const *decimals, const size_t *lengths, size_t count);
uint64_t icu_sum_for_locale(const char *const *locales, size_t locale_count,
                            const int32_t *numbers, size_t count);

/// A message format of ICU that takes a number and a text.
typedef struct icu_message icu_message;

/// The message format that ICU makes of a pattern in UTF-8, or NULL if it refuses the pattern.
icu_message *icu_message_open(const char *pattern, const char *locale);
void icu_message_close(icu_message *message);

/// Writes the message in UTF-8, as far as there is room, and gives its length; -1 for an error.
int icu_message_text(const icu_message *message, int32_t number, const char *text, char *buffer,
                     size_t size);

/// The sum of the lengths of messages in UTF-8.
uint64_t icu_sum_message(const icu_message *message, const int32_t *numbers, size_t count,
                         const char *text);

/// A language matcher of ICU without a default language.
typedef struct icu_matcher icu_matcher;

/// The matcher that ICU makes of BCP 47 tags, or NULL.
icu_matcher *icu_matcher_open(const char *const *supported, size_t count);
void icu_matcher_close(icu_matcher *matcher);

/// The place of the best match of BCP 47 tags among the supported ones; -1 for none.
int icu_matcher_best(const icu_matcher *matcher, const char *const *desired, size_t count);

/// The distance of two BCP 47 tags, 100 if it is not below the threshold.
double icu_distance(const icu_matcher *matcher, const char *desired, const char *supported);

/// Writes a BCP 47 tag with its likely subtags, as far as there is room, and gives its length; -1 for
/// an error.
int icu_maximized(const char *tag, char *buffer, size_t size);

/// The sum of the lengths of the names of the best matches of headers Accept-Language.
uint64_t icu_sum_matches(const icu_matcher *matcher, const char *const *headers, size_t count);

#ifdef __cplusplus
}
#endif

#endif
