import { type Amount, beginsLikeFormula, type Cell, type CellStyle } from "@tieout/core";
import { escapeXml } from "./escapeXml.ts";
import { styleNumber } from "./stylesXml.ts";

/** One cell; a formula with its result beside it, or the result alone where sums would not be exact. */
export function cellXml(cell: Cell, reference: string, isLive: boolean): string {
  switch (cell.kind) {
    case "text":
      return textXml(cell.text, cell.style, reference);
    case "number":
      return `<c r="${reference}" s="${styleNumber(cell.style, false)}"><v>${cell.value}</v></c>`;
    case "amount":
      return amountXml(cell.amount, "", cell.style, reference);
    case "formula":
      return amountXml(cell.amount, isLive ? cell.formula : "", cell.style, reference);
  }
}

/** The digits a spreadsheet keeps of a number. */
const MOST_DIGITS = 15;
/** What takes none of them: the sign, the point, and cents that are nil. */
const NOT_KEPT = /\.00$|[-.]/g;

/** An amount as the digits of its number; one too long for that stands as text, exact but not a number. */
function amountXml(amount: Amount, formula: string, style: CellStyle, reference: string): string {
  const digits = amount.replace(NOT_KEPT, "").length;
  if (digits > MOST_DIGITS) return textXml(amount, style, reference);
  const calculated = formula === "" ? "" : `<f>${escapeXml(formula)}</f>`;
  return `<c r="${reference}" s="${styleNumber(style, false)}">${calculated}<v>${amount}</v></c>`;
}

/** What programs make one space of, or none, unless they are told to keep it. */
const HAS_SPACE_TO_KEEP = /^\s|\s$|\s\s|[\t\n\r]/;
/** The most characters a cell holds. */
const MOST_CHARACTERS = 32_767;

function textXml(words: string, style: CellStyle, reference: string): string {
  const shown = words.length > MOST_CHARACTERS ? `${words.slice(0, MOST_CHARACTERS - 1)}…` : words;
  const number = styleNumber(style, beginsLikeFormula(shown));
  if (shown === "") return `<c r="${reference}" s="${number}"/>`;
  const space = HAS_SPACE_TO_KEEP.test(shown) ? ' xml:space="preserve"' : "";
  return `<c r="${reference}" s="${number}" t="inlineStr"><is><t${space}>${escapeXml(shown)}</t></is></c>`;
}
