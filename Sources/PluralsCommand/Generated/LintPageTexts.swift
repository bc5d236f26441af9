// swift-format-ignore-file
// Generated from Sources/MessageLinter/MessageLinter.docc/Checks by `swift run GeneratePluralTables`. Do not edit.

/// The pages about checks, by their names.
enum LintPageTexts {
  static let all: [String: String] = [
    "duplicate-key": #"""
# duplicate-key

Finds keys that are twice in a file.

A warning for a key that is there before, with the line where it is first, whether the texts are the
same or not. In `.strings`, `.stringsdict` and JSON the last text counts, in a String Catalog the
first.

Keys that only look alike, such as `é` in one character and in two, are two keys. The same key in
files of two tables is no finding; in two files of one table see `table-conflict`.

## Why

One of the texts is never shown. A change to it has no effect, and nobody sees why.

## Example

```text
"cancel" = "Cancel";
"done" = "Done";
"cancel" = "Stop";
```

```text
en.lproj/Localizable.strings:3:1: warning: "cancel" in en: the key is there twice, first on line 1 [duplicate-key]
```

## How to mend it

Remove the text that is not meant. Where both are the same, `--fix` removes one. If it is
deliberate, turn the check off with `--disable duplicate-key`, or with `disable` in
`.plurals-lint.json`.
"""#,
    "empty": #"""
# empty

Finds translations that are empty where the source text is not.

A note for a text that is empty, or whose forms are all empty, where the source language has a text.

One empty form among others may be the end of a word, and is right. Where the source text is empty,
the translation may be.

## Why

The reader sees nothing: a button without a title, a line that is missing. Some tools write an empty
text for what is not translated.

## Example

`en.lproj/Localizable.strings`:

```text
"cancel" = "Cancel";
```

`de.lproj/Localizable.strings`:

```text
"cancel" = "";
```

```text
de.lproj/Localizable.strings:1:1: note: "cancel" in de: the translation is empty [empty]
```

## How to mend it

Translate the text. If it is not translated yet, remove it: then the source language's text is
shown. If it is deliberate, turn the check off with `--disable empty`, with `disable` in
`.plurals-lint.json`, or with `lint:disable empty` in the comment of the key in a String Catalog.
"""#,
    "format": #"""
# format

Finds placeholders, percent signs and escapes that are not read as they were meant.

What the readers say of formats: conversions that do not exist (`%y`), a percent sign in a format
that could begin a conversion, `%1@` for `%1$@`, full-width percent signs, escapes that are none
(`\u201C` in a `.strings` file, where it is `\U201C`), value types of a `.stringsdict` that are
none, references to texts that do not exist, and texts that look like those of another system, such
as `{{name}}` where `%@` is read. Most are warnings, as there is a text to show; an escape that
stands for nothing is an error.

A percent sign in a text without placeholders is right as it is: "80%", "50% off".

## Why

The reader sees signs that were meant for the program, "u201CMail", or a part of the text is taken
for a placeholder and vanishes.

## Example

```text
"saved" = "Saved to \u201CMail\u201D";
"battery" = "%d% of the battery";
```

```text
en.lproj/Localizable.strings:1:21: warning: "saved" in en: \u is no escape of this format, and is shown without the backslash [format]
en.lproj/Localizable.strings:1:31: warning: "saved" in en: \u is no escape of this format, and is shown without the backslash [format]
en.lproj/Localizable.strings:2:1: warning: "battery" in en: placeholder "% o": this is taken for a percent sign; in a format that is written %% [format]
```

## How to mend it

Write what the finding says: `%%` for a percent sign in a format, `%1$@` for a position, `\U201C`
for a character. If it is deliberate, turn the check off with `--disable format`, with `disable` in
`.plurals-lint.json`, or with `lint:disable format` in the comment of the key in a String Catalog.
"""#,
    "ignored": #"""
# ignored

Finds what has no effect here, though it is written: grammar markup, sets, widths, devices, marks.

A note for markup of automatic grammar agreement, `^[…](inflect: true)`, which only Apple's systems
act upon; for string sets, which are no messages; for texts for several widths, of which that for
the widest is taken; for variations by device without a text for all others; and for `lint:disable`
in a comment with a name that is no check.

Variations by device with a text for `other` are read and checked, device by device.

## Why

Off Apple's systems the text is shown without agreement, as "2 file". A device without a text shows
the key. A misspelt mark turns nothing off.

## Example

```json
{
  "sourceLanguage" : "en",
  "strings" : {
    "%lld files" : {
      "comment" : "Below the list. lint:disable same-form",
      "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "^[%lld file](inflect: true)" } }
      }
    }
  },
  "version" : "1.0"
}
```

```text
Localizable.xcstrings:4:6: note: "%lld files": "same-form" is no check, so the comment turns nothing off [ignored]
Localizable.xcstrings:7:16: note: "%lld files" in en: the markup for grammar agreement is shown without effect [ignored]
```

## How to mend it

Give the text forms by number, which all systems read; add a text for `other` devices; correct the
name of the check. If the program runs on Apple's systems only, turn the check off with
`--disable ignored`, with `disable` in `.plurals-lint.json`, or with `lint:disable ignored` in the
comment of the key.
"""#,
    "language": #"""
# language

Finds identifiers of languages that are unknown, deprecated, unusual, or for a region with other rules.

A warning for a language of a catalogue, folder or file that is not known, is deprecated (`iw`,
which is `he`), or is written in an unusual way (`zh_CN` for `zh-CN`, `German` for `de`), with what
it stands for. In names of JSON files, underscores are as usual as hyphens.

It is also a warning if a language is there for regions whose rules are others than its own. With
texts in `pt-BR` too, those in `pt` are for Portugal; but the rules of `pt` are Brazil's, where 0 is
`one`, and those of `pt-PT` are not. Without `pt-BR` nothing is said.

## Why

A system may not find the texts, and shows another language. Or it finds them, and takes forms by
the rules of another region: "0 ficheiro" for "0 ficheiros".

## Example

`en.lproj/Localizable.strings`:

```text
"files" = "Files";
```

`iw.lproj/Localizable.strings`:

```text
"files" = "קבצים";
```

`zh_CN.lproj/Localizable.strings`:

```text
"files" = "文件";
```

```text
iw.lproj/Localizable.strings: warning: iw: "iw" is deprecated; it stands for "he" [language]
zh_CN.lproj/Localizable.strings: warning: zh_CN: "zh_CN" is an unusual way to write it; it stands for "zh-CN" [language]
```

## How to mend it

Rename the folder, the file or the language to the identifier that the finding names; for Portugal
to `pt-PT`. If it is deliberate, turn the check off with `--disable language`, or with `disable` in
`.plurals-lint.json`.
"""#,
    "legacy-forms": #"""
# legacy-forms

Finds lists of word forms that do not fit their numbered rule, and rules that are not the language's.

An error in `.strings` files with lists such as `"%d file;%d files"` for a numbered rule of Mozilla
or JJPluralForm: if the number of forms is not the rule's, if a form is empty, if there is no such
rule or none is chosen, and if the rule gives some number another form than the language's own
rules. The finding names the smallest such number, found by comparing the rules for all integers.

Lists are read in files that have the key `JJ_PLURAL_FORM_RULE`, or with `--rule` or `--separator`.
A rule that has more or fewer forms than the language's categories is right as long as each number
gets the right one.

## Why

A form is shown with numbers that it does not fit, from the number in the finding on. Of a list with
a wrong count, no form is shown at all.

## Example

`fr.lproj/Localizable.strings`:

```text
"JJ_PLURAL_FORM_RULE" = "1";
"n_files" = "%d fichier;%d fichiers";
```

`ru.lproj/Localizable.strings`:

```text
"JJ_PLURAL_FORM_RULE" = "7";
"n_files" = "%d файл;%d файлов";
```

```text
fr.lproj/Localizable.strings:1:1: error: "JJ_PLURAL_FORM_RULE" in fr: rule 1 is not that of fr: 0 is the smallest number that takes a wrong form [legacy-forms]
ru.lproj/Localizable.strings:2:1: error: "n_files" in ru: rule 7 Russian takes 3 forms, found 2; is the separator right? [legacy-forms]
```

## How to mend it

Choose the language's rule, and write as many forms as it has; for French that is rule 2, where 0
and 1 share a form. `plurals legacy` compares rules with languages, and with `--forms` gives the
texts of a list by category. If it is deliberate, turn the check off with `--disable legacy-forms`,
or with `disable` in `.plurals-lint.json`.
"""#,
    "missing-form": #"""
# missing-form

Finds forms without a text that numbers below a million take.

An error for each category of the language that has no text although integers below `--up-to`
(1,000,000) take it. The finding names these integers, smallest first, and their share of all. What
counts is the number as it is shown: under `%.1f` an integer is "2.0", and takes the category of
that. Categories of ranks are looked at where texts are for ranks.

A category that no integer takes is not missed, such as `other` in Slavic languages under `%lld`.
Numbers that have a text of their own, as `"0"` may in JSON, are not counted. Where only larger
numbers or fractions take a category, `rare-form` says so with a note.

## Why

The reader is shown the text for `other` with a number that it does not fit, or nothing at all if
that one is missing too. In Russian that is "2 файлов", which reads as "2 file" does in English. One
number in four is shown so.

## Example

```json
{
  "sourceLanguage" : "en",
  "strings" : {
    "%lld files" : {
      "localizations" : {
        "en" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld file" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld files" } }
        } } },
        "ru" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld файл" } },
          "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld файлов" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld файлов" } }
        } } }
      }
    }
  },
  "version" : "1.0"
}
```

```text
Localizable.xcstrings:10:16: error: "%lld files" in ru, few: there is no text for few, which numbers take: 2, 3, 4, 22, … (27 % of all) [missing-form]
```

## How to mend it

Add a text for the category; the numbers in the finding are examples for the translator. Where
`other` is missing and another form has the text that it should have, `--fix` adds it. If it is
deliberate, turn the check off with `--disable missing-form`, with `disable` in
`.plurals-lint.json`, or with `lint:disable missing-form` in the comment of the key in a String
Catalog.
"""#,
    "needs-review": #"""
# needs-review

Finds translations in the state that asks for a review.

A note for each text of a String Catalog whose state is `needs_review`, in forms, devices and
substitutions too. Xcode sets that state when the source text has changed.

Texts of the source language and of other formats, which have no states, are not looked at.

## Why

The text is shown as it is, and may be that of an older source text.

## Example

```json
{
  "sourceLanguage" : "en",
  "strings" : {
    "Cancel" : {
      "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "Cancel" } },
        "de" : { "stringUnit" : { "state" : "needs_review", "value" : "Abbruch" } }
      }
    }
  },
  "version" : "1.0"
}
```

```text
Localizable.xcstrings:7:46: note: "Cancel" in de: the translation needs a review [needs-review]
```

## How to mend it

Compare the text with the source language's, and mark it as reviewed. If it is deliberate, turn the
check off with `--disable needs-review`, with `disable` in `.plurals-lint.json`, or with
`lint:disable needs-review` in the comment of the key in a String Catalog.
"""#,
    "number-not-shown": #"""
# number-not-shown

Finds forms for several numbers that do not show which.

A form that stands for several integers must show the number. If it has one of them written out in
digits, as "1 файл" for 1, 21, 31, …, that is an error, for the digit is wrong for all others. If it
has no digits, as "Один файл", it is a warning.

A form that stands for one integer only may leave the number out: `one` in English, `two` in Hebrew,
but not `one` in Russian and not `two` in Slovenian, which is for 102 too. Nothing is said where the
text around a variable shows the number, where no form shows it and none has it in digits, and about
digits that all forms share, as in "MP3" or "5 MB".

## Why

The reader is told a wrong number. With 21 files in a folder, the text says that there is 1. Nobody
who tests with small numbers sees it.

## Example

```json
{
  "sourceLanguage" : "en",
  "strings" : {
    "%lld files" : {
      "localizations" : {
        "en" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld file" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld files" } }
        } } },
        "ru" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "1 файл" } },
          "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld файла" } },
          "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld файлов" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld файла" } }
        } } }
      }
    }
  },
  "version" : "1.0"
}
```

```text
Localizable.xcstrings:11:73: error: "%lld files" in ru, one: the text stands for 1, 21, 31, 41, … (9 % of all), and says "1" for all of them; write a placeholder [number-not-shown]
```

## How to mend it

Write the placeholder instead of the digit or the word. For a text that is meant for the number 1
alone, choose it in the program, or in JSON give it to the exact number. If it is deliberate, turn
the check off with `--disable number-not-shown`, with `disable` in `.plurals-lint.json`, or with
`lint:disable number-not-shown` in the comment of the key in a String Catalog.
"""#,
    "number-without-forms": #"""
# number-without-forms

Finds texts with a number that have no forms where another language has them.

A warning for a text with one placeholder, which is for an integer, and without forms, in a language
of which integers below `--up-to` take more than one category. It is told only if the same key has
forms in the source language or any other one: then the number counts things.

Nothing is said about keys that have forms nowhere, such as "Page %lld", about texts with several
placeholders, and in languages with one category.

## Why

One text is shown for all numbers. In Russian "1 файлов" and "2 файлов" are both wrong.

## Example

```json
{
  "sourceLanguage" : "en",
  "strings" : {
    "%lld files" : {
      "localizations" : {
        "en" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld file" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld files" } }
        } } },
        "ru" : { "stringUnit" : { "state" : "translated", "value" : "%lld файлов" } }
      }
    }
  },
  "version" : "1.0"
}
```

```text
Localizable.xcstrings:10:70: warning: "%lld files" in ru: %lld shows a number, and there is one text for all; ru has one, few, many [number-without-forms]
```

## How to mend it

Vary the text by plural in this language, with a text for each of the categories that the finding
lists. If it is deliberate, turn the check off with `--disable number-without-forms`, with `disable`
in `.plurals-lint.json`, or with `lint:disable number-without-forms` in the comment of the key in a
String Catalog.
"""#,
    "placeholder": #"""
# placeholder

Finds placeholders that differ from the source language's, or between the forms of a text.

An error where a translation lacks a placeholder of the source language, has one more, or shows an
argument as another type, as `%1$d` for `%1$@`. Placeholders are compared by the argument that they
show, so that a translation may have them in another order with positions. The forms of a text are
compared with each other in the same way, and variables too. An integer of another length, `%d` for
`%lld`, is a note.

The number that chooses a form may be left out; `number-not-shown` decides where that is right. A
key that is its own text is the source language's text. Where a format cannot be read, `format` says
so, and nothing is compared.

## Why

A placeholder too many reads an argument that is not there, which shows nonsense or ends the
program. One of another type does the same. One that is missing leaves out a name or a number.

## Example

`en.lproj/Localizable.strings`:

```text
"copied" = "%1$@ copied %2$d files";
"shared" = "%@ shared %@";
```

`de.lproj/Localizable.strings`:

```text
"copied" = "%1$d Dateien von %2$@ kopiert";
"shared" = "%@ wurde geteilt";
```

```text
de.lproj/Localizable.strings:1:1: error: "copied" in de: %1$d takes an argument of another type than %1$@ of the source language [placeholder]
de.lproj/Localizable.strings:1:1: error: "copied" in de: %2$@ takes an argument of another type than %2$d of the source language [placeholder]
de.lproj/Localizable.strings:2:1: error: "shared" in de: the source language shows %@, and this text does not [placeholder]
```

## How to mend it

Write the placeholders of the source language, with positions where the order differs:
`%2$d Dateien von %1$@ kopiert`. If it is deliberate, turn the check off with
`--disable placeholder`, with `disable` in `.plurals-lint.json`, or with `lint:disable placeholder`
in the comment of the key in a String Catalog.
"""#,
    "rare-form": #"""
# rare-form

Finds forms without a text that only large numbers or fractions take.

A note for each category without a text that no integer below `--up-to` (1,000,000) takes, but
larger ones do, or fractions that the placeholder can show. In Romance languages that is `many`,
which begins at 1,000,000. In Slavic languages it is `other` under `%@`, which may show "1.5"; under
`%lld` no number takes `other`, and nothing is said.

If integers below the bound take the category too, the finding is an error of `missing-form`.

## Why

The text for `other` is shown instead. That is nearly right, as in "1000000 fichiers" for "1000000
de fichiers". A program that shows no such numbers has no fault.

## Example

```json
{
  "sourceLanguage" : "en",
  "strings" : {
    "%lld files" : {
      "localizations" : {
        "en" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld file" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld files" } }
        } } },
        "fr" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld fichier" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld fichiers" } }
        } } }
      }
    }
  },
  "version" : "1.0"
}
```

```text
Localizable.xcstrings:10:16: note: "%lld files" in fr, many: there is no text for many, which large numbers or fractions take: 1000000, 2000000, 3000000, 4000000, … (less than 0.001 % of all) [rare-form]
```

## How to mend it

Add a text for the category if the program shows such numbers. With `--up-to 10000000` those that
begin at a million are an error, and with `--severity rare-form=warning` all are warnings. If it is
deliberate, turn the check off with `--disable rare-form`, with `disable` in `.plurals-lint.json`,
or with `lint:disable rare-form` in the comment of the key in a String Catalog.
"""#,
    "same-forms": #"""
# same-forms

Finds texts whose forms are all alike in a language that needs several.

A note where at least two forms have texts, all of them the same, and integers below `--up-to` take
more than one category of the language.

A language with one category, such as Japanese, needs no more than one text, and a text that has
only one form is looked at by `missing-form`.

## Why

Often the forms were filled in by a machine or copied, and wait for a translator: "2 plików" is
wrong in Polish. Sometimes the word has only one form, and the texts are right.

## Example

```json
{
  "sourceLanguage" : "en",
  "strings" : {
    "%lld files" : {
      "localizations" : {
        "en" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld file" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld files" } }
        } } },
        "pl" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld plików" } },
          "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld plików" } },
          "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld plików" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld plików" } }
        } } }
      }
    }
  },
  "version" : "1.0"
}
```

```text
Localizable.xcstrings:10:16: note: "%lld files" in pl: all forms are alike; pl has one, few, many [same-forms]
```

## How to mend it

Write a text for each category. If the word does not change, one text without forms says the same.
If it is deliberate, turn the check off with `--disable same-forms`, with `disable` in
`.plurals-lint.json`, or with `lint:disable same-forms` in the comment of the key in a String
Catalog.
"""#,
    "stale": #"""
# stale

Finds keys that no source has any more.

A note for each key of a String Catalog whose extraction state is `stale`: Xcode has not found it in
the sources. In files of one language each, it is a key that the source language does not have.

Keys that are managed by hand are not stale. Without a source language, nothing is compared.

## Why

No reader sees the text. It costs translators' work, and may be the sign of a key that was renamed
in the source language alone.

## Example

`en.lproj/Localizable.strings`:

```text
"done" = "Done";
```

`de.lproj/Localizable.strings`:

```text
"cancel" = "Abbrechen";
"done" = "Fertig";
```

```text
de.lproj/Localizable.strings:1:1: note: "cancel" in de: the source language does not have this key [stale]
```

## How to mend it

Remove the key, or add it to the source language. If the program makes the key at run time, set its
extraction to manual in the String Catalog. If it is deliberate, turn the check off with
`--disable stale`, with `disable` in `.plurals-lint.json`, or with `lint:disable stale` in the
comment of the key in a String Catalog.
"""#,
    "syntax": #"""
# syntax

Finds what is not written as the file's format prescribes, and files that cannot be read.

An error for each fault of a file: a semicolon or comma that is missing or too many, a text without
an end, marks of a merge, values of a wrong type, unknown names, bytes in another encoding. After a
fault the next entry is looked for, so that a fault costs its own entry alone. A file that cannot be
read at all is a finding too, and the others are checked. A comment within a comment and names that
have no effect are warnings.

Forms of a `.strings` file that Apple's systems read in the same way are no faults, such as keys
without quotation marks.

## Why

Apple's systems refuse the whole file, and the reader sees keys instead of texts, or the build
fails. Other systems drop the entry.

## Example

```text
"cancel" = "Cancel"
"done" = "Done";
```

```text
en.lproj/Localizable.strings:1:20: error: "cancel" in en: expected ; after the entry, found """ [syntax]
```

## How to mend it

Write what the finding says is expected. If several findings follow each other, begin with the
first. A file that must stay as it is can be left out of the paths; `--disable syntax` turns the
check off for all.
"""#,
    "table-conflict": #"""
# table-conflict

Finds keys that two files of the same table have with different texts.

A warning where a language's `.strings` and `.stringsdict` of one name have a key with different
texts, or `Base.lproj` and the folder of the source language have. The finding stands at the text
that is not shown, and names the place of the other.

Texts that are equal are no finding. A text without forms in `.strings` beside forms in
`.stringsdict` is a note: other systems may show it.

## Why

Only one of the texts is shown: that of `.stringsdict` before `.strings`, and that of the language's
own folder before `Base.lproj`. Whoever changes the other one sees no effect.

## Example

`Base.lproj/Localizable.strings`:

```text
"title" = "Files";
```

`en.lproj/Localizable.strings`:

```text
"title" = "Documents";
```

```text
Base.lproj/Localizable.strings:1:1: warning: "title" in en: en.lproj/Localizable.strings:1 has another text for this key of the table [table-conflict]
```

## How to mend it

Remove the key from one of the files, or make the texts equal. If it is deliberate, turn the check
off with `--disable table-conflict`, or with `disable` in `.plurals-lint.json`.
"""#,
    "truncated": #"""
# truncated

Finds places from which Apple's systems drop the rest of a .strings file.

An error where Apple's parser stops without a word although the file goes on: at a second semicolon,
and at a character in front of a key that cannot be seen, such as a no-break space or a zero-width
space. It is decided as that parser does. The rest of the file is read and checked all the same.

A fault at which the parser refuses the whole file is one of `syntax`.

## Why

All keys behind that place have no text on Apple's systems: the reader sees the keys, or texts in
another language. The build does not fail.

## Example

```text
"cancel" = "Cancel";;
"done" = "Done";
```

```text
en.lproj/Localizable.strings:1:21: error: ";" must not stand here; Apple's systems drop the rest of the file [truncated]
```

## How to mend it

Delete the character that the finding names. There is hardly a reason to keep it;
`--disable truncated` turns the check off.
"""#,
    "unreachable-form": #"""
# unreachable-form

Finds texts that no number shows.

A warning for each text whose category no number takes: because the language does not have the
category, or because no number does as the placeholder shows it. In Czech, `few` is for 2–4, but
under `%.1f` these are "2.0" to "4.0", which take `many` as all fractions do. That is decided from
the conversion and its precision.

Nothing is said about `other`, which systems require, about `zero` on Apple's systems, where it is
for 0 in every language (see `zero-reading`), and about forms of the source language, among which
those of other languages may be.

## Why

Nobody sees the text. The translator's work is lost, and if another form lacks its text, this one is
likely to be that under a wrong name.

## Example

```json
{
  "sourceLanguage" : "en",
  "strings" : {
    "%.1f km" : {
      "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "%.1f km" } },
        "cs" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%.1f kilometr" } },
          "few" : { "stringUnit" : { "state" : "translated", "value" : "%.1f kilometry" } },
          "many" : { "stringUnit" : { "state" : "translated", "value" : "%.1f kilometru" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%.1f kilometrů" } }
        } } }
      }
    }
  },
  "version" : "1.0"
}
```

```text
Localizable.xcstrings:8:73: warning: "%.1f km" in cs, one: the text for one is never shown: the numbers of cs take many [unreachable-form]
Localizable.xcstrings:9:73: warning: "%.1f km" in cs, few: the text for few is never shown: the numbers of cs take many [unreachable-form]
```

## How to mend it

Move the text to the category that was meant, or remove it; `--fix=unreachable` removes all of them.
If it is deliberate, turn the check off with `--disable unreachable-form`, with `disable` in
`.plurals-lint.json`, or with `lint:disable unreachable-form` in the comment of the key in a String
Catalog.
"""#,
    "untranslated": #"""
# untranslated

Finds keys that have no translation.

A note for each language that lacks a text that the source language has, or whose text is in the
state `new`. In a report for people the languages of a key are one line. With `--require LANG,…`, or
`require` in the configuration, it is an error for these languages, also where they have no file at
all.

Keys that are not to be translated (`shouldTranslate`), keys that are stale, and texts without any
letters are not counted.

## Why

The reader is shown the source language's text among those of their own, or the key.

## Example

`en.lproj/Localizable.strings`:

```text
"cancel" = "Cancel";
"done" = "Done";
```

`de.lproj/Localizable.strings`:

```text
"cancel" = "Abbrechen";
```

```text
de.lproj/Localizable.strings: note: "done" in de: there is no translation [untranslated]
```

## How to mend it

Translate the text, or mark the key as not to be translated. For a language that is not yet ready,
`--languages` chooses the others. If it is deliberate, turn the check off with
`--disable untranslated`, with `disable` in `.plurals-lint.json`, or with
`lint:disable untranslated` in the comment of the key in a String Catalog.
"""#,
    "variable": #"""
# variable

Finds variables that are undefined, unused, lead back to themselves, or clash.

An error where a text names a variable by `%#@name@` that the message does not have, where no text
names a variable that it has, where the text of a variable leads back to the variable, and where two
variables take the same argument (`argNum`) as values of different types.

Two variables may take the same argument as the same type, and a variable may be named several times
or within another one.

## Why

Systems show the name of the variable with its signs, or nothing. With arguments that clash, a
number is read as what it is not. A variable that no text names is mostly one whose name is spelt
differently in the text.

## Example

```text
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
  <key>n_files</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@files@ in %#@folders@</string>
    <key>files</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>d</string>
      <key>one</key>
      <string>%d file</string>
      <key>other</key>
      <string>%d files</string>
    </dict>
  </dict>
</dict>
</plist>
```

```text
en.lproj/Localizable.stringsdict:4:3: error: "n_files" in en: the format names the variable "folders", which the message does not have [variable]
```

## How to mend it

Define the variable, or correct its name in the text; remove what is not needed; give each variable
the argument that it shows. If it is deliberate, turn the check off with `--disable variable`, with
`disable` in `.plurals-lint.json`, or with `lint:disable variable` in the comment of the key in a
String Catalog.
"""#,
    "wrong-literal": #"""
# wrong-literal

Finds digits in a form's text that are none of the form's numbers.

An error where the text of a form has a number in digits, shows no placeholder for it, and none of
its numbers is one that the form stands for. Digits of all scripts are read, and groups of three as
in 1,000.

Digits in a word, as in "MP3", fractions such as 2.5, and numbers that the text for `other` has too,
as in "5 MB", are not counted. A text for an exact number or for an interval may say what it likes.

## Why

The reader is told a number that cannot be right, whatever the number is. Often a text was pasted
into the field of another form.

## Example

```json
{
  "sourceLanguage" : "en",
  "strings" : {
    "%lld files" : {
      "localizations" : {
        "en" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld file" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld files" } }
        } } },
        "he" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "קובץ אחד" } },
          "two" : { "stringUnit" : { "state" : "translated", "value" : "3 קבצים" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld קבצים" } }
        } } }
      }
    }
  },
  "version" : "1.0"
}
```

```text
Localizable.xcstrings:12:73: error: "%lld files" in he, two: the text says "3", and stands for 2 [wrong-literal]
```

## How to mend it

Write the placeholder, or the number that the form is for; the finding names those. If it is
deliberate, turn the check off with `--disable wrong-literal`, with `disable` in
`.plurals-lint.json`, or with `lint:disable wrong-literal` in the comment of the key in a String
Catalog.
"""#,
    "zero-reading": #"""
# zero-reading

Finds texts for zero that stand for other numbers by CLDR's rules than on Apple's systems.

A note about a text for `zero` in Apple's formats that does not show its number. Apple's systems show it for 0 in every language;
by CLDR's rules it is for the numbers that the language's rules say. In Latvian these are 0, 10–20,
30, 40, …, and in most languages none.

In Arabic and Welsh both readings are the same, 0 alone, and nothing is said. Nor is it in JSON,
whose texts are read by CLDR's rules, and about ranks.

In a language that has `zero`, `number-not-shown` warns of the same text, which other systems show
for all its numbers.

## Why

A text such as "No files" is shown for 10 files in Latvian by a system that goes by CLDR. Where the
language has no `zero`, such a system shows "0 files" for 0, and never the text that was written.

## Example

```json
{
  "sourceLanguage" : "en",
  "strings" : {
    "%lld files" : {
      "localizations" : {
        "en" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld file" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld files" } }
        } } },
        "lv" : { "variations" : { "plural" : {
          "zero" : { "stringUnit" : { "state" : "translated", "value" : "nav failu" } },
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld fails" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld faili" } }
        } } },
        "de" : { "variations" : { "plural" : {
          "zero" : { "stringUnit" : { "state" : "translated", "value" : "Keine Dateien" } },
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld Datei" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld Dateien" } }
        } } }
      }
    }
  },
  "version" : "1.0"
}
```

```text
Localizable.xcstrings:11:74: note: "%lld files" in lv, zero: a text for zero is not for 0 alone: lv takes it for 10–20, 30, 40, 50, … too [zero-reading]
Localizable.xcstrings:16:74: note: "%lld files" in de, zero: the text for zero is for 0 on Apple's systems; by CLDR's rules de takes it for no number, so that others show another form for 0 [zero-reading]
```

## How to mend it

In a language that has `zero`, show the number in its text, so that it fits all its numbers.
Elsewhere the text is right if it is for Apple's systems only; otherwise choose it in the program.
If it is deliberate, turn the check off with `--disable zero-reading`, with `disable` in
`.plurals-lint.json`, or with `lint:disable zero-reading` in the comment of the key in a String
Catalog.
"""#,
  ]
}
