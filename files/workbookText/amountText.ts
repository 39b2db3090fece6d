import { numberText } from "./numberText.ts";

const CONDITION = /\[[<>=]/;

/**
 * A workbook's number with the side that its format writes beside it: Tally keeps "1,250.00 Cr" as 1250 in
 * the format `""0.00" Cr"`, so that the number alone does not say on which side it stands. A share that
 * is shown as "29%" and kept as 0.29 comes back as it is shown, so that nobody takes it for an amount.
 */
export function amountText(value: number, format: string): string {
  if (isShare(value, format)) return `${numberText(value * PER_CENT, "")}%`;
  if (value === 0 || !format.includes('"')) return numberText(value, format);
  const sections = wordsBySection(format);
  const hasConditions = CONDITION.test(format);
  const hasOwnSection = value < 0 && sections.length > 1 && !hasConditions;
  const shown = hasConditions ? sections : [sections[hasOwnSection ? 1 : 0] ?? []];
  const sides = new Set(shown.map(sideIn));
  const [side] = sides;
  if (!side || sides.size > 1) return numberText(value, format);
  return `${numberText(hasOwnSection ? -value : value, format)} ${side}`;
}

/** Whether a number is shown in per cent. A larger one is an amount in the wrong format. */
function isShare(value: number, format: string): boolean {
  return Math.abs(value) <= LARGEST_SHARE && format.includes("%") && SHOWN_PERCENT.test(format);
}

const PER_CENT = 100;
const LARGEST_SHARE = 100;
/** The sign of per cent, but for one that is quoted or escaped: that is a text. */
const SHOWN_PERCENT = /^(?:[^"\\%]|\\.|"[^"]*")*%/;

/** The quoted words of each section of a format: for amounts, for those below zero, for zero. */
function wordsBySection(format: string): string[][] {
  const sections: string[][] = [[]];
  for (const [at, part] of format.split('"').entries()) {
    if (at % 2 === 1) sections.at(-1)?.push(part);
    else sections.push(...Array.from({ length: part.split(";").length - 1 }, () => []));
  }
  return sections;
}

function sideIn(words: readonly string[]): "Dr" | "Cr" | null {
  const said = new Set(words.map((word) => word.trim().toLowerCase()));
  if (said.has("dr") || said.has("dr.")) return "Dr";
  return said.has("cr") || said.has("cr.") ? "Cr" : null;
}
