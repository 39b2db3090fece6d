import { absolute, type Minor } from "../../money/Minor.ts";
import { type BasisPoints, basisPoints, pointsApart, shareOf } from "../../money/shareOf.ts";
import type { Role } from "../../roles/roles.ts";
import { hasTrait } from "../../roles/traits.ts";
import type { BookAccount, Books } from "../Books.ts";
import type { Detector, Found } from "../Detector.ts";
import { ratio, relativeChange } from "../ratio.ts";
import { nameOf, totals } from "../selectAccounts.ts";
import { wordFigures } from "../wordFigures.ts";

/**
 * A balance that should be proportional to another amount, with the tolerated change in basis points of last year's
 * ratio.
 */
type Follower = {
  id: string;
  title: string;
  balance: (account: BookAccount) => boolean;
  base: (account: BookAccount) => boolean;
  baseTitle: string;
  tolerance: { fall: BasisPoints; rise: BasisPoints };
  recommendation: string;
};

const followers: readonly Follower[] = [
  {
    id: "sales_tax",
    title: "Sales tax owed",
    balance: hasRole("sales_tax"),
    base: hasRole("revenue"),
    baseTitle: "revenue",
    tolerance: { fall: basisPoints(-6_000), rise: basisPoints(10_000) },
    recommendation:
      "Reconcile the sales tax account to the returns of the year: tax on sales is no revenue, and tax on purchases no cost.",
  },
  {
    id: "payroll_tax",
    title: "Owed to employees and for payroll",
    balance: hasRole("employee_payables"),
    base: hasRole("employee_costs"),
    baseTitle: "employee costs",
    tolerance: { fall: basisPoints(-6_000), rise: basisPoints(7_000) },
    recommendation: "Agree payroll liabilities to what was paid after the end of the period.",
  },
  {
    id: "allowance",
    title: "The allowance for doubtful debts",
    balance: (account) =>
      account.role === "trade_receivables" && hasTrait(account, "loss_allowance"),
    base: (account) => account.role === "trade_receivables" && !hasTrait(account, "loss_allowance"),
    baseTitle: "trade receivables",
    tolerance: { fall: basisPoints(-5_000), rise: basisPoints(12_000) },
    recommendation:
      "Ask for the ageing of receivables and the expected losses by age band, and compute the allowance anew.",
  },
];

/** Finds balances out of proportion to the amounts that they depend on. */
export const ratioOutOfLine: Detector = {
  kind: "ratio_out_of_line",
  validationType: "anomaly_detection",
  looksFor:
    "Sales tax owed against revenue, payroll liabilities against employee costs, and the allowance against trade receivables, out of line with last year.",
  threshold: `${followers.map(wordTolerance).join("; ")}; and a third of materiality`,
  cause: "Tax posted to revenue or cost, payments not entered, an allowance not computed anew.",
  paragraphs: { ifrs: "IFRS 9.5.5.15, IAS 1.29", usGaap: "ASC 326-20-30, 210-10-45" },
  detect: (books) => followers.flatMap((follower) => judge(books, follower)),
};

function hasRole(role: Role): (account: BookAccount) => boolean {
  return (account) => account.role === role;
}

function wordTolerance({ title, tolerance }: Follower): string {
  return `${title.toLowerCase()}: down by ${-tolerance.fall / 100} % or up by ${tolerance.rise / 100} %`;
}

function judge(books: Books, follower: Follower): Found[] {
  const accounts = books.accounts.filter(follower.balance);
  const balance = totals(accounts);
  const base = totals(books.accounts.filter(follower.base));
  const before = ratio(-balance.before, absolute(base.before));
  const now = ratio(-balance.now, absolute(base.now));
  if (before === null || now === null || before <= 0) return [];
  const moved = relativeChange(before, now);
  const effect = shareOf(absolute(base.now), pointsApart(now, before));
  if (moved > follower.tolerance.fall && moved < follower.tolerance.rise) return [];
  return effect * 3n < books.materiality
    ? []
    : [toFinding(books, follower, accounts, { before, now, effect })];
}

type Moved = { before: BasisPoints; now: BasisPoints; effect: Minor };

function toFinding(
  books: Books,
  follower: Follower,
  accounts: readonly BookAccount[],
  moved: Moved,
): Found {
  const { figures, percent, estimate } = wordFigures(books.decimals);
  const direction = moved.now > moved.before ? "rose" : "fell";
  return {
    subject: follower.id,
    severity: "medium",
    confidence: 0.65,
    title: `${follower.title} ${direction} against ${follower.baseTitle}`,
    explanation: `${follower.title} (${accounts.map(nameOf).join(", ")}) went from ${percent("before", moved.before)} to ${percent("now", moved.now)} of ${follower.baseTitle}, a difference of ${estimate("effect", moved.effect)}.`,
    recommendation: follower.recommendation,
    accounts: accounts.map(({ code }) => code),
    figures,
  };
}
