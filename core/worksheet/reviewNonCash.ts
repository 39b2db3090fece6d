import type { Concept } from "../concepts/concepts.ts";
import type { LedgerAccount } from "../ledger/LedgerAccount.ts";
import { absolute, type Minor, sum } from "../money/Minor.ts";
import type { Role } from "../roles/roles.ts";
import type { Chart } from "./Chart.ts";
import type { OpenAmounts } from "./openAmounts.ts";
import type { ReviewPoint } from "./Posting.ts";
import { mergedColumn } from "./present.ts";

/** A movement that is known not to be cash, or not all of it, until a journal says what it met. */
type Question = {
  role: Role;
  name: RegExp;
  /** Asked only when the liability rose: a fall is what was paid. */
  isRise?: true;
  columns: readonly Concept[];
  reason: (name: string) => string;
};

const PROVISION_LINES = ["change_in_provisions", "payments_to_suppliers"] as const;
const BENEFIT_LINES = ["change_in_provisions", "payments_to_employees"] as const;

const questions: readonly Question[] = [
  {
    role: "interest_expense",
    name: /\bunwind|\baccretion|amorti[sz]ation|interest.*(pension|defined benefit|retirement)|(pension|defined benefit|retirement).*interest/i,
    columns: ["interest_paid"],
    reason: (name) =>
      `'${name}' is interest that is not paid in cash: enter it as a non-cash journal against the provision, the benefits or the debt it was added to.`,
  },
  {
    role: "provisions",
    name: /decommission|dismantl|restoration|rehabilitat|asset retirement|site clean/i,
    isRise: true,
    columns: PROVISION_LINES,
    reason: (name) =>
      `'${name}' rose: what was added to the cost of the asset (IAS 16.16(c), ASC 410-20-25-5) or is the unwinding of the discount is no cash. Enter it as a non-cash journal.`,
  },
  {
    role: "retirement_benefits",
    name: /defined benefit|\bdeficit|net pension|pension (liability|obligation)/i,
    columns: BENEFIT_LINES,
    reason: (name) =>
      `'${name}' moves by remeasurements too, which go to equity without cash (IAS 19.120(c), ASC 715-30-35): enter them as a non-cash journal.`,
  },
];

/** Reserves that are credited net of deferred tax. */
const TAXED_RESERVES: ReadonlySet<Role> = new Set<Role>(["revaluation_reserve", "other_reserves"]);

/**
 * Asks about movements that balances alone show as cash though they are not: interest never paid,
 * provisions added to an asset, remeasured benefits, deferred tax that met a reserve (IAS 7.43,
 * IAS 12.61A; ASC 230-10-50-3). Nothing is asked where a journal has spoken of the account.
 */
export function reviewNonCash(
  open: OpenAmounts,
  journaled: ReadonlySet<LedgerAccount | null>,
  chart: Chart,
): ReviewPoint[] {
  const left = [...open].flatMap(([account, amount]) =>
    amount !== 0n && !journaled.has(account) ? [account] : [],
  );
  const asked = questions.flatMap((question) =>
    left
      .filter((account) => isAsked(account, question))
      .flatMap(({ name }) =>
        question.columns.map((column) => ({
          column: mergedColumn(column, chart),
          reason: question.reason(name),
        })),
      ),
  );
  return [...asked, ...reviewDeferredTax(left, chart)];
}

function isAsked({ role, name, movement }: LedgerAccount, question: Question): boolean {
  return role === question.role && question.name.test(name) && !(question.isRise && movement > 0n);
}

/** Deferred tax that its own charge does not explain, beside a reserve that moved: the tax on it went there. */
function reviewDeferredTax(left: readonly LedgerAccount[], chart: Chart): ReviewPoint[] {
  const reserve = left.find(({ role }) => role !== null && TAXED_RESERVES.has(role));
  const moved = sumOf(left, "deferred_tax");
  const charged = sumOf(chart.accounts, "deferred_tax_expense");
  if (reserve === undefined || moved === 0n || moved + charged === 0n) return [];
  const isSplit = charged !== 0n && absolute(charged) >= absolute(moved);
  if (isSplit) return [];
  const reason = `'${reserve.name}' and deferred tax both moved: the tax on what went to the reserve is no cash. Enter it as a non-cash journal between them.`;
  const isInNetIncome = chart.policies.indirectStart === "net_income";
  const direct: ReviewPoint = { column: "income_taxes_paid", reason };
  return isInNetIncome ? [direct, { column: "deferred_tax", reason }] : [direct];
}

function sumOf(accounts: readonly LedgerAccount[], role: Role): Minor {
  return sum(accounts.filter((account) => account.role === role).map(({ movement }) => movement));
}
