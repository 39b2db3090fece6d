import { type Problem, problem } from "../../problem/Problem.ts";
import type { Table } from "../../table/Table.ts";
import { cutText } from "../../text/cutText.ts";
import { showText } from "../../text/showText.ts";
import { isFigure } from "../cells/looksLikeAmount.ts";
import { type FileType, fileTypeLabels } from "../fileTypes.ts";
import type { Header } from "../headings/Header.ts";
import { normaliseHeading } from "../headings/normaliseHeading.ts";

/** What is measured and no amount: shares, growth, days, prices, numbers of things and what a model assumes. */
const MEASURE =
  /\b(?:growth|rates?|ratios?|percent(?:age)?s?|multiples?|probabilit(?:y|ies)|assumptions?|headcount|number of|days (?:of|in|sales|payable|inventory|receivable)|(?:sales|payables?|receivables?|inventory|debtors?|creditors?) days|per (?:unit|share|customer|user|month|day|hour|employee)|unit (?:cost|price)s?|price per|volumes?|churn|conversion|occupancy|utili[sz]ation|wacc|irr|npv)\b/;
/** "Gross margin %", "Overheads as % of revenue"; "Sales 20 %" is an account. */
const SHARE = /\b(?:margins?|growth|yields?|as|of)\b/;

const ROWS_LOOKED_AT = 500;
const FEWEST = 3;
const NAMED = 3;
const LONGEST = 80;
const LONGEST_NAMED = 40;

/**
 * Recognises the inputs of a model by its names, where most of them say what is measured: growth, margins, days, prices.
 * Null where most rows are named otherwise, as in a statement with ratios at its end.
 */
export function measuresIn(table: Table, header: Header, fileType: FileType): Problem | null {
  const name = header.columns.find(({ field }) => field === "name")?.index;
  if (name === undefined) return null;
  const rows = table.rows
    .slice(header.firstData, header.firstData + ROWS_LOOKED_AT)
    .filter(({ cells }) => cells.some((cell, index) => index !== name && isFigure(cell)));
  const names = rows.map(({ cells }) => (cells[name] ?? "").slice(0, LONGEST).trim());
  const measured = names.filter(isMeasure);
  if (measured.length < FEWEST || measured.length * 2 <= names.length) return null;
  const shown = measured
    .slice(0, NAMED)
    .map((words) => `"${showText(cutText(words, LONGEST_NAMED))}"`);
  return problem("measures_other", {
    ...(table.sheet !== null && { sheet: table.sheet }),
    value: shown.join(", "),
    expected: fileTypeLabels[fileType],
  });
}

function isMeasure(words: string): boolean {
  const plain = normaliseHeading(words);
  return MEASURE.test(plain) || (words.includes("%") && SHARE.test(plain));
}
