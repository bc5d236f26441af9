#include "ICUShim.h"

#include <unicode/localematcher.h>
#include <unicode/locid.h>
#include <unicode/msgfmt.h>
#include <unicode/numberformatter.h>
#include <unicode/plurrule.h>
#include <unicode/uversion.h>

#include <algorithm>
#include <cstring>
#include <string>
#include <vector>

using icu::Locale;
using icu::LocaleMatcher;
using icu::PluralRules;
using icu::UnicodeString;
namespace number = icu::number;

struct icu_rules {
  PluralRules *rules;
};

struct icu_formatter {
  number::LocalizedNumberFormatter formatter;
};

struct icu_message {
  icu::MessageFormat *format;
};

struct icu_matcher {
  LocaleMatcher matcher;
};

namespace {

// Two letters tell the six names apart.
int category(const UnicodeString &name) {
  switch (name.charAt(0)) {
  case 'z': return 0;
  case 'o': return name.charAt(1) == 'n' ? 1 : 5;
  case 't': return 2;
  case 'f': return 3;
  case 'm': return 4;
  default: return -1;
  }
}

icu_rules *wrap(PluralRules *rules, UErrorCode status) {
  if (U_FAILURE(status) || rules == nullptr) {
    delete rules;
    return nullptr;
  }
  return new icu_rules{rules};
}

int category_formatted(const icu_rules *rules, const number::FormattedNumber &formatted,
                       UErrorCode &status) {
  UnicodeString name = rules->rules->select(formatted, status);
  return U_FAILURE(status) ? -1 : category(name);
}

} // namespace

const char *icu_version(void) { return U_ICU_VERSION; }

icu_rules *icu_rules_for_locale(const char *locale, int is_ordinal) {
  UErrorCode status = U_ZERO_ERROR;
  UPluralType type = is_ordinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL;
  PluralRules *rules = PluralRules::forLocale(Locale(locale), type, status);
  return wrap(rules, status);
}

icu_rules *icu_rules_create(const char *text) {
  UErrorCode status = U_ZERO_ERROR;
  PluralRules *rules = PluralRules::createRules(UnicodeString::fromUTF8(text), status);
  return wrap(rules, status);
}

void icu_rules_close(icu_rules *rules) {
  if (rules != nullptr) delete rules->rules;
  delete rules;
}

icu_formatter *icu_formatter_open(void) {
  return new icu_formatter{number::NumberFormatter::withLocale(Locale::getRoot())
                               .grouping(UNUM_GROUPING_OFF)};
}

void icu_formatter_close(icu_formatter *formatter) { delete formatter; }

int icu_category_int32(const icu_rules *rules, int32_t number) {
  return category(rules->rules->select(number));
}

int icu_category_double(const icu_rules *rules, double number) {
  return category(rules->rules->select(number));
}

int icu_category_decimal(const icu_rules *rules, const icu_formatter *formatter,
                         const char *decimal, size_t length, int fraction_digits) {
  UErrorCode status = U_ZERO_ERROR;
  auto exact = formatter->formatter.precision(number::Precision::fixedFraction(fraction_digits));
  auto formatted =
      exact.formatDecimal(icu::StringPiece(decimal, static_cast<int32_t>(length)), status);
  if (U_FAILURE(status)) return -1;
  return category_formatted(rules, formatted, status);
}

uint64_t icu_sum_int32(const icu_rules *rules, const int32_t *numbers, size_t count) {
  uint64_t sum = 0;
  for (size_t i = 0; i < count; i++) sum += category(rules->rules->select(numbers[i]));
  return sum;
}

uint64_t icu_sum_double(const icu_rules *rules, const double *numbers, size_t count) {
  uint64_t sum = 0;
  for (size_t i = 0; i < count; i++) sum += category(rules->rules->select(numbers[i]));
  return sum;
}

uint64_t icu_sum_decimal(const icu_rules *rules, const icu_formatter *formatter,
                         const char *const *decimals, const size_t *lengths, size_t count) {
  uint64_t sum = 0;
  for (size_t i = 0; i < count; i++) {
    UErrorCode status = U_ZERO_ERROR;
    auto formatted = formatter->formatter.formatDecimal(
        icu::StringPiece(decimals[i], static_cast<int32_t>(lengths[i])), status);
    sum += category_formatted(rules, formatted, status);
  }
  return sum;
}

