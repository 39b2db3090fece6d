import type { CashFlow } from "@tieout/contract";
import { CONFIDENCE_BAR } from "@tieout/core";
import type { FormName } from "./formNames.ts";

export type OpenPoint = {
  id: string;
  title: string;
  reason: string;
  /** The line's amount; null for an account. */
  amount: string | null;
  /** The form that settles it; null when its account only needs another role. */
  form: FormName | null;
};

export type OpenPointGroup = { title: string; points: OpenPoint[] };

type ReviewedLine = Pick<
  CashFlow["lines"][number],
  "concept" | "lineItem" | "currentYear" | "status" | "reviewReasons"
>;

type Source = { lines: readonly ReviewedLine[]; accounts: CashFlow["accounts"] };

const groups = [
  { title: "Interest Expense Classification", words: /interest|finance|dividend/ },
  { title: "Foreign Exchange Impact", words: /exchange|translation/ },
  {
    title: "Working Capital Classification",
    words: /^change_in|receivable|payable|prepayment|inventor|contract_|sales_tax|provision/,
  },
] as const;

/** What a person still has to decide, under the three headings and one for the rest. */
export function openPoints(source: Source): OpenPointGroup[] {
  const points = [...linesInReview(source), ...uncertainAccounts(source)];
  const headed = groups.map(({ title, words }) => ({
    title,
    points: points.filter(({ id }) => titleOf(id) === title && words.test(id)),
  }));
  const rest = points.filter(({ id }) => titleOf(id) === null);
  return rest.length === 0 ? headed : [...headed, { title: "Other open points", points: rest }];
}

function titleOf(id: string): string | null {
  return groups.find(({ words }) => words.test(id))?.title ?? null;
}

function linesInReview({ lines }: Source): OpenPoint[] {
  return lines
    .filter(({ status }) => status === "review")
    .map(({ concept, lineItem, reviewReasons, currentYear }) => ({
      id: concept,
      title: lineItem,
      reason: reviewReasons.join(" "),
      amount: currentYear,
      form: /disposal|purchase_of/.test(concept) ? "disposal" : "journal",
    }));
}

function uncertainAccounts({ accounts }: Source): OpenPoint[] {
  return accounts
    .filter(({ confidence, isOverridden }) => confidence < CONFIDENCE_BAR && !isOverridden)
    .map(({ code, name, role, reason, confidence }) => ({
      id: `${role ?? "unplaced"} ${code}`,
      title: `${code} ${name}`,
      reason: `${Math.round(confidence * 100)}% sure. ${reason}`,
      amount: null,
      form: null,
    }));
}
