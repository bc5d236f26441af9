// swift-format-ignore-file
// Generated from cldr/ by `swift run GeneratePluralTables`. Do not edit.

/// The text of CLDR 48.2's files on plurals.
///
/// Data from Unicode CLDR, © 1991-2026 Unicode, Inc., under the Unicode License V3 in
/// cldr/LICENSE.
enum CLDRFiles {
  static let plurals = #"""
<?xml version="1.0" encoding="UTF-8" ?>
<!DOCTYPE supplementalData SYSTEM "../../common/dtd/ldmlSupplemental.dtd">
<!--
Copyright © 1991-2025 Unicode, Inc.
For terms of use, see http://www.unicode.org/copyright.html
SPDX-License-Identifier: Unicode-3.0
CLDR data files are interpreted according to the LDML specification (http://unicode.org/reports/tr35/)
-->
<supplementalData>
    <version number="$Revision$"/>
    <plurals type="cardinal">
        <!-- For a canonicalized list, use GeneratedPluralSamples -->

        <!-- 1: other -->

        <pluralRules locales="bm bo dz hnj id ig ii in ja jbo jv jw kde kea km ko lkt lo ms my nqo osa root sah ses sg su th to tpi vi wo yo yue zh">
            <pluralRule count="other"> @integer 0~15, 100, 1000, 10000, 100000, 1000000, … @decimal 0.0~1.5, 10.0, 100.0, 1000.0, 10000.0, 100000.0, 1000000.0, …</pluralRule>
        </pluralRules>

        <!-- 2: one,other -->

        <pluralRules locales="am as bn doi fa gu hi kn kok kok_Latn pcm zu">
            <pluralRule count="one">i = 0 or n = 1 @integer 0, 1 @decimal 0.0~1.0, 0.00~0.04</pluralRule>
            <pluralRule count="other"> @integer 2~17, 100, 1000, 10000, 100000, 1000000, … @decimal 1.1~2.6, 10.0, 100.0, 1000.0, 10000.0, 100000.0, 1000000.0, …</pluralRule>
        </pluralRules>
        <pluralRules locales="ff hy kab">
            <pluralRule count="one">i = 0,1 @integer 0, 1 @decimal 0.0~1.5</pluralRule>
            <pluralRule count="other"> @integer 2~17, 100, 1000, 10000, 100000, 1000000, … @decimal 2.0~3.5, 10.0, 100.0, 1000.0, 10000.0, 100000.0, 1000000.0, …</pluralRule>
        </pluralRules>
        <pluralRules locales="ast de en et fi fy gl ia ie io ji lij nl sc sv sw ur yi">
            <pluralRule count="one">i = 1 and v = 0 @integer 1</pluralRule>
            <pluralRule count="other"> @integer 0, 2~16, 100, 1000, 10000, 100000, 1000000, … @decimal 0.0~1.5, 10.0, 100.0, 1000.0, 10000.0, 100000.0, 1000000.0, …</pluralRule>
        </pluralRules>
        <pluralRules locales="si">
            <pluralRule count="one">n = 0,1 or i = 0 and f = 1 @integer 0, 1 @decimal 0.0, 0.1, 1.0, 0.00, 0.01, 1.00, 0.000, 0.001, 1.000, 0.0000, 0.0001, 1.0000</pluralRule>
            <pluralRule count="other"> @integer 2~17, 100, 1000, 10000, 100000, 1000000, … @decimal 0.2~0.9, 1.1~1.8, 10.0, 100.0, 1000.0, 10000.0, 100000.0, 1000000.0, …</pluralRule>
        </pluralRules>
        <pluralRules locales="ak bho csw guw ln mg nso pa ti wa">
            <pluralRule count="one">n = 0..1 @integer 0, 1 @decimal 0.0, 1.0, 0.00, 1.00, 0.000, 1.000, 0.0000, 1.0000</pluralRule>
            <pluralRule count="other"> @integer 2~17, 100, 1000, 10000, 100000, 1000000, … @decimal 0.1~0.9, 1.1~1.7, 10.0, 100.0, 1000.0, 10000.0, 100000.0, 1000000.0, …</pluralRule>
        </pluralRules>
        <pluralRules locales="tzm">
            <pluralRule count="one">n = 0..1 or n = 11..99 @integer 0, 1, 11~24 @decimal 0.0, 1.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 17.0, 18.0, 19.0, 20.0, 21.0, 22.0, 23.0, 24.0</pluralRule>
            <pluralRule count="other"> @integer 2~10, 100~106, 1000, 10000, 100000, 1000000, … @decimal 0.1~0.9, 1.1~1.7, 10.0, 100.0, 1000.0, 10000.0, 100000.0, 1000000.0, …</pluralRule>
        </pluralRules>
        <pluralRules locales="af an asa az bal bem bez bg brx ce cgg chr ckb dv ee el eo eu fo fur gsw ha haw hu jgo jmc ka kaj kcg kk kkj kl ks ksb ku ky lb lg mas mgo ml mn mr nah nb nd ne nn nnh no nr ny nyn om or os pap ps rm rof rwk saq sd sdh seh sn so sq ss ssy st syr ta te teo tig tk tn tr ts ug uz ve vo vun wae xh xog">
            <pluralRule count="one">n = 1 @integer 1 @decimal 1.0, 1.00, 1.000, 1.0000</pluralRule>
            <pluralRule count="other"> @integer 0, 2~16, 100, 1000, 10000, 100000, 1000000, … @decimal 0.0~0.9, 1.1~1.6, 10.0, 100.0, 1000.0, 10000.0, 100000.0, 1000000.0, …</pluralRule>
        </pluralRules>
        <pluralRules locales="da">
            <pluralRule count="one">n = 1 or t != 0 and i = 0,1 @integer 1 @decimal 0.1~1.6</pluralRule>
            <pluralRule count="other"> @integer 0, 2~16, 100, 1000, 10000, 100000, 1000000, … @decimal 0.0, 2.0~3.4, 10.0, 100.0, 1000.0, 10000.0, 100000.0, 1000000.0, …</pluralRule>
        </pluralRules>
        <pluralRules locales="is">
            <pluralRule count="one">t = 0 and i % 10 = 1 and i % 100 != 11 or t % 10 = 1 and t % 100 != 11 @integer 1, 21, 31, 41, 51, 61, 71, 81, 101, 1001, … @decimal 0.1, 1.0, 1.1, 2.1, 3.1, 4.1, 5.1, 6.1, 7.1, 10.1, 100.1, 1000.1, …</pluralRule>
            <pluralRule count="other"> @integer 0, 2~16, 100, 1000, 10000, 100000, 1000000, … @decimal 0.0, 0.2~0.9, 1.2~1.8, 10.0, 100.0, 1000.0, 10000.0, 100000.0, 1000000.0, …</pluralRule>
        </pluralRules>
        <pluralRules locales="mk">
            <pluralRule count="one">v = 0 and i % 10 = 1 and i % 100 != 11 or f % 10 = 1 and f % 100 != 11 @integer 1, 21, 31, 41, 51, 61, 71, 81, 101, 1001, … @decimal 0.1, 1.1, 2.1, 3.1, 4.1, 5.1, 6.1, 7.1, 10.1, 100.1, 1000.1, …</pluralRule>
            <pluralRule count="other"> @integer 0, 2~16, 100, 1000, 10000, 100000, 1000000, … @decimal 0.0, 0.2~1.0, 1.2~1.7, 10.0, 100.0, 1000.0, 10000.0, 100000.0, 1000000.0, …</pluralRule>
        </pluralRules>
        <pluralRules locales="ceb fil tl">
            <pluralRule count="one">v = 0 and i = 1,2,3 or v = 0 and i % 10 != 4,6,9 or v != 0 and f % 10 != 4,6,9 @integer 0~3, 5, 7, 8, 10~13, 15, 17, 18, 20, 21, 100, 1000, 10000, 100000, 1000000, … @decimal 0.0~0.3, 0.5, 0.7, 0.8, 1.0~1.3, 1.5, 1.7, 1.8, 2.0, 2.1, 10.0, 100.0, 1000.0, 10000.0, 100000.0, 1000000.0, …</pluralRule>
            <pluralRule count="other"> @integer 4, 6, 9, 14, 16, 19, 24, 26, 104, 1004, … @decimal 0.4, 0.6, 0.9, 1.4, 1.6, 1.9, 2.4, 2.6, 10.4, 100.4, 1000.4, …</pluralRule>
        </pluralRules>

        <!-- 3: zero,one,other -->

        <pluralRules locales="lv prg">
            <pluralRule count="zero">n % 10 = 0 or n % 100 = 11..19 or v = 2 and f % 100 = 11..19 @integer 0, 10~20, 30, 40, 50, 60, 100, 1000, 10000, 100000, 1000000, … @decimal 0.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 100.0, 1000.0, 10000.0, 100000.0, 1000000.0, …</pluralRule>
            <pluralRule count="one">n % 10 = 1 and n % 100 != 11 or v = 2 and f % 10 = 1 and f % 100 != 11 or v != 2 and f % 10 = 1 @integer 1, 21, 31, 41, 51, 61, 71, 81, 101, 1001, … @decimal 0.1, 1.0, 1.1, 2.1, 3.1, 4.1, 5.1, 6.1, 7.1, 10.1, 100.1, 1000.1, …</pluralRule>
            <pluralRule count="other"> @integer 2~9, 22~29, 102, 1002, … @decimal 0.2~0.9, 1.2~1.9, 10.2, 100.2, 1000.2, …</pluralRule>
        </pluralRules>
        <pluralRules locales="lag">
            <pluralRule count="zero">n = 0 @integer 0 @decimal 0.0, 0.00, 0.000, 0.0000</pluralRule>
            <pluralRule count="one">i = 0,1 and n != 0 @integer 1 @decimal 0.1~1.6</pluralRule>
            <pluralRule count="other"> @integer 2~17, 100, 1000, 10000, 100000, 1000000, … @decimal 2.0~3.5, 10.0, 100.0, 1000.0, 10000.0, 100000.0, 1000000.0, …</pluralRule>
        </pluralRules>
        <pluralRules locales="blo cv ksh">
            <pluralRule count="zero">n = 0 @integer 0 @decimal 0.0, 0.00, 0.000, 0.0000</pluralRule>
            <pluralRule count="one">n = 1 @integer 1 @decimal 1.0, 1.00, 1.000, 1.0000</pluralRule>
            <pluralRule count="other"> @integer 2~17, 100, 1000, 10000, 100000, 1000000, … @decimal 0.1~0.9, 1.1~1.7, 10.0, 100.0, 1000.0, 10000.0, 100000.0, 1000000.0, …</pluralRule>
        </pluralRules>

        <!-- 3: one,two,other -->

        <pluralRules locales="he iw">
            <pluralRule count="one">i = 1 and v = 0 or i = 0 and v != 0 @integer 1 @decimal 0.0~0.9, 0.00~0.05</pluralRule>
            <pluralRule count="two">i = 2 and v = 0 @integer 2</pluralRule>
            <pluralRule count="other"> @integer 0, 3~17, 100, 1000, 10000, 100000, 1000000, … @decimal 1.0~2.5, 10.0, 100.0, 1000.0, 10000.0, 100000.0, 1000000.0, …</pluralRule>
        </pluralRules>
        <pluralRules locales="iu naq sat se sma smi smj smn sms">
            <pluralRule count="one">n = 1 @integer 1 @decimal 1.0, 1.00, 1.000, 1.0000</pluralRule>
            <pluralRule count="two">n = 2 @integer 2 @decimal 2.0, 2.00, 2.000, 2.0000</pluralRule>
            <pluralRule count="other"> @integer 0, 3~17, 100, 1000, 10000, 100000, 1000000, … @decimal 0.0~0.9, 1.1~1.6, 10.0, 100.0, 1000.0, 10000.0, 100000.0, 1000000.0, …</pluralRule>
        </pluralRules>

        <!-- 3: one,few,other -->

        <pluralRules locales="shi">
            <pluralRule count="one">i = 0 or n = 1 @integer 0, 1 @decimal 0.0~1.0, 0.00~0.04</pluralRule>
            <pluralRule count="few">n = 2..10 @integer 2~10 @decimal 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 2.00, 3.00, 4.00, 5.00, 6.00, 7.00, 8.00</pluralRule>
            <pluralRule count="other"> @integer 11~26, 100, 1000, 10000, 100000, 1000000, … @decimal 1.1~1.9, 2.1~2.7, 10.1, 100.0, 1000.0, 10000.0, 100000.0, 1000000.0, …</pluralRule>
        </pluralRules>
        <pluralRules locales="mo ro">
            <pluralRule count="one">i = 1 and v = 0 @integer 1</pluralRule>
            <pluralRule count="few">v != 0 or n = 0 or n != 1 and n % 100 = 1..19 @integer 0, 2~16, 101, 1001, … @decimal 0.0~1.5, 10.0, 100.0, 1000.0, 10000.0, 100000.0, 1000000.0, …</pluralRule>
            <pluralRule count="other"> @integer 20~35, 100, 1000, 10000, 100000, 1000000, …</pluralRule>
        </pluralRules>
        <pluralRules locales="bs hr sh sr">
            <pluralRule count="one">v = 0 and i % 10 = 1 and i % 100 != 11 or f % 10 = 1 and f % 100 != 11 @integer 1, 21, 31, 41, 51, 61, 71, 81, 101, 1001, … @decimal 0.1, 1.1, 2.1, 3.1, 4.1, 5.1, 6.1, 7.1, 10.1, 100.1, 1000.1, …</pluralRule>
            <pluralRule count="few">v = 0 and i % 10 = 2..4 and i % 100 != 12..14 or f % 10 = 2..4 and f % 100 != 12..14 @integer 2~4, 22~24, 32~34, 42~44, 52~54, 62, 102, 1002, … @decimal 0.2~0.4, 1.2~1.4, 2.2~2.4, 3.2~3.4, 4.2~4.4, 5.2, 10.2, 100.2, 1000.2, …</pluralRule>
            <pluralRule count="other"> @integer 0, 5~19, 100, 1000, 10000, 100000, 1000000, … @decimal 0.0, 0.5~1.0, 1.5~2.0, 2.5~2.7, 10.0, 100.0, 1000.0, 10000.0, 100000.0, 1000000.0, …</pluralRule>
        </pluralRules>

        <!-- 3: one,many,other -->

        <pluralRules locales="fr">
            <pluralRule count="one">i = 0,1 @integer 0, 1 @decimal 0.0~1.5</pluralRule>
            <pluralRule count="many">e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5 @integer 1000000, 1c6, 2c6, 3c6, 4c6, 5c6, 6c6, … @decimal 1.0000001c6, 1.1c6, 2.0000001c6, 2.1c6, 3.0000001c6, 3.1c6, …</pluralRule>
            <pluralRule count="other"> @integer 2~17, 100, 1000, 10000, 100000, 1c3, 2c3, 3c3, 4c3, 5c3, 6c3, … @decimal 2.0~3.5, 10.0, 100.0, 1000.0, 10000.0, 100000.0, 1000000.0, 1.0001c3, 1.1c3, 2.0001c3, 2.1c3, 3.0001c3, 3.1c3, …</pluralRule>
        </pluralRules>
        <pluralRules locales="pt">
            <pluralRule count="one">i = 0..1 @integer 0, 1 @decimal 0.0~1.5</pluralRule>
            <pluralRule count="many">e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5 @integer 1000000, 1c6, 2c6, 3c6, 4c6, 5c6, 6c6, … @decimal 1.0000001c6, 1.1c6, 2.0000001c6, 2.1c6, 3.0000001c6, 3.1c6, …</pluralRule>
            <pluralRule count="other"> @integer 2~17, 100, 1000, 10000, 100000, 1c3, 2c3, 3c3, 4c3, 5c3, 6c3, … @decimal 2.0~3.5, 10.0, 100.0, 1000.0, 10000.0, 100000.0, 1000000.0, 1.0001c3, 1.1c3, 2.0001c3, 2.1c3, 3.0001c3, 3.1c3, …</pluralRule>
        </pluralRules>
        <pluralRules locales="ca it lld pt_PT scn vec">
            <pluralRule count="one">i = 1 and v = 0 @integer 1</pluralRule>
            <pluralRule count="many">e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5 @integer 1000000, 1c6, 2c6, 3c6, 4c6, 5c6, 6c6, … @decimal 1.0000001c6, 1.1c6, 2.0000001c6, 2.1c6, 3.0000001c6, 3.1c6, …</pluralRule>
            <pluralRule count="other"> @integer 0, 2~16, 100, 1000, 10000, 100000, 1c3, 2c3, 3c3, 4c3, 5c3, 6c3, … @decimal 0.0~1.5, 10.0, 100.0, 1000.0, 10000.0, 100000.0, 1000000.0, 1.0001c3, 1.1c3, 2.0001c3, 2.1c3, 3.0001c3, 3.1c3, …</pluralRule>
        </pluralRules>
        <pluralRules locales="es">
            <pluralRule count="one">n = 1 @integer 1 @decimal 1.0, 1.00, 1.000, 1.0000</pluralRule>
            <pluralRule count="many">e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5 @integer 1000000, 1c6, 2c6, 3c6, 4c6, 5c6, 6c6, … @decimal 1.0000001c6, 1.1c6, 2.0000001c6, 2.1c6, 3.0000001c6, 3.1c6, …</pluralRule>
            <pluralRule count="other"> @integer 0, 2~16, 100, 1000, 10000, 100000, 1c3, 2c3, 3c3, 4c3, 5c3, 6c3, … @decimal 0.0~0.9, 1.1~1.6, 10.0, 100.0, 1000.0, 10000.0, 100000.0, 1000000.0, 1.0001c3, 1.1c3, 2.0001c3, 2.1c3, 3.0001c3, 3.1c3, …</pluralRule>
        </pluralRules>

        <!-- 4: one,two,few,other -->

        <pluralRules locales="gd">
            <pluralRule count="one">n = 1,11 @integer 1, 11 @decimal 1.0, 11.0, 1.00, 11.00, 1.000, 11.000, 1.0000</pluralRule>
            <pluralRule count="two">n = 2,12 @integer 2, 12 @decimal 2.0, 12.0, 2.00, 12.00, 2.000, 12.000, 2.0000</pluralRule>
            <pluralRule count="few">n = 3..10,13..19 @integer 3~10, 13~19 @decimal 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 13.0, 14.0, 15.0, 16.0, 17.0, 18.0, 19.0, 3.00</pluralRule>
            <pluralRule count="other"> @integer 0, 20~34, 100, 1000, 10000, 100000, 1000000, … @decimal 0.0~0.9, 1.1~1.6, 10.1, 100.0, 1000.0, 10000.0, 100000.0, 1000000.0, …</pluralRule>
        </pluralRules>
        <pluralRules locales="sl">
            <pluralRule count="one">v = 0 and i % 100 = 1 @integer 1, 101, 201, 301, 401, 501, 601, 701, 1001, …</pluralRule>
            <pluralRule count="two">v = 0 and i % 100 = 2 @integer 2, 102, 202, 302, 402, 502, 602, 702, 1002, …</pluralRule>
            <pluralRule count="few">v = 0 and i % 100 = 3..4 or v != 0 @integer 3, 4, 103, 104, 203, 204, 303, 304, 403, 404, 503, 504, 603, 604, 703, 704, 1003, … @decimal 0.0~1.5, 10.0, 100.0, 1000.0, 10000.0, 100000.0, 1000000.0, …</pluralRule>
            <pluralRule count="other"> @integer 0, 5~19, 100, 1000, 10000, 100000, 1000000, …</pluralRule>
        </pluralRules>
        <pluralRules locales="dsb hsb">
            <pluralRule count="one">v = 0 and i % 100 = 1 or f % 100 = 1 @integer 1, 101, 201, 301, 401, 501, 601, 701, 1001, … @decimal 0.1, 1.1, 2.1, 3.1, 4.1, 5.1, 6.1, 7.1, 10.1, 100.1, 1000.1, …</pluralRule>
            <pluralRule count="two">v = 0 and i % 100 = 2 or f % 100 = 2 @integer 2, 102, 202, 302, 402, 502, 602, 702, 1002, … @decimal 0.2, 1.2, 2.2, 3.2, 4.2, 5.2, 6.2, 7.2, 10.2, 100.2, 1000.2, …</pluralRule>
            <pluralRule count="few">v = 0 and i % 100 = 3..4 or f % 100 = 3..4 @integer 3, 4, 103, 104, 203, 204, 303, 304, 403, 404, 503, 504, 603, 604, 703, 704, 1003, … @decimal 0.3, 0.4, 1.3, 1.4, 2.3, 2.4, 3.3, 3.4, 4.3, 4.4, 5.3, 5.4, 6.3, 6.4, 7.3, 7.4, 10.3, 100.3, 1000.3, …</pluralRule>
            <pluralRule count="other"> @integer 0, 5~19, 100, 1000, 10000, 100000, 1000000, … @decimal 0.0, 0.5~1.0, 1.5~2.0, 2.5~2.7, 10.0, 100.0, 1000.0, 10000.0, 100000.0, 1000000.0, …</pluralRule>
        </pluralRules>

        <!-- 4: one,few,many,other -->

        <pluralRules locales="cs sk">
            <pluralRule count="one">i = 1 and v = 0 @integer 1</pluralRule>
            <pluralRule count="few">i = 2..4 and v = 0 @integer 2~4</pluralRule>
            <pluralRule count="many">v != 0   @decimal 0.0~1.5, 10.0, 100.0, 1000.0, 10000.0, 100000.0, 1000000.0, …</pluralRule>
            <pluralRule count="other"> @integer 0, 5~19, 100, 1000, 10000, 100000, 1000000, …</pluralRule>
        </pluralRules>
        <pluralRules locales="pl">
            <pluralRule count="one">i = 1 and v = 0 @integer 1</pluralRule>
            <pluralRule count="few">v = 0 and i % 10 = 2..4 and i % 100 != 12..14 @integer 2~4, 22~24, 32~34, 42~44, 52~54, 62, 102, 1002, …</pluralRule>
            <pluralRule count="many">v = 0 and i != 1 and i % 10 = 0..1 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 12..14 @integer 0, 5~19, 100, 1000, 10000, 100000, 1000000, …</pluralRule>
            <pluralRule count="other">   @decimal 0.0~1.5, 10.0, 100.0, 1000.0, 10000.0, 100000.0, 1000000.0, …</pluralRule>
        </pluralRules>
        <pluralRules locales="be">
            <pluralRule count="one">n % 10 = 1 and n % 100 != 11 @integer 1, 21, 31, 41, 51, 61, 71, 81, 101, 1001, … @decimal 1.0, 21.0, 31.0, 41.0, 51.0, 61.0, 71.0, 81.0, 101.0, 1001.0, …</pluralRule>
            <pluralRule count="few">n % 10 = 2..4 and n % 100 != 12..14 @integer 2~4, 22~24, 32~34, 42~44, 52~54, 62, 102, 1002, … @decimal 2.0, 3.0, 4.0, 22.0, 23.0, 24.0, 32.0, 33.0, 102.0, 1002.0, …</pluralRule>
            <pluralRule count="many">n % 10 = 0 or n % 10 = 5..9 or n % 100 = 11..14 @integer 0, 5~19, 100, 1000, 10000, 100000, 1000000, … @decimal 0.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 100.0, 1000.0, 10000.0, 100000.0, 1000000.0, …</pluralRule>
            <pluralRule count="other">   @decimal 0.1~0.9, 1.1~1.7, 10.1, 100.1, 1000.1, …</pluralRule>
        </pluralRules>
        <pluralRules locales="lt">
            <pluralRule count="one">n % 10 = 1 and n % 100 != 11..19 @integer 1, 21, 31, 41, 51, 61, 71, 81, 101, 1001, … @decimal 1.0, 21.0, 31.0, 41.0, 51.0, 61.0, 71.0, 81.0, 101.0, 1001.0, …</pluralRule>
            <pluralRule count="few">n % 10 = 2..9 and n % 100 != 11..19 @integer 2~9, 22~29, 102, 1002, … @decimal 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 22.0, 102.0, 1002.0, …</pluralRule>
            <pluralRule count="many">f != 0   @decimal 0.1~0.9, 1.1~1.7, 10.1, 100.1, 1000.1, …</pluralRule>
            <pluralRule count="other"> @integer 0, 10~20, 30, 40, 50, 60, 100, 1000, 10000, 100000, 1000000, … @decimal 0.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 100.0, 1000.0, 10000.0, 100000.0, 1000000.0, …</pluralRule>
        </pluralRules>
        <pluralRules locales="ru uk">
            <pluralRule count="one">v = 0 and i % 10 = 1 and i % 100 != 11 @integer 1, 21, 31, 41, 51, 61, 71, 81, 101, 1001, …</pluralRule>
            <pluralRule count="few">v = 0 and i % 10 = 2..4 and i % 100 != 12..14 @integer 2~4, 22~24, 32~34, 42~44, 52~54, 62, 102, 1002, …</pluralRule>
            <pluralRule count="many">v = 0 and i % 10 = 0 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 11..14 @integer 0, 5~19, 100, 1000, 10000, 100000, 1000000, …</pluralRule>
            <pluralRule count="other">   @decimal 0.0~1.5, 10.0, 100.0, 1000.0, 10000.0, 100000.0, 1000000.0, …</pluralRule>
        </pluralRules>

        <!-- 5: one,two,few,many,other -->

        <pluralRules locales="sgs">
            <pluralRule count="one">n % 10 = 1 and n % 100 != 11 @integer 1, 21, 31, 41, 51, 61, 71, 81, 101, 1001, … @decimal 1.0, 21.0, 31.0, 41.0, 51.0, 61.0, 71.0, 81.0, 101.0, 1001.0, …</pluralRule>
            <pluralRule count="two">n = 2 @integer 2 @decimal 2.0, 2.00, 2.000, 2.0000</pluralRule>
            <pluralRule count="few">n != 2 and n % 10 = 2..9 and n % 100 != 11..19 @integer 3~9, 22~29, 32, 102, 1002, … @decimal 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 22.0, 102.0, 1002.0, …</pluralRule>
            <pluralRule count="many">f != 0   @decimal 0.1~0.9, 1.1~1.7, 10.1, 100.1, 1000.1, …</pluralRule>
            <pluralRule count="other"> @integer 0, 10~20, 30, 40, 50, 60, 100, 1000, 10000, 100000, 1000000, … @decimal 0.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 100.0, 1000.0, 10000.0, 100000.0, 1000000.0, …</pluralRule>
        </pluralRules>
        <pluralRules locales="br">
            <pluralRule count="one">n % 10 = 1 and n % 100 != 11,71,91 @integer 1, 21, 31, 41, 51, 61, 81, 101, 1001, … @decimal 1.0, 21.0, 31.0, 41.0, 51.0, 61.0, 81.0, 101.0, 1001.0, …</pluralRule>
            <pluralRule count="two">n % 10 = 2 and n % 100 != 12,72,92 @integer 2, 22, 32, 42, 52, 62, 82, 102, 1002, … @decimal 2.0, 22.0, 32.0, 42.0, 52.0, 62.0, 82.0, 102.0, 1002.0, …</pluralRule>
            <pluralRule count="few">n % 10 = 3..4,9 and n % 100 != 10..19,70..79,90..99 @integer 3, 4, 9, 23, 24, 29, 33, 34, 39, 43, 44, 49, 103, 1003, … @decimal 3.0, 4.0, 9.0, 23.0, 24.0, 29.0, 33.0, 34.0, 103.0, 1003.0, …</pluralRule>
            <pluralRule count="many">n != 0 and n % 1000000 = 0 @integer 1000000, … @decimal 1000000.0, 1000000.00, 1000000.000, 1000000.0000, …</pluralRule>
            <pluralRule count="other"> @integer 0, 5~8, 10~20, 100, 1000, 10000, 100000, … @decimal 0.0~0.9, 1.1~1.6, 10.0, 100.0, 1000.0, 10000.0, 100000.0, …</pluralRule>
        </pluralRules>
        <pluralRules locales="mt">
            <pluralRule count="one">n = 1 @integer 1 @decimal 1.0, 1.00, 1.000, 1.0000</pluralRule>
            <pluralRule count="two">n = 2 @integer 2 @decimal 2.0, 2.00, 2.000, 2.0000</pluralRule>
            <pluralRule count="few">n = 0 or n % 100 = 3..10 @integer 0, 3~10, 103~109, 1003, … @decimal 0.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 103.0, 1003.0, …</pluralRule>
            <pluralRule count="many">n % 100 = 11..19 @integer 11~19, 111~117, 1011, … @decimal 11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 17.0, 18.0, 111.0, 1011.0, …</pluralRule>
            <pluralRule count="other"> @integer 20~35, 100, 1000, 10000, 100000, 1000000, … @decimal 0.1~0.9, 1.1~1.7, 10.1, 100.0, 1000.0, 10000.0, 100000.0, 1000000.0, …</pluralRule>
        </pluralRules>
        <pluralRules locales="ga">
            <pluralRule count="one">n = 1 @integer 1 @decimal 1.0, 1.00, 1.000, 1.0000</pluralRule>
            <pluralRule count="two">n = 2 @integer 2 @decimal 2.0, 2.00, 2.000, 2.0000</pluralRule>
            <pluralRule count="few">n = 3..6 @integer 3~6 @decimal 3.0, 4.0, 5.0, 6.0, 3.00, 4.00, 5.00, 6.00, 3.000, 4.000, 5.000, 6.000, 3.0000, 4.0000, 5.0000, 6.0000</pluralRule>
            <pluralRule count="many">n = 7..10 @integer 7~10 @decimal 7.0, 8.0, 9.0, 10.0, 7.00, 8.00, 9.00, 10.00, 7.000, 8.000, 9.000, 10.000, 7.0000, 8.0000, 9.0000, 10.0000</pluralRule>
            <pluralRule count="other"> @integer 0, 11~25, 100, 1000, 10000, 100000, 1000000, … @decimal 0.0~0.9, 1.1~1.6, 10.1, 100.0, 1000.0, 10000.0, 100000.0, 1000000.0, …</pluralRule>
        </pluralRules>
        <pluralRules locales="gv">
            <pluralRule count="one">v = 0 and i % 10 = 1 @integer 1, 11, 21, 31, 41, 51, 61, 71, 101, 1001, …</pluralRule>
            <pluralRule count="two">v = 0 and i % 10 = 2 @integer 2, 12, 22, 32, 42, 52, 62, 72, 102, 1002, …</pluralRule>
            <pluralRule count="few">v = 0 and i % 100 = 0,20,40,60,80 @integer 0, 20, 40, 60, 80, 100, 120, 140, 1000, 10000, 100000, 1000000, …</pluralRule>
            <pluralRule count="many">v != 0   @decimal 0.0~1.5, 10.0, 100.0, 1000.0, 10000.0, 100000.0, 1000000.0, …</pluralRule>
            <pluralRule count="other"> @integer 3~10, 13~19, 23, 103, 1003, …</pluralRule>
        </pluralRules>

        <!-- 6: zero,one,two,few,many,other -->

        <pluralRules locales="kw">
            <pluralRule count="zero">n = 0 @integer 0 @decimal 0.0, 0.00, 0.000, 0.0000</pluralRule>
            <pluralRule count="one">n = 1 @integer 1 @decimal 1.0, 1.00, 1.000, 1.0000</pluralRule>
            <pluralRule count="two">n % 100 = 2,22,42,62,82 or n % 1000 = 0 and n % 100000 = 1000..20000,40000,60000,80000 or n != 0 and n % 1000000 = 100000 @integer 2, 22, 42, 62, 82, 102, 122, 142, 1000, 10000, 100000, … @decimal 2.0, 22.0, 42.0, 62.0, 82.0, 102.0, 122.0, 142.0, 1000.0, 10000.0, 100000.0, …</pluralRule>
            <pluralRule count="few">n % 100 = 3,23,43,63,83 @integer 3, 23, 43, 63, 83, 103, 123, 143, 1003, … @decimal 3.0, 23.0, 43.0, 63.0, 83.0, 103.0, 123.0, 143.0, 1003.0, …</pluralRule>
            <pluralRule count="many">n != 1 and n % 100 = 1,21,41,61,81 @integer 21, 41, 61, 81, 101, 121, 141, 161, 1001, … @decimal 21.0, 41.0, 61.0, 81.0, 101.0, 121.0, 141.0, 161.0, 1001.0, …</pluralRule>
            <pluralRule count="other"> @integer 4~19, 100, 1004, 1000000, … @decimal 0.1~0.9, 1.1~1.7, 10.0, 100.0, 1000.1, 1000000.0, …</pluralRule>
        </pluralRules>
        <pluralRules locales="ar ars">
            <pluralRule count="zero">n = 0 @integer 0 @decimal 0.0, 0.00, 0.000, 0.0000</pluralRule>
            <pluralRule count="one">n = 1 @integer 1 @decimal 1.0, 1.00, 1.000, 1.0000</pluralRule>
            <pluralRule count="two">n = 2 @integer 2 @decimal 2.0, 2.00, 2.000, 2.0000</pluralRule>
            <pluralRule count="few">n % 100 = 3..10 @integer 3~10, 103~110, 1003, … @decimal 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 103.0, 1003.0, …</pluralRule>
            <pluralRule count="many">n % 100 = 11..99 @integer 11~26, 111, 1011, … @decimal 11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 17.0, 18.0, 111.0, 1011.0, …</pluralRule>
            <pluralRule count="other"> @integer 100~102, 200~202, 300~302, 400~402, 500~502, 600, 1000, 10000, 100000, 1000000, … @decimal 0.1~0.9, 1.1~1.7, 10.1, 100.0, 1000.0, 10000.0, 100000.0, 1000000.0, …</pluralRule>
        </pluralRules>
        <pluralRules locales="cy">
            <pluralRule count="zero">n = 0 @integer 0 @decimal 0.0, 0.00, 0.000, 0.0000</pluralRule>
            <pluralRule count="one">n = 1 @integer 1 @decimal 1.0, 1.00, 1.000, 1.0000</pluralRule>
            <pluralRule count="two">n = 2 @integer 2 @decimal 2.0, 2.00, 2.000, 2.0000</pluralRule>
            <pluralRule count="few">n = 3 @integer 3 @decimal 3.0, 3.00, 3.000, 3.0000</pluralRule>
            <pluralRule count="many">n = 6 @integer 6 @decimal 6.0, 6.00, 6.000, 6.0000</pluralRule>
            <pluralRule count="other"> @integer 4, 5, 7~20, 100, 1000, 10000, 100000, 1000000, … @decimal 0.1~0.9, 1.1~1.7, 10.0, 100.0, 1000.0, 10000.0, 100000.0, 1000000.0, …</pluralRule>
        </pluralRules>
    </plurals>
</supplementalData>
"""#

  static let ordinals = #"""
<?xml version="1.0" encoding="UTF-8" ?>
<!DOCTYPE supplementalData SYSTEM "../../common/dtd/ldmlSupplemental.dtd">
<!--
Copyright © 1991-2025 Unicode, Inc.
For terms of use, see http://www.unicode.org/copyright.html
SPDX-License-Identifier: Unicode-3.0
CLDR data files are interpreted according to the LDML specification (http://unicode.org/reports/tr35/)
-->
<supplementalData>
    <version number="$Revision$"/>
    <plurals type="ordinal">
        <!-- For a canonicalized list, use GeneratedPluralSamples -->

        <!-- 1: other -->

        <pluralRules locales="af am an ar ast bg bs ce cs cv da de dsb el es et eu fa fi fy gl gsw he hr hsb ia id ie in is iw ja km kn ko ky lt lv ml mn my nb nl no pa pl prg ps pt root ru sd sh si sk sl sr sw ta te th tpi tr ur uz yue zh zu">
            <pluralRule count="other"> @integer 0~15, 100, 1000, 10000, 100000, 1000000, …</pluralRule>
        </pluralRules>

        <!-- 2: one,other -->

        <pluralRules locales="sv">
            <pluralRule count="one">n % 10 = 1,2 and n % 100 != 11,12 @integer 1, 2, 21, 22, 31, 32, 41, 42, 51, 52, 61, 62, 71, 72, 81, 82, 101, 1001, …</pluralRule>
            <pluralRule count="other"> @integer 0, 3~17, 100, 1000, 10000, 100000, 1000000, …</pluralRule>
        </pluralRules>
        <pluralRules locales="bal fil fr ga hy lo mo ms ro tl vi">
            <pluralRule count="one">n = 1 @integer 1</pluralRule>
            <pluralRule count="other"> @integer 0, 2~16, 100, 1000, 10000, 100000, 1000000, …</pluralRule>
        </pluralRules>
        <pluralRules locales="hu">
            <pluralRule count="one">n = 1,5 @integer 1, 5</pluralRule>
            <pluralRule count="other"> @integer 0, 2~4, 6~17, 100, 1000, 10000, 100000, 1000000, …</pluralRule>
        </pluralRules>
        <pluralRules locales="ne">
            <pluralRule count="one">n = 1..4 @integer 1~4</pluralRule>
            <pluralRule count="other"> @integer 0, 5~19, 100, 1000, 10000, 100000, 1000000, …</pluralRule>
        </pluralRules>

        <!-- 2: few,other -->

        <pluralRules locales="be">
            <pluralRule count="few">n % 10 = 2,3 and n % 100 != 12,13 @integer 2, 3, 22, 23, 32, 33, 42, 43, 52, 53, 62, 63, 72, 73, 82, 83, 102, 1002, …</pluralRule>
            <pluralRule count="other"> @integer 0, 1, 4~17, 100, 1000, 10000, 100000, 1000000, …</pluralRule>
        </pluralRules>
        <pluralRules locales="uk">
            <pluralRule count="few">n % 10 = 3 and n % 100 != 13 @integer 3, 23, 33, 43, 53, 63, 73, 83, 103, 1003, …</pluralRule>
            <pluralRule count="other"> @integer 0~2, 4~16, 100, 1000, 10000, 100000, 1000000, …</pluralRule>
        </pluralRules>
        <pluralRules locales="tk">
            <pluralRule count="few">n % 10 = 6,9 or n = 10 @integer 6, 9, 10, 16, 19, 26, 29, 36, 39, 106, 1006, …</pluralRule>
            <pluralRule count="other"> @integer 0~5, 7, 8, 11~15, 17, 18, 20, 100, 1000, 10000, 100000, 1000000, …</pluralRule>
        </pluralRules>

        <!-- 2: many,other -->

        <pluralRules locales="kk">
            <pluralRule count="many">n % 10 = 6 or n % 10 = 9 or n % 10 = 0 and n != 0 @integer 6, 9, 10, 16, 19, 20, 26, 29, 30, 36, 39, 40, 100, 1000, 10000, 100000, 1000000, …</pluralRule>
            <pluralRule count="other"> @integer 0~5, 7, 8, 11~15, 17, 18, 21, 101, 1001, …</pluralRule>
        </pluralRules>
        <pluralRules locales="it lld sc vec">
            <pluralRule count="many">n = 11,8,80,800 @integer 8, 11, 80, 800</pluralRule>
            <pluralRule count="other"> @integer 0~7, 9, 10, 12~17, 100, 1000, 10000, 100000, 1000000, …</pluralRule>
        </pluralRules>
        <pluralRules locales="lij scn">
            <pluralRule count="many">n = 11,8,80..89,800..899 @integer 8, 11, 80~89, 800~803</pluralRule>
            <pluralRule count="other"> @integer 0~7, 9, 10, 12~17, 100, 1000, 10000, 100000, 1000000, …</pluralRule>
        </pluralRules>

        <!-- 3: one,many,other -->

        <pluralRules locales="ka">
            <pluralRule count="one">i = 1 @integer 1</pluralRule>
            <pluralRule count="many">i = 0 or i % 100 = 2..20,40,60,80 @integer 0, 2~16, 102, 1002, …</pluralRule>
            <pluralRule count="other"> @integer 21~36, 100, 1000, 10000, 100000, 1000000, …</pluralRule>
        </pluralRules>
        <pluralRules locales="sq">
            <pluralRule count="one">n = 1 @integer 1</pluralRule>
            <pluralRule count="many">n % 10 = 4 and n % 100 != 14 @integer 4, 24, 34, 44, 54, 64, 74, 84, 104, 1004, …</pluralRule>
            <pluralRule count="other"> @integer 0, 2, 3, 5~17, 100, 1000, 10000, 100000, 1000000, …</pluralRule>
        </pluralRules>
        <pluralRules locales="kw">
            <pluralRule count="one">n = 1..4 or n % 100 = 1..4,21..24,41..44,61..64,81..84 @integer 1~4, 21~24, 41~44, 61~64, 101, 1001, …</pluralRule>
            <pluralRule count="many">n = 5 or n % 100 = 5 @integer 5, 105, 205, 305, 405, 505, 605, 705, 1005, …</pluralRule>
            <pluralRule count="other"> @integer 0, 6~20, 100, 1000, 10000, 100000, 1000000, …</pluralRule>
        </pluralRules>

        <!-- 4: zero,one,few,other -->

        <pluralRules locales="blo">
            <pluralRule count="zero">i = 0 @integer 0</pluralRule>
            <pluralRule count="one">i = 1 @integer 1</pluralRule>
            <pluralRule count="few">i = 2,3,4,5,6 @integer 2~6</pluralRule>
            <pluralRule count="other"> @integer 7~22, 100, 1000, 10000, 100000, 1000000, …</pluralRule>
        </pluralRules>

        <!-- 4: one,two,few,other -->

        <pluralRules locales="en">
            <pluralRule count="one">n % 10 = 1 and n % 100 != 11 @integer 1, 21, 31, 41, 51, 61, 71, 81, 101, 1001, …</pluralRule>
            <pluralRule count="two">n % 10 = 2 and n % 100 != 12 @integer 2, 22, 32, 42, 52, 62, 72, 82, 102, 1002, …</pluralRule>
            <pluralRule count="few">n % 10 = 3 and n % 100 != 13 @integer 3, 23, 33, 43, 53, 63, 73, 83, 103, 1003, …</pluralRule>
            <pluralRule count="other"> @integer 0, 4~18, 100, 1000, 10000, 100000, 1000000, …</pluralRule>
        </pluralRules>
        <pluralRules locales="kok kok_Latn mr">
            <pluralRule count="one">n = 1 @integer 1</pluralRule>
            <pluralRule count="two">n = 2,3 @integer 2, 3</pluralRule>
            <pluralRule count="few">n = 4 @integer 4</pluralRule>
            <pluralRule count="other"> @integer 0, 5~19, 100, 1000, 10000, 100000, 1000000, …</pluralRule>
        </pluralRules>
        <pluralRules locales="gd">
            <pluralRule count="one">n = 1,11 @integer 1, 11</pluralRule>
            <pluralRule count="two">n = 2,12 @integer 2, 12</pluralRule>
            <pluralRule count="few">n = 3,13 @integer 3, 13</pluralRule>
            <pluralRule count="other"> @integer 0, 4~10, 14~21, 100, 1000, 10000, 100000, 1000000, …</pluralRule>
        </pluralRules>
        <pluralRules locales="ca">
            <pluralRule count="one">n = 1,3 @integer 1, 3</pluralRule>
            <pluralRule count="two">n = 2 @integer 2</pluralRule>
            <pluralRule count="few">n = 4 @integer 4</pluralRule>
            <pluralRule count="other"> @integer 0, 5~19, 100, 1000, 10000, 100000, 1000000, …</pluralRule>
        </pluralRules>

        <!-- 4: one,two,many,other -->

        <pluralRules locales="mk">
            <pluralRule count="one">i % 10 = 1 and i % 100 != 11 @integer 1, 21, 31, 41, 51, 61, 71, 81, 101, 1001, …</pluralRule>
            <pluralRule count="two">i % 10 = 2 and i % 100 != 12 @integer 2, 22, 32, 42, 52, 62, 72, 82, 102, 1002, …</pluralRule>
            <pluralRule count="many">i % 10 = 7,8 and i % 100 != 17,18 @integer 7, 8, 27, 28, 37, 38, 47, 48, 57, 58, 67, 68, 77, 78, 87, 88, 107, 1007, …</pluralRule>
            <pluralRule count="other"> @integer 0, 3~6, 9~19, 100, 1000, 10000, 100000, 1000000, …</pluralRule>
        </pluralRules>

        <!-- 4: one,few,many,other -->

        <pluralRules locales="az">
            <pluralRule count="one">i % 10 = 1,2,5,7,8 or i % 100 = 20,50,70,80 @integer 1, 2, 5, 7, 8, 11, 12, 15, 17, 18, 20~22, 25, 101, 1001, …</pluralRule>
            <pluralRule count="few">i % 10 = 3,4 or i % 1000 = 100,200,300,400,500,600,700,800,900 @integer 3, 4, 13, 14, 23, 24, 33, 34, 43, 44, 53, 54, 63, 64, 73, 74, 100, 1003, …</pluralRule>
            <pluralRule count="many">i = 0 or i % 10 = 6 or i % 100 = 40,60,90 @integer 0, 6, 16, 26, 36, 40, 46, 56, 106, 1006, …</pluralRule>
            <pluralRule count="other"> @integer 9, 10, 19, 29, 30, 39, 49, 59, 69, 79, 109, 1000, 10000, 100000, 1000000, …</pluralRule>
        </pluralRules>

        <!-- 5: one,two,few,many,other -->

        <pluralRules locales="gu hi">
            <pluralRule count="one">n = 1 @integer 1</pluralRule>
            <pluralRule count="two">n = 2,3 @integer 2, 3</pluralRule>
            <pluralRule count="few">n = 4 @integer 4</pluralRule>
            <pluralRule count="many">n = 6 @integer 6</pluralRule>
            <pluralRule count="other"> @integer 0, 5, 7~20, 100, 1000, 10000, 100000, 1000000, …</pluralRule>
        </pluralRules>
        <pluralRules locales="as bn">
            <pluralRule count="one">n = 1,5,7,8,9,10 @integer 1, 5, 7~10</pluralRule>
            <pluralRule count="two">n = 2,3 @integer 2, 3</pluralRule>
            <pluralRule count="few">n = 4 @integer 4</pluralRule>
            <pluralRule count="many">n = 6 @integer 6</pluralRule>
            <pluralRule count="other"> @integer 0, 11~25, 100, 1000, 10000, 100000, 1000000, …</pluralRule>
        </pluralRules>
        <pluralRules locales="or">
            <pluralRule count="one">n = 1,5,7..9 @integer 1, 5, 7~9</pluralRule>
            <pluralRule count="two">n = 2,3 @integer 2, 3</pluralRule>
            <pluralRule count="few">n = 4 @integer 4</pluralRule>
            <pluralRule count="many">n = 6 @integer 6</pluralRule>
            <pluralRule count="other"> @integer 0, 10~24, 100, 1000, 10000, 100000, 1000000, …</pluralRule>
        </pluralRules>

        <!-- 6: zero,one,two,few,many,other -->

        <pluralRules locales="cy">
            <pluralRule count="zero">n = 0,7,8,9 @integer 0, 7~9</pluralRule>
            <pluralRule count="one">n = 1 @integer 1</pluralRule>
            <pluralRule count="two">n = 2 @integer 2</pluralRule>
            <pluralRule count="few">n = 3,4 @integer 3, 4</pluralRule>
            <pluralRule count="many">n = 5,6 @integer 5, 6</pluralRule>
            <pluralRule count="other"> @integer 10~25, 100, 1000, 10000, 100000, 1000000, …</pluralRule>
        </pluralRules>
    </plurals>
</supplementalData>
"""#

  static let pluralRanges = #"""
<?xml version='1.0' encoding='UTF-8' ?>
<!DOCTYPE supplementalData SYSTEM '../../common/dtd/ldmlSupplemental.dtd'>
<!--
	Copyright © 1991-2024 Unicode, Inc.
	For terms of use, see http://www.unicode.org/copyright.html
	SPDX-License-Identifier: Unicode-3.0
	CLDR data files are interpreted according to the LDML specification (http://unicode.org/reports/tr35/)
	GENERATED DATA — do not manually update!
		Generated by tool:	GeneratePluralRanges
 -->
<supplementalData>
	<version number="$Revision$" />
	<plurals>

<!-- other -->
		<pluralRanges locales="id ja km ko lo ms my th vi yue zh">
			<pluralRange start="other" end="other" result="other"/>
		</pluralRanges>

<!-- one, other -->
		<pluralRanges locales="am as bn gu hi hy kn mr ps zu">
			<pluralRange start="one"   end="one"   result="one"/>
			<pluralRange start="one"   end="other" result="other"/>
			<pluralRange start="other" end="other" result="other"/>
		</pluralRanges>
		<pluralRanges locales="ka">
			<pluralRange start="one"   end="other" result="one"/>
			<pluralRange start="other" end="one"   result="other"/>
			<pluralRange start="other" end="other" result="other"/>
		</pluralRanges>
		<pluralRanges locales="az de el gl gsw hu kk ky lij ml mn ne nl sc sq sw ta te tk tr ug uz">
			<pluralRange start="one"   end="other" result="other"/>
			<pluralRange start="other" end="one"   result="one"/>
			<pluralRange start="other" end="other" result="other"/>
		</pluralRanges>
		<pluralRanges locales="af an bg en et eu fi ia io nb no pcm sv ur">
			<pluralRange start="one"   end="other" result="other"/>
			<pluralRange start="other" end="one"   result="other"/>
			<pluralRange start="other" end="other" result="other"/>
		</pluralRanges>
		<pluralRanges locales="da fil is pa">
			<pluralRange start="one"   end="one"   result="one"/>
			<pluralRange start="one"   end="other" result="other"/>
			<pluralRange start="other" end="one"   result="one"/>
			<pluralRange start="other" end="other" result="other"/>
		</pluralRanges>
		<pluralRanges locales="si">
			<pluralRange start="one"   end="one"   result="one"/>
			<pluralRange start="one"   end="other" result="other"/>
			<pluralRange start="other" end="one"   result="other"/>
			<pluralRange start="other" end="other" result="other"/>
		</pluralRanges>
		<pluralRanges locales="ak fa or sd">
			<pluralRange start="one"   end="one"   result="other"/>
			<pluralRange start="one"   end="other" result="other"/>
			<pluralRange start="other" end="one"   result="one"/>
			<pluralRange start="other" end="other" result="other"/>
		</pluralRanges>
		<pluralRanges locales="mk">
			<pluralRange start="one"   end="one"   result="other"/>
			<pluralRange start="one"   end="other" result="other"/>
			<pluralRange start="other" end="one"   result="other"/>
			<pluralRange start="other" end="other" result="other"/>
		</pluralRanges>

<!-- zero, one, other -->
		<pluralRanges locales="lv">
			<pluralRange start="zero"  end="zero"  result="other"/>
			<pluralRange start="zero"  end="one"   result="one"/>
			<pluralRange start="zero"  end="other" result="other"/>
			<pluralRange start="one"   end="zero"  result="other"/>
			<pluralRange start="one"   end="one"   result="one"/>
			<pluralRange start="one"   end="other" result="other"/>
			<pluralRange start="other" end="zero"  result="other"/>
			<pluralRange start="other" end="one"   result="one"/>
			<pluralRange start="other" end="other" result="other"/>
		</pluralRanges>

<!-- one, two, other -->
		<pluralRanges locales="he">
			<pluralRange start="one"   end="two"   result="other"/>
			<pluralRange start="one"   end="other" result="other"/>
			<pluralRange start="two"   end="other" result="other"/>
			<pluralRange start="other" end="one"   result="other"/>
			<pluralRange start="other" end="two"   result="other"/>
			<pluralRange start="other" end="other" result="other"/>
		</pluralRanges>

<!-- one, few, other -->
		<pluralRanges locales="ro">
			<pluralRange start="one"   end="few"   result="few"/>
			<pluralRange start="one"   end="other" result="other"/>
			<pluralRange start="few"   end="one"   result="few"/>
			<pluralRange start="few"   end="few"   result="few"/>
			<pluralRange start="few"   end="other" result="other"/>
			<pluralRange start="other" end="few"   result="few"/>
			<pluralRange start="other" end="other" result="other"/>
		</pluralRanges>
		<pluralRanges locales="bs hr sr">
			<pluralRange start="one"   end="one"   result="one"/>
			<pluralRange start="one"   end="few"   result="few"/>
			<pluralRange start="one"   end="other" result="other"/>
			<pluralRange start="few"   end="one"   result="one"/>
			<pluralRange start="few"   end="few"   result="few"/>
			<pluralRange start="few"   end="other" result="other"/>
			<pluralRange start="other" end="one"   result="one"/>
			<pluralRange start="other" end="few"   result="few"/>
			<pluralRange start="other" end="other" result="other"/>
		</pluralRanges>

<!-- one, many, other -->
		<pluralRanges locales="fr pt">
			<pluralRange start="one"   end="one"   result="one"/>
			<pluralRange start="one"   end="other" result="other"/>
			<pluralRange start="other" end="other" result="other"/>
		</pluralRanges>
		<pluralRanges locales="it scn">
			<pluralRange start="one"   end="other" result="other"/>
			<pluralRange start="other" end="one"   result="one"/>
			<pluralRange start="other" end="other" result="other"/>
		</pluralRanges>
		<pluralRanges locales="ca es">
			<pluralRange start="one"   end="other" result="other"/>
			<pluralRange start="other" end="one"   result="other"/>
			<pluralRange start="other" end="other" result="other"/>
		</pluralRanges>

<!-- one, two, few, other -->
		<pluralRanges locales="sl">
			<pluralRange start="one"   end="one"   result="few"/>
			<pluralRange start="one"   end="two"   result="two"/>
			<pluralRange start="one"   end="few"   result="few"/>
			<pluralRange start="one"   end="other" result="other"/>
			<pluralRange start="two"   end="one"   result="few"/>
			<pluralRange start="two"   end="two"   result="two"/>
			<pluralRange start="two"   end="few"   result="few"/>
			<pluralRange start="two"   end="other" result="other"/>
			<pluralRange start="few"   end="one"   result="few"/>
			<pluralRange start="few"   end="two"   result="two"/>
			<pluralRange start="few"   end="few"   result="few"/>
			<pluralRange start="few"   end="other" result="other"/>
			<pluralRange start="other" end="one"   result="few"/>
			<pluralRange start="other" end="two"   result="two"/>
			<pluralRange start="other" end="few"   result="few"/>
			<pluralRange start="other" end="other" result="other"/>
		</pluralRanges>

<!-- one, few, many, other -->
		<pluralRanges locales="cs pl sk">
			<pluralRange start="one"   end="few"   result="few"/>
			<pluralRange start="one"   end="many"  result="many"/>
			<pluralRange start="one"   end="other" result="other"/>
			<pluralRange start="few"   end="few"   result="few"/>
			<pluralRange start="few"   end="many"  result="many"/>
			<pluralRange start="few"   end="other" result="other"/>
			<pluralRange start="many"  end="one"   result="one"/>
			<pluralRange start="many"  end="few"   result="few"/>
			<pluralRange start="many"  end="many"  result="many"/>
			<pluralRange start="many"  end="other" result="other"/>
			<pluralRange start="other" end="one"   result="one"/>
			<pluralRange start="other" end="few"   result="few"/>
			<pluralRange start="other" end="many"  result="many"/>
			<pluralRange start="other" end="other" result="other"/>
		</pluralRanges>
		<pluralRanges locales="be lt ru uk">
			<pluralRange start="one"   end="one"   result="one"/>
			<pluralRange start="one"   end="few"   result="few"/>
			<pluralRange start="one"   end="many"  result="many"/>
			<pluralRange start="one"   end="other" result="other"/>
			<pluralRange start="few"   end="one"   result="one"/>
			<pluralRange start="few"   end="few"   result="few"/>
			<pluralRange start="few"   end="many"  result="many"/>
			<pluralRange start="few"   end="other" result="other"/>
			<pluralRange start="many"  end="one"   result="one"/>
			<pluralRange start="many"  end="few"   result="few"/>
			<pluralRange start="many"  end="many"  result="many"/>
			<pluralRange start="many"  end="other" result="other"/>
			<pluralRange start="other" end="one"   result="one"/>
			<pluralRange start="other" end="few"   result="few"/>
			<pluralRange start="other" end="many"  result="many"/>
			<pluralRange start="other" end="other" result="other"/>
		</pluralRanges>

<!-- one, two, few, many, other -->
		<pluralRanges locales="ga">
			<pluralRange start="one"   end="two"   result="two"/>
			<pluralRange start="one"   end="few"   result="few"/>
			<pluralRange start="one"   end="many"  result="many"/>
			<pluralRange start="one"   end="other" result="other"/>
			<pluralRange start="two"   end="few"   result="few"/>
			<pluralRange start="two"   end="many"  result="many"/>
			<pluralRange start="two"   end="other" result="other"/>
			<pluralRange start="few"   end="few"   result="few"/>
			<pluralRange start="few"   end="many"  result="many"/>
			<pluralRange start="few"   end="other" result="other"/>
			<pluralRange start="many"  end="many"  result="many"/>
			<pluralRange start="many"  end="other" result="other"/>
			<pluralRange start="other" end="one"   result="one"/>
			<pluralRange start="other" end="two"   result="two"/>
			<pluralRange start="other" end="few"   result="few"/>
			<pluralRange start="other" end="many"  result="many"/>
			<pluralRange start="other" end="other" result="other"/>
		</pluralRanges>

<!-- zero, one, two, few, many, other -->
		<pluralRanges locales="cy">
			<pluralRange start="zero"  end="one"   result="one"/>
			<pluralRange start="zero"  end="two"   result="two"/>
			<pluralRange start="zero"  end="few"   result="few"/>
			<pluralRange start="zero"  end="many"  result="many"/>
			<pluralRange start="zero"  end="other" result="other"/>
			<pluralRange start="one"   end="two"   result="two"/>
			<pluralRange start="one"   end="few"   result="few"/>
			<pluralRange start="one"   end="many"  result="many"/>
			<pluralRange start="one"   end="other" result="other"/>
			<pluralRange start="two"   end="few"   result="few"/>
			<pluralRange start="two"   end="many"  result="many"/>
			<pluralRange start="two"   end="other" result="other"/>
			<pluralRange start="few"   end="many"  result="many"/>
			<pluralRange start="few"   end="other" result="other"/>
			<pluralRange start="many"  end="other" result="other"/>
			<pluralRange start="other" end="one"   result="one"/>
			<pluralRange start="other" end="two"   result="two"/>
			<pluralRange start="other" end="few"   result="few"/>
			<pluralRange start="other" end="many"  result="many"/>
			<pluralRange start="other" end="other" result="other"/>
		</pluralRanges>
		<pluralRanges locales="ar">
			<pluralRange start="zero"  end="one"   result="zero"/>
			<pluralRange start="zero"  end="two"   result="zero"/>
			<pluralRange start="zero"  end="few"   result="few"/>
			<pluralRange start="zero"  end="many"  result="many"/>
			<pluralRange start="zero"  end="other" result="other"/>
			<pluralRange start="one"   end="two"   result="other"/>
			<pluralRange start="one"   end="few"   result="few"/>
			<pluralRange start="one"   end="many"  result="many"/>
			<pluralRange start="one"   end="other" result="other"/>
			<pluralRange start="two"   end="few"   result="few"/>
			<pluralRange start="two"   end="many"  result="many"/>
			<pluralRange start="two"   end="other" result="other"/>
			<pluralRange start="few"   end="few"   result="few"/>
			<pluralRange start="few"   end="many"  result="many"/>
			<pluralRange start="few"   end="other" result="other"/>
			<pluralRange start="many"  end="few"   result="few"/>
			<pluralRange start="many"  end="many"  result="many"/>
			<pluralRange start="many"  end="other" result="other"/>
			<pluralRange start="other" end="one"   result="other"/>
			<pluralRange start="other" end="two"   result="other"/>
			<pluralRange start="other" end="few"   result="few"/>
			<pluralRange start="other" end="many"  result="many"/>
			<pluralRange start="other" end="other" result="other"/>
		</pluralRanges>
	</plurals>
</supplementalData>
"""#

  /// The language aliases of supplementalMetadata.xml: type and replacement, one a line.
  static let languageAliases = #"""
art_lojban jbo
i_ami ami
i_bnn bnn
i_hak hak
i_klingon tlh
i_lux lb
i_navajo nv
i_pwn pwn
i_tao tao
i_tay tay
i_tsu tsu
no_bok nb
no_nyn nn
sgn_BE_FR sfb
sgn_BE_NL vgt
sgn_CH_DE sgg
zh_guoyu zh
zh_hakka hak
zh_min_nan nan
zh_xiang hsn
en_GB_oed en_GB_oxendict
in id
iw he
ji yi
jw jv
mo ro
scc sr
scr hr
aam aas
adp dz
aue ktz
ayx nun
bgm bcg
bjd drl
ccq rki
cjr mom
cka cmr
cmk xch
coy pij
cqu quh
drh mn
drw fa_AF
gav dev
gfx vaj
ggn gvr
gti nyc
guv duz
hrr jal
ibi opa
ilw gal
jeg oyb
kgc tdf
kgh kml
koj kwv
krm bmf
ktr dtp
kvs gdj
kwq yam
kxe tvd
kzj dtp
kzt dtp
lii raq
lmm rmx
meg cir
mst mry
mwj vaj
myt mry
nad xny
ncp kdz
nnx ngv
nts pij
oun vaj
pcr adx
pmc huw
pmu phr
ppa bfy
ppr lcq
pry prt
puz pub
sca hle
skk oyb
tdu dtp
thc tpo
thx oyb
tie ras
tkk twm
tlw weo
tmp tyj
tne kak
tnf fa_AF
tsf taj
uok ema
xba cax
xia acn
xkh waw
xsj suj
ybd rki
yma lrr
ymt mtm
yos zom
yuu yug
asd snz
dit dif
llo ngt
myd aog
nns nbr
agp apf
ais ami
ajt aeb
baz nvo
bhk fbl
bic bir
bjq bzc
bkb ebk
blg iba
btb beb
daf dnj
dap njz
djl dze
dkl aqd
drr kzk
dud uth
duj dwu
dwl dbt
elp amq
gbc wny
ggo esg
ggr gtu
gio aou
gli kzk
ill ilm
izi eza
jar jgk
kdv zkd
kgd ncq
kpp jkm
kxl kru
kzh dgl
lak ksp
leg enl
mgx jbk
mnt wnn
mof xnt
mwd dmw
nbf nru
nbx gll
nln azd
nlr nrk
noo dtd
nxu bpp
pat kxr
rmr emx
sap aqt
sgl isk
smd kmb
snb iba
sul sgd
sum ulw
tgg bjp
thw ola
tid itd
unp wro
wgw wgb
wit nol
wiw nwo
xrq dmw
yen ynq
yiy yrm
zir scv
sgn_BR bzs
sgn_CO csn
sgn_DE gsg
sgn_DK dsl
sgn_FR fsl
sgn_GB bfi
sgn_GR gss
sgn_IE isg
sgn_IT ise
sgn_JP jsl
sgn_MX mfs
sgn_NI ncs
sgn_NL dse
sgn_NO nsi
sgn_PT psr
sgn_SE swl
sgn_US ase
sgn_ZA sfs
sgn_ES ssp
zh_cmn zh
zh_cmn_Hans zh_Hans
zh_cmn_Hant zh_Hant
zh_gan gan
zh_wuu wuu
zh_yue yue
no_bokmal nb
no_nynorsk nn
aa_saaho ssy
sh sr_Latn
cnr sr_ME
tl fil
aju jrb
als sq
arb ar
ayr ay
azj az
bcc bal
bcl bik
bxk luy
bxr bua
cld syr
cmn zh
cwd cr
dgo doi
dhd mwr
dik din
diq zza
lbk bnc
ekk et
emk man
esk ik
fat ak
fuc ff
gaz om
gbo grb
gno gon
gom kok
gug gn
gya gba
hdn hai
hea hmn
ike iu
kmr ku
knc kr
kng kg
kpv kv
lvs lv
mhr chm
mup raj
khk mn
npi ne
ojg oj
ory or
pbu ps
pes fa
plt mg
pnb lah
quz qu
rmy rom
spy kln
src sc
swh sw
ttq tmh
tw ak
umu del
uzn uz
xpe kpe
xsl den
ydd yi
zai zap
zsm ms
zyb za
him srx
bh bho
cls sa
prs fa_AF
swc sw_CD
aar aa
abk ab
ave ae
afr af
aka ak
amh am
arg an
ara ar
asm as
ava av
aym ay
aze az
bak ba
bel be
bul bg
bih bho
bis bi
bam bm
ben bn
bod bo
bre br
bos bs
cat ca
che ce
cha ch
cos co
cre cr
ces cs
chu cu
chv cv
cym cy
dan da
deu de
div dv
dzo dz
ewe ee
ell el
eng en
epo eo
spa es
est et
eus eu
fas fa
ful ff
fin fi
fij fj
fao fo
fra fr
fry fy
gle ga
gla gd
glg gl
grn gn
guj gu
glv gv
hau ha
heb he
hin hi
hmo ho
hrv hr
hat ht
hun hu
hye hy
her hz
ina ia
ind id
ile ie
ibo ig
iii ii
ipk ik
ido io
isl is
ita it
iku iu
jpn ja
jav jv
kat ka
kon kg
kik ki
kua kj
kaz kk
kal kl
khm km
kan kn
kor ko
kau kr
kas ks
kur ku
kom kv
cor kw
kir ky
lat la
ltz lb
lug lg
lim li
lin ln
lao lo
lit lt
lub lu
lav lv
mlg mg
mah mh
mri mi
mkd mk
mal ml
mon mn
mol ro
mar mr
msa ms
mlt mt
mya my
nau na
nob nb
nde nd
nep ne
ndo ng
nld nl
nno nn
nor no
nbl nr
nav nv
nya ny
oci oc
oji oj
orm om
ori or
oss os
pan pa
pli pi
pol pl
pus ps
por pt
que qu
roh rm
run rn
ron ro
rus ru
kin rw
san sa
srd sc
snd sd
sme se
sag sg
hbs sr_Latn
sin si
slk sk
slv sl
smo sm
sna sn
som so
sqi sq
srp sr
ssw ss
sot st
sun su
swe sv
swa sw
tam ta
tel te
tgk tg
tha th
tir ti
tuk tk
tgl fil
tsn tn
ton to
tur tr
tso ts
tat tt
twi ak
tah ty
uig ug
ukr uk
urd ur
uzb uz
ven ve
vie vi
vol vo
wln wa
wol wo
xho xh
yid yi
yor yo
zha za
zho zh
zul zu
alb sq
arm hy
baq eu
bur my
chi zh
cze cs
dut nl
fre fr
geo ka
ger de
gre el
ice is
mac mk
mao mi
may ms
per fa
rum ro
slo sk
tib bo
wel cy
cel_gaulish xtg
i_default en_x_i_default
i_enochian und_x_i_enochian
i_mingo see_x_i_mingo
zh_min nan_x_zh_min
und_aaland und_AX
hy_arevmda hyw
und_arevmda und
und_arevela und
und_lojban und
und_saaho und
und_bokmal und
und_nynorsk und
und_hakka und
und_xiang und
und_hepburn_heploc und_alalc97
ajp apc
kgm plu
nom cbr
pmk crr
prp gu
szd umi
tmk tdg
tpw tpn
xss zko
zkb kjh
dek sqm
nte eko
"""#
}
