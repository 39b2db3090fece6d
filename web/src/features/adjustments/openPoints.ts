import { CONFIDENCE_BAR, type Role } from "@tieout/core";
import type { Books } from "./forms/GuidedForm.ts";
import { type Settlement, settleAccount, settleLine } from "./settleLine.ts";

export type OpenPoint = {
  id: string;
  title: string;
  reason: string;
  /** The line's amount; null for an account. */
  amount: string | null;
  settlement: Settlement;
};

export type OpenPointGroup = { title: string; points: OpenPoint[] };

type Source = Pick<Books, "lines" | "accounts">;

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
  const headed = groups.map(({ title }) => ({
    title,
    points: points.filter(({ id }) => titleOf(id) === title),
  }));
  const rest = points.filter(({ id }) => titleOf(id) === null);
  return rest.length === 0 ? headed : [...headed, { title: "Other open points", points: rest }];
}

function titleOf(id: string): string | null {
  return groups.find(({ words }) => words.test(id))?.title ?? null;
}

/** A line that only waits for the role of an account is settled where the account is listed. */
function linesInReview({ lines, accounts }: Source): OpenPoint[] {
  const unsure = new Set(accounts.filter(isUnsure).map(({ code }) => code));
  return lines
    .filter(({ status }) => status === "review")
    .filter(
      ({ reviewReasons, sources }) =>
        reviewReasons.length > 1 || !sources.some(({ account }) => unsure.has(account)),
    )
    .map((line) => ({
      id: line.concept,
      title: line.lineItem,
      reason: line.reviewReasons.join(" "),
      amount: line.currentYear,
      settlement: settleLine(line, accounts),
    }));
}

function uncertainAccounts({ accounts }: Source): OpenPoint[] {
  return accounts.filter(isUnsure).map((account) => ({
    id: `${account.role ?? "unplaced"} ${account.code}`,
    title: `${account.code} ${account.name}`,
    reason: `${Math.round(account.confidence * 100)}% sure. ${account.reason}`,
    amount: null,
    settlement: settleAccount(account),
  }));
}

function isUnsure(account: { confidence: number; isOverridden: boolean; role: Role | null }) {
  return account.confidence < CONFIDENCE_BAR && !account.isOverridden;
}
