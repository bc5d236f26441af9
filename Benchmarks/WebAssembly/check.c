// Asks the module what a host would ask, through the same functions. Linked to the module's objects for
// continuous integration only.

#include <stddef.h>
#include <stdint.h>

enum Category { none = -1, zero, one, two, few, many, other };
typedef void *Rules;

void *plurals_allocate(size_t byteCount);
void plurals_free(void *memory);
Rules plurals_open(const char *locale, size_t byteCount, int isOrdinal);
void plurals_close(Rules rules);
int plurals_categories(Rules rules);
size_t plurals_resolved_locale(Rules rules, char *memory, size_t capacity);
int plurals_category_of_integer(int64_t number, Rules rules);
int plurals_category_of_double(double number, Rules rules);
int plurals_category_of_fixed(double number, size_t fractionDigits, Rules rules);
int plurals_category_of_text(const char *number, size_t byteCount, Rules rules);
void plurals_categories_of_integers(const int32_t *numbers, size_t count, void *memory, Rules rules);
int plurals_category_of_range(
    const char *start, size_t startCount, const char *end, size_t endCount, Rules rules);
int plurals_category_of_integer_range(int64_t start, int64_t end, Rules rules);
int plurals_category_of_double_range(double start, double end, Rules rules);

static size_t length(const char *text) {
  size_t count = 0;
  while (text[count]) count += 1;
  return count;
}

static int equal(const char *text, size_t count, const char *expected) {
  if (count != length(expected)) return 0;
  for (size_t i = 0; i < count; i += 1) {
    if (text[i] != expected[i]) return 0;
  }
  return 1;
}

static Rules open(const char *locale, int isOrdinal) {
  return plurals_open(locale, length(locale), isOrdinal);
}

static int integer(const char *locale, int isOrdinal, int64_t number) {
  Rules rules = open(locale, isOrdinal);
  int category = plurals_category_of_integer(number, rules);
  plurals_close(rules);
  return category;
}

static int real(const char *locale, double number) {
  Rules rules = open(locale, 0);
  int category = plurals_category_of_double(number, rules);
  plurals_close(rules);
  return category;
}

static int fixed(const char *locale, double number, size_t fractionDigits) {
  Rules rules = open(locale, 0);
  int category = plurals_category_of_fixed(number, fractionDigits, rules);
  plurals_close(rules);
  return category;
}

static int text(const char *locale, int isOrdinal, const char *number) {
  Rules rules = open(locale, isOrdinal);
  int category = plurals_category_of_text(number, length(number), rules);
  plurals_close(rules);
  return category;
}

static int range(const char *locale, const char *start, const char *end) {
  Rules rules = open(locale, 0);
  int category = plurals_category_of_range(start, length(start), end, length(end), rules);
  plurals_close(rules);
  return category;
}

static int resolves(const char *locale, const char *expected) {
  Rules rules = open(locale, 0);
  char *memory = plurals_allocate(35);
  size_t count = plurals_resolved_locale(rules, memory, 35);
  int isEqual = equal(memory, count, expected);
  plurals_free(memory);
  plurals_close(rules);
  return isEqual;
}

#define CHECK(condition) if (!(condition)) return __LINE__

/// Gives 0 if all answers are right, or else the line of the first that is not.
__attribute__((export_name("plurals_check"))) int check(void) {
  CHECK(integer("pl", 0, 5) == many);
  CHECK(integer("pl", 0, -22) == few);
  CHECK(integer("en", 1, 23) == few);
  CHECK(integer("en", 1, 11) == other);
  CHECK(integer("ar", 0, 2) == two);
  CHECK(integer("ar", 0, 0) == zero);
  CHECK(integer("fr", 0, 1000000) == many);
  CHECK(integer("pl", 0, INT64_MIN) == many);
  // 0 is for pt and not for pt-PT.
  CHECK(integer("pt", 0, 0) == one);
  CHECK(integer("pt_AO", 0, 0) == one);
  CHECK(integer("pt_PT", 0, 0) == other);
  CHECK(integer("", 0, 1) == other);
  CHECK(integer("\xFF\xFE", 0, 1) == other);

  CHECK(real("en", 1) == one);
  CHECK(real("en", 0.1 + 0.2) == other);
  CHECK(real("lv", 0.1) == one);
  CHECK(real("fr", 1e21) == many);
  CHECK(real("fr", 5e-324) == one);
  // Their last digits: 3 before zeros alone, 694000, and after the point ...611 and ...045.
  CHECK(real("fr", 3e18) == many);
  CHECK(real("fr", 0x1p61) == other);
  CHECK(real("lv", 0x1p-1019) == one);
  CHECK(real("lv", 0x1p-1017) == other);
  CHECK(real("en", __builtin_inf()) == other);
  CHECK(fixed("en", 1, 0) == one);
  CHECK(fixed("en", 1, 1) == other);
  CHECK(fixed("lt", 0.5, 1) == many);

  CHECK(text("en", 0, "1") == one);
  CHECK(text("en", 0, "1.0") == other);
  CHECK(text("cs", 0, "1.0") == many);
  CHECK(text("fr", 0, "1c6") == many);
  CHECK(text("lv", 0, "123456789012345678901234567890.1") == one);
  CHECK(text("en", 0, "1,000") == none);
  CHECK(text("en", 0, "") == none);
  CHECK(text("en", 0, "\xFF") == none);

  CHECK(range("sl", "1", "2") == two);
  CHECK(range("sl", "1", "x") == none);
  Rules slovene = open("sl_SI.UTF-8", 0);
  CHECK(plurals_category_of_integer_range(1, 2, slovene) == two);
  CHECK(plurals_category_of_double_range(0.5, 1, slovene) == few);
  CHECK(plurals_category_of_double_range(0, __builtin_nan(""), slovene) == other);
  CHECK(plurals_category_of_double_range(__builtin_nan(""), 1, slovene) == few);
  CHECK(plurals_categories(slovene) == (1 << one | 1 << two | 1 << few | 1 << other));
  plurals_close(slovene);

  Rules polish = open("PL", 0);
  int32_t *numbers = plurals_allocate(4 * sizeof *numbers);
  uint8_t *categories = plurals_allocate(4);
  numbers[0] = 1, numbers[1] = 3, numbers[2] = 112, numbers[3] = INT32_MIN;
  plurals_categories_of_integers(numbers, 4, categories, polish);
  CHECK(categories[0] == one && categories[1] == few);
  CHECK(categories[2] == many && categories[3] == many);
  plurals_free(categories);
  plurals_free(numbers);
  plurals_close(polish);

  CHECK(resolves("pt_PT", "pt-PT"));
  CHECK(resolves("pt-AO", "pt"));
  CHECK(resolves("kok_latn_IN", "kok-Latn"));
  CHECK(resolves("iw", "he"));
  CHECK(resolves("tlh", "root"));

  // Memory that is given back is used again.
  uintptr_t pages = __builtin_wasm_memory_size(0);
  for (int round = 0; round < 10000; round += 1) {
    Rules rules = open("kok-Latn", 0);
    void *memory = plurals_allocate(1000);
    plurals_free(memory);
    plurals_close(rules);
  }
  CHECK(__builtin_wasm_memory_size(0) <= pages + 1);
  return 0;
}
