import { note } from "../../problem/ProblemList.ts";
import { shorten } from "../../text/shorten.ts";
import { anyOf, inOrder } from "../../text/TextPattern.ts";
import { amountsOf, type FileRows, placeAt, textAt } from "../FileRows.ts";
import type { PriorCashFlowRow } from "../rows.ts";

const CATEGORY = /operating|investing|financing|reconciliation/i;
/** Lines outside the three categories, between opening and closing cash. */
const RECONCILIATION = anyOf(
  inOrder(/^(?:net )?\W*(?:in|de)crease/i, / in cash/i),
  /^net change in cash/i,
  /^(effects? of|foreign) (foreign )?(currency |exchange)/i,
  inOrder(/^cash\b/i, /\b(beginning|start|end|opening|closing|january|december|march|june)\b/i),
  inOrder(/^cash\b/i, /\bat \d\b/i),
  /^(opening|closing) cash/i,
);
const CLOSES_ITS_SECTION = anyOf(
  inOrder(/^net /i, /\bin cash\b|\b(in|out)flow/i),
  inOrder(/^total\b/i, /\bactivities\b/i),
);
const NET_CASH = /^net cash\b/i;
/** The category of the supplemental block of our US GAAP statements, which has no lines. */
export const SUPPLEMENTAL = "supplemental";

const LONGEST = 120;
const WORDS = { value: "", expected: "the line's description" };

/** A total of non-cash items names a category but does not close its section. */
const WITHOUT_CASH = /\bnon[- ]?cash\b/i;

/**
 * Reads last year's statement. Each line has a label, an amount and, if possible, a category: its own, that of the
 * heading above ("Cash flows from investing activities"), or that of the total below ("Net cash from operating
 * activities").
 */
export function parsePriorCashFlow(file: FileRows): PriorCashFlowRow[] {
  const amountAt = amountsOf(file, "amount");
  const sectionAt = sectionReader(file);
  const totalled = categoriesOfTotals(file);
  return file.rows.flatMap(({ row }, at): PriorCashFlowRow[] => {
    const lineItem = textAt(file, "lineItem", at);
    const category = textAt(file, "category", at) || sectionAt(at, lineItem) || totalled[at] || "";
    if (category === SUPPLEMENTAL) return [];
    const concept = textAt(file, "concept", at) || null;
    if (lineItem === "")
      note(file.problems, "line_item_missing", { ...placeAt(file, "lineItem", at), ...WORDS });
    if (category === "")
      note(file.warnings, "category_missing", {
        ...placeAt(file, "category", at),
        value: shorten(lineItem),
        expected: "operating, investing or financing",
      });
    const notes = textAt(file, "notes", at);
    return [{ row, lineItem, category, amount: amountAt(at), notes, concept }];
  });
}

/**
 * The category of the last section heading that names one, until the section's total; lines after it ("Effect of
 * exchange rates", "Cash at beginning") are outside.
 */
function sectionReader(file: FileRows): (at: number, lineItem: string) => string {
  let heading = "";
  let category = "";
  return (at, lineItem) => {
    if (closesItsSection(file.sumsAbove.get(at)?.slice(0, LONGEST) ?? "")) category = "";
    const section = file.sections[at] ?? "";
    if (section !== heading) category = CATEGORY.exec(section)?.[0].toLowerCase() ?? category;
    heading = section;
    const words = lineItem.slice(0, LONGEST);
    const found = category || (RECONCILIATION.test(words) ? "reconciliation" : "");
    if (closesItsSection(words)) category = "";
    return found;
  };
}

/** The category of the next section total below each row, for statements without headings. */
function categoriesOfTotals(file: FileRows): string[] {
  const found: string[] = [];
  let below = "";
  for (const at of [...file.rows.keys()].reverse()) {
    below = categoryClosed(textAt(file, "lineItem", at)) ?? below;
    found[at] = below;
    below = categoryClosed(file.sumsAbove.get(at) ?? "") ?? below;
  }
  return found;
}

/** The category of the section that a total closes; "" where it names none, null where it is no total. */
function categoryClosed(text: string): string | null {
  const words = text.slice(0, LONGEST);
  if (!closesItsSection(words)) return null;
  return WITHOUT_CASH.test(words) ? "" : (CATEGORY.exec(words)?.[0].toLowerCase() ?? "");
}

function closesItsSection(words: string): boolean {
  const isOfSection = NET_CASH.test(words) && !/\boperations\b/i.test(words);
  return isOfSection || CLOSES_ITS_SECTION.test(words);
}
