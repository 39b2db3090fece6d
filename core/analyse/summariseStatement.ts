import { absolute, type Minor } from "../money/Minor.ts";
import { minorOf } from "../money/minorOf.ts";
import { decimalsOfDocument } from "../statement/describe/decimalsOfDocument.ts";
import type { Amount, StatementLine } from "../statement/StatementDocument.ts";
import type { AnalystFacts } from "./AnalystFacts.ts";
import { ratio } from "./ratio.ts";
import { type FigureWords, wordFigures } from "./wordFigures.ts";

export type StatementSummary = {
  keyInsights: readonly string[];
  /** All figures in the insights. */
  figures: Readonly<Record<string, Amount>>;
};

/** Summarises a statement in a few sentences with its own figures. */
export function summariseStatement({ document }: AnalystFacts): StatementSummary {
  const { lines, totals } = document.statements.indirect;
  const words = wordFigures(decimalsOfDocument(document));
  const at = (concept: string) =>
    minor(lines.find((line) => line.concept === concept)?.currentYear);
  const insights = [
    tellChange(minor(totals.netChange), minor(totals.cashAtEnd), words),
    ...tellCategories(totals, words),
    ...tellConversion(minor(totals.operating), startingProfit(lines), words),
    ...tellFreeCash(
      minor(totals.operating),
      at("purchase_of_ppe") + at("purchase_of_intangibles"),
      words,
    ),
    ...tellLargest(lines, words),
    ...tellTie(minor(totals.unreconciledDifference), words),
  ];
  return { keyInsights: insights, figures: words.figures };
}

function tellChange(change: Minor, end: Minor, { amount }: FigureWords): string {
  const verb = change < 0n ? "fell" : "rose";
  return `Cash ${verb} by ${amount("netChange", absolute(change))} to ${amount("cashAtEnd", end)}.`;
}

function tellCategories(
  totals: AnalystFacts["document"]["statements"]["indirect"]["totals"],
  { amount }: FigureWords,
): string[] {
  return (["operating", "investing", "financing"] as const).map((category) => {
    const total = minor(totals[category]);
    const subject = category.charAt(0).toUpperCase() + category.slice(1);
    if (total === 0n) return `${subject} activities moved no cash.`;
    const verb = total < 0n ? "used" : "brought in";
    return `${subject} activities ${verb} ${amount(category, absolute(total))}.`;
  });
}

function startingProfit(lines: readonly StatementLine[]): Minor {
  const starts = ["profit_before_tax", "profit_for_the_year", "operating_profit", "net_income"];
  return minor(lines.find(({ concept }) => starts.includes(concept))?.currentYear);
}

function tellConversion(operating: Minor, profit: Minor, words: FigureWords): string[] {
  const conversion = profit > 0n && operating > 0n ? ratio(operating, profit) : null;
  if (conversion === null) return [];
  return [
    `Operating cash is ${words.percent("cashConversion", conversion)} of the profit of ${words.amount("startingProfit", profit)} the statement starts from.`,
  ];
}

function tellFreeCash(operating: Minor, purchases: Minor, { amount }: FigureWords): string[] {
  if (purchases >= 0n) return [];
  const free = operating + purchases;
  const verb = free < 0n ? "do not cover" : "cover";
  return [
    `Operating activities ${verb} purchases of fixed assets of ${amount("purchases", -purchases)}: ${amount("freeCash", absolute(free))} is ${free < 0n ? "missing" : "left"}.`,
  ];
}

/** Names the working capital line with the largest amount. */
function tellLargest(lines: readonly StatementLine[], { amount }: FigureWords): string[] {
  const moved = lines.filter(({ concept }) => concept.startsWith("change_in_"));
  const [largest] = moved.toSorted((a, b) =>
    absolute(minor(b.currentYear)) > absolute(minor(a.currentYear)) ? 1 : -1,
  );
  const size = minor(largest?.currentYear);
  if (!largest || size === 0n) return [];
  const effect = size < 0n ? "tied up" : "released";
  return [
    `The largest movement of working capital is "${largest.lineItem}": it ${effect} ${amount("largestMovement", absolute(size))}.`,
  ];
}

function tellTie(difference: Minor, { amount }: FigureWords): string[] {
  if (difference === 0n) return [];
  return [
    `The statement does not tie out: ${amount("unreconciledDifference", absolute(difference))} is unexplained.`,
  ];
}

function minor(text: Amount | undefined): Minor {
  return text === undefined ? 0n : minorOf(text);
}
