import type { CellStyle } from "@tieout/core";

type Look = {
  isStrong?: true;
  size?: 11 | 14;
  isFilled?: true;
  /** Single above a subtotal; double beneath the last total, as accountants rule. */
  rule?: "above" | "aboveAndDouble" | "below";
  align?: "right";
  indent?: 1;
  isWrapped?: true;
  /** Stands at the foot of a row that is higher than its words, for air above. */
  isLow?: true;
  format?: "amount" | "proof" | "whole";
};

const LOOKS: Readonly<Record<CellStyle, Look>> = {
  plain: { indent: 1 },
  note: { isWrapped: true },
  wrapped: { isWrapped: true, indent: 1 },
  strong: { isStrong: true },
  title: { isStrong: true, size: 14 },
  section: { isStrong: true, isLow: true },
  heading: { isStrong: true, isFilled: true, rule: "below", isWrapped: true, indent: 1 },
  amountHeading: { isStrong: true, isFilled: true, rule: "below", isWrapped: true, align: "right" },
  noAmount: { align: "right" },
  amount: { format: "amount" },
  subtotal: { format: "amount", isStrong: true, rule: "above" },
  total: { format: "amount", isStrong: true, rule: "aboveAndDouble" },
  whole: { format: "whole" },
  proof: { format: "proof", isStrong: true },
};

/** Whether words of a look run over several lines. */
export function isWrapped(style: CellStyle): boolean {
  return LOOKS[style].isWrapped === true;
}

/** Whether words of a look run across the columns beside them. */
export function isNote(style: CellStyle): boolean {
  return style === "note";
}

/** Whether words of a look have air above them. */
export function isLow(style: CellStyle): boolean {
  return LOOKS[style].isLow === true;
}

const STYLES = Object.keys(LOOKS) as CellStyle[]; // keys of a closed table

const NUMBERS = new Map(STYLES.map((style, number) => [style, number]));

/** The number of a look in the file. Words that begin like a formula get its twin, marked as words. */
export function styleNumber(style: CellStyle, isQuoted: boolean): number {
  return (NUMBERS.get(style) ?? 0) + (isQuoted ? STYLES.length : 0);
}

const FORMATS = { amount: 164, proof: 165, whole: 166 } as const;
const RULES = ["above", "aboveAndDouble", "below"] as const;

/** The fonts, rules, number formats and looks of every cell; amounts have so many decimals. */
export function stylesXml(decimals: number): string {
  const nothing = decimals === 0 ? "0" : `0.${"0".repeat(decimals)}`;
  const figure = `#,##${nothing}`;
  const looks = [false, true].flatMap((isQuoted) =>
    STYLES.map((style) => lookXml(LOOKS[style], isQuoted)),
  );
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="3"><numFmt numFmtId="164" formatCode="${figure}_);\\(${figure}\\);\\-_)"/><numFmt numFmtId="165" formatCode="${figure}_);\\(${figure}\\);${nothing}_)"/><numFmt numFmtId="166" formatCode="#,##0_);\\(#,##0\\);\\-_)"/></numFmts>${FONTS}${FILLS}${BORDERS}<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${looks.length}">${looks.join("")}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
}

const FONT = '<name val="Calibri"/><family val="2"/>';
const FONTS = `<fonts count="3"><font><sz val="11"/>${FONT}</font><font><b/><sz val="11"/>${FONT}</font><font><b/><sz val="14"/>${FONT}</font></fonts>`;
const FILLS =
  '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFEEF1F4"/><bgColor indexed="64"/></patternFill></fill></fills>';
const BORDERS = `<borders count="4">${border("", "")}${border("thin", "")}${border("thin", "double")}${border("", "thin")}</borders>`;

function border(top: string, bottom: string): string {
  const side = (name: string, rule: string) =>
    rule === "" ? `<${name}/>` : `<${name} style="${rule}"><color auto="1"/></${name}>`;
  return `<border><left/><right/>${side("top", top)}${side("bottom", bottom)}<diagonal/></border>`;
}

function lookXml(look: Look, isQuoted: boolean): string {
  const font = look.size === 14 ? 2 : look.isStrong ? 1 : 0;
  const fill = look.isFilled ? 2 : 0;
  const rule = look.rule ? RULES.indexOf(look.rule) + 1 : 0;
  const format = look.format ? FORMATS[look.format] : 0;
  const side = look.indent ? "left" : look.align;
  const align = side ? ` horizontal="${side}" indent="${look.indent ?? 0}"` : "";
  const wrap = look.isWrapped ? ' wrapText="1"' : "";
  const quote = isQuoted ? ' quotePrefix="1"' : "";
  return `<xf numFmtId="${format}" fontId="${font}" fillId="${fill}" borderId="${rule}" xfId="0"${quote} applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1"><alignment vertical="${look.isLow ? "bottom" : "top"}"${align}${wrap}/></xf>`;
}