uint64_t icu_sum_for_locale(const char *const *locales, size_t locale_count,
                            const int32_t *numbers, size_t count) {
  uint64_t sum = 0;
  for (size_t i = 0; i < count; i++) {
    UErrorCode status = U_ZERO_ERROR;
    PluralRules *rules = PluralRules::forLocale(Locale(locales[i % locale_count]), status);
    sum += category(rules->select(numbers[i]));
    delete rules;
  }
  return sum;
}

icu_message *icu_message_open(const char *pattern, const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  auto *format = new icu::MessageFormat(UnicodeString::fromUTF8(pattern), Locale(locale), status);
  if (U_FAILURE(status)) {
    delete format;
    return nullptr;
  }
  return new icu_message{format};
}

void icu_message_close(icu_message *message) {
  if (message != nullptr) delete message->format;
  delete message;
}

namespace {

bool message_text(const icu_message *message, int32_t number, const char *text,
                  std::string &result) {
  UErrorCode status = U_ZERO_ERROR;
  icu::Formattable arguments[] = {number, UnicodeString::fromUTF8(text)};
  UnicodeString formatted;
  icu::FieldPosition position(icu::FieldPosition::DONT_CARE);
  message->format->format(arguments, 2, formatted, position, status);
  formatted.toUTF8String(result);
  return U_SUCCESS(status);
}

} // namespace

int icu_message_text(const icu_message *message, int32_t number, const char *text, char *buffer,
                     size_t size) {
  std::string result;
  if (!message_text(message, number, text, result)) return -1;
  std::memcpy(buffer, result.data(), std::min(size, result.size()));
  return static_cast<int>(result.size());
}

uint64_t icu_sum_message(const icu_message *message, const int32_t *numbers, size_t count,
                         const char *text) {
  uint64_t sum = 0;
  for (size_t i = 0; i < count; i++) {
    std::string result;
    message_text(message, numbers[i], text, result);
    sum += result.size();
  }
  return sum;
}

namespace {

std::vector<Locale> locales(const char *const *tags, size_t count) {
  std::vector<Locale> locales;
  for (size_t i = 0; i < count; i++) {
    UErrorCode status = U_ZERO_ERROR;
    locales.push_back(Locale::forLanguageTag(tags[i], status));
  }
  return locales;
}

} // namespace

icu_matcher *icu_matcher_open(const char *const *supported, size_t count) {
  UErrorCode status = U_ZERO_ERROR;
  std::vector<Locale> all = locales(supported, count);
  LocaleMatcher::Builder builder;
  builder.setSupportedLocales(all.begin(), all.end()).setNoDefaultLocale();
  LocaleMatcher matcher = builder.build(status);
  return U_FAILURE(status) ? nullptr : new icu_matcher{std::move(matcher)};
}

void icu_matcher_close(icu_matcher *matcher) { delete matcher; }

int icu_matcher_best(const icu_matcher *matcher, const char *const *desired, size_t count) {
  UErrorCode status = U_ZERO_ERROR;
  std::vector<Locale> all = locales(desired, count);
  Locale::RangeIterator<std::vector<Locale>::iterator> iterator(all.begin(), all.end());
  auto result = matcher->matcher.getBestMatchResult(iterator, status);
  return U_FAILURE(status) ? -1 : result.getSupportedIndex();
}

double icu_distance(const icu_matcher *matcher, const char *desired, const char *supported) {
  UErrorCode status = U_ZERO_ERROR;
  Locale first = Locale::forLanguageTag(desired, status);
  Locale second = Locale::forLanguageTag(supported, status);
  return 100 - 100 * matcher->matcher.internalMatch(first, second, status);
}

int icu_maximized(const char *tag, char *buffer, size_t size) {
  UErrorCode status = U_ZERO_ERROR;
  Locale locale = Locale::forLanguageTag(tag, status);
  locale.addLikelySubtags(status);
  std::string result = locale.toLanguageTag<std::string>(status);
  if (U_FAILURE(status)) return -1;
  std::memcpy(buffer, result.data(), std::min(size, result.size()));
  return static_cast<int>(result.size());
}

uint64_t icu_sum_matches(const icu_matcher *matcher, const char *const *headers, size_t count) {
  uint64_t sum = 0;
  for (size_t i = 0; i < count; i++) {
    UErrorCode status = U_ZERO_ERROR;
    const Locale *best = matcher->matcher.getBestMatchForListString(headers[i], status);
    sum += best == nullptr ? 0 : std::strlen(best->getName());
  }
  return sum;
}
