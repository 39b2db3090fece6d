import type { Chance } from "../../core/testing/Chance.ts";

/** The parts of an archive, which a change writes into. */
type Parts = Map<string, Buffer>;

/**
 * Makes one change to the parts of a workbook: to a range, a count, a reference, an encoding, a path or a text, which
 * may be repeated up to so many bytes.
 */
export function mutateParts(chance: Chance, parts: Parts, mostRepeated: number): void {
  chance.pick([
    changeAttribute,
    changeAttribute,
    insertElement,
    repeatElement,
    changeValue,
    encode,
    movePart,
    lengthenText,
  ] as const)(chance, parts, mostRepeated);
}

const RANGES = [
  "A1:XFD1048576",
  "XFD1048576:A1",
  "A0:B0",
  "A1:A99999999999",
  "$A$1:$XFD$1048576",
  "A:XFD",
  "",
] as const;
const NUMBERS = ["-1", "0", "1", "16384", "1048576", "2000000000", "1e308", "NaN", "x"] as const;

/** A range, a number or a name among the attributes becomes another. */
function changeAttribute(chance: Chance, parts: Parts): void {
  change(chance, parts, (text) =>
    replaceOne(chance, text, /\b([\w:-]{1,40})="[^"<]{0,100}"/g, (written) => {
      const name = written.slice(0, written.indexOf("="));
      return `${name}="${chance.happens(50) ? chance.pick(RANGES) : chance.pick(NUMBERS)}"`;
    }),
  );
}

/** What stands between tags becomes another number, or nothing that is one. */
function changeValue(chance: Chance, parts: Parts): void {
  change(chance, parts, (text) =>
    replaceOne(chance, text, />[^<>]{1,100}</g, () => `>${chance.pick(NUMBERS)}<`),
  );
}

const WHOLE = RANGES[0];
const ELEMENTS = [
  `<mergeCells><mergeCell ref="${WHOLE}"/></mergeCells>`,
  `<hyperlinks><hyperlink ref="${WHOLE}" location="x"/></hyperlinks>`,
  `<conditionalFormatting sqref="${WHOLE}"><cfRule/></conditionalFormatting>`,
  `<dataValidations count="4294967295"><dataValidation sqref="${WHOLE}"/></dataValidations>`,
  '<cols><col min="1" max="2000000000" hidden="1"/></cols>',
  `<dimension ref="${WHOLE}"/>`,
  `<definedNames><definedName name="x">TB!${WHOLE}</definedName></definedNames>`,
  "<row><c><v>1</v></c></row>",
  '<c t="s"><v>4294967296</v></c>',
  '<table:table-cell table:number-columns-repeated="2000000000"><text:p>1</text:p></table:table-cell>',
  '<table:table-row table:number-rows-repeated="2000000000"><table:table-cell office:value-type="float" office:value="1"/></table:table-row>',
  "<!-- a comment -->",
  "<![CDATA[<row/>]]>",
  '<!DOCTYPE x [<!ENTITY a "aaaa">]>',
] as const;

function insertElement(chance: Chance, parts: Parts): void {
  const element = chance.pick(ELEMENTS);
  change(chance, parts, (text) =>
    replaceOne(chance, text, /<\/?[\w:]{1,40}/g, (tag) => `${element}${tag}`),
  );
}

/** Bytes: more than a workbook of this size may unpack to. */
export const MORE_THAN_IS_UNPACKED = 9 * 1024 * 1024;

/** An element, or the opening of one, stands there many times. */
function repeatElement(chance: Chance, parts: Parts, mostRepeated: number): void {
  change(chance, parts, (text) =>
    replaceOne(
      chance,
      text,
      /<[\w:]{1,40}[^<>]{0,200}>(?:[^<>]{0,100}<\/[\w:]{1,40}>)?/g,
      (element) => {
        const most = Math.floor(mostRepeated / element.length);
        return element.repeat(chance.pick([2, 300, 70_000, most] as const) % (most + 1));
      },
    ),
  );
}

const LONG = 600_000;

/** A text grows long, of whatever is costly to read. */
function lengthenText(chance: Chance, parts: Parts, mostRepeated: number): void {
  const piece = chance.pick([
    "x",
    " ",
    "&amp;",
    "_x000D_",
    "&#x10FFFF;",
    "9",
    "]]&gt;",
    "é",
  ] as const);
  const filling = piece.repeat(Math.floor(Math.min(LONG, mostRepeated) / piece.length));
  change(chance, parts, (text) =>
    replaceOne(chance, text, />[^<>]{1,100}</g, () => `>${filling}<`),
  );
}

function encode(chance: Chance, parts: Parts): void {
  const path = anyPath(chance, parts);
  const bytes = parts.get(path) ?? Buffer.alloc(0);
  const text = bytes.toString();
  const forms = [
    () => Buffer.from(`\ufeff${text}`, "utf16le"),
    () => Buffer.from(`\ufeff${text}`, "utf16le").swap16(),
    () => Buffer.from(text, "utf16le"),
    () => Buffer.from(`\ufeff${text}`),
    () => Buffer.concat([bytes.subarray(0, 100), Buffer.of(0xff, 0xc0, 0), bytes.subarray(100)]),
    () => Buffer.from(text.replace(/encoding="[^"]*"/, 'encoding="UTF-7"')),
    () => Buffer.from(text.replace(/<(\/?)(?=\w)/g, "<$1y:")),
    () => bytes.subarray(0, chance.between(0, bytes.length)),
  ] as const;
  parts.set(path, chance.pick(forms)());
}

/** A part is called otherwise, twice, or is not there at all. */
function movePart(chance: Chance, parts: Parts): void {
  const path = anyPath(chance, parts);
  const bytes = parts.get(path) ?? Buffer.alloc(0);
  const names = [
    path.toUpperCase(),
    `../${path}`,
    path.replaceAll("/", "\\"),
    "xl/workbook.bin",
    "content.xml",
    "__proto__x",
  ] as const;
  if (chance.happens(70)) parts.delete(path);
  if (chance.happens(70)) parts.set(chance.pick(names), bytes);
}

function anyPath(chance: Chance, parts: Parts): string {
  const paths = [...parts.keys()];
  return paths[chance.between(0, paths.length - 1)] ?? "";
}

/** A part that is read is changed more often than one that is not. */
function change(chance: Chance, parts: Parts, to: (text: string) => string): void {
  const read = [...parts.keys()].filter((path) =>
    /sheet|workbook|shared|styles|content/i.test(path),
  );
  const path = read[chance.between(0, read.length - 1)] ?? anyPath(chance, parts);
  parts.set(path, Buffer.from(to(parts.get(path)?.toString() ?? "")));
}

function replaceOne(
  chance: Chance,
  text: string,
  pattern: RegExp,
  to: (found: string) => string,
): string {
  const all = [...text.slice(0, 200_000).matchAll(pattern)];
  const chosen = all[chance.between(0, all.length - 1)];
  if (!chosen) return text;
  const [found] = chosen;
  return text.slice(0, chosen.index) + to(found) + text.slice(chosen.index + found.length);
}
