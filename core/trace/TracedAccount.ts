import type { Concept } from "../concepts/concepts.ts";
import { concepts } from "../concepts/concepts.ts";
import type { LedgerAccount } from "../ledger/LedgerAccount.ts";
import type { Amount } from "../money/Amount.ts";
import { type Role, roleDefinition } from "../roles/roles.ts";
import { hasTrait } from "../roles/traits.ts";
import {
  groupOfBalance,
  groupsOfCharge,
  isExchangeOnDebt,
} from "../worksheet/groups/chooseGroup.ts";
import { type Group, groups } from "../worksheet/groups/groups.ts";
import { isCash, type LedgerIndex } from "../worksheet/LedgerIndex.ts";
import { NON_CASH, type WorksheetColumn } from "../worksheet/Posting.ts";
import { directLineOf, treatmentOf } from "../worksheet/treatments.ts";

/**
 * What the amounts of an entry are netted within, and the line that what is left stands on: one when
 * cash went out and one when it came in.
 */
export type Purpose = {
  id: string;
  kind: "line" | "group" | "exchange_difference" | "sales_tax";
  group: Group | null;
  outflow: Concept;
  inflow: Concept;
};

/** An account as the tracing of cash sees it. */
export type TracedAccount = {
  /** Its place in the chart. */
  index: number;
  account: LedgerAccount;
  /**
   * Cash is what the entity is paid into and pays from, an overdraft too (`isBorrowed`). A control account holds
   * an amount between its cause and its payment (receivables, payables, clearing accounts).
   */
  kind: "cash" | "control" | "own";
  /** Whether it is an overdraft that stands outside of cash: what is paid from it is borrowed. */
  isBorrowed: boolean;
  purpose: Purpose;
  /** What a charge or a reserve may belong to; the entry says which. Empty for other accounts. */
  chargedTo: readonly Purpose[];
  /** Whether a person is asked what it is: its balance stays, or nobody could place it. */
  isInDoubt: boolean;
};

/** The id of the purpose of sales tax accounts. */
export const SALES_TAX = "sales_tax:sales_tax";

const CONTROL_ROLES: ReadonlySet<string | null> = new Set([
  "trade_receivables",
  "contract_assets",
  "other_receivables",
  "prepayments",
  "trade_payables",
  "other_payables",
  "employee_payables",
  "contract_liabilities",
]);

/** The accounts of a chart by their code; of those in doubt a person is asked what they are. */
export function traceAccounts(
  ledgerIndex: LedgerIndex,
  inDoubt: ReadonlySet<string>,
): Map<string, TracedAccount> {
  return new Map(
    ledgerIndex.accounts.map((account, index) => [
      account.code,
      {
        index,
        account,
        kind: kindOf(account, ledgerIndex),
        isBorrowed: isOverdraft(account) && !isCash(account, ledgerIndex.policies),
        purpose: purposeOf(account, ledgerIndex),
        chargedTo: isCharge(account)
          ? groupsOfCharge(account, ledgerIndex).map(purposeOfGroup)
          : [],
        isInDoubt: inDoubt.has(account.code) && (!account.isProfitAndLoss || account.role === null),
      },
    ]),
  );
}

/** The purpose of a group of assets, debt or equity. */
export function purposeOfGroup(group: Group): Purpose {
  const { outflow, inflow } = groups[group];
  return purpose({ kind: "group", group, outflow, inflow }, group);
}

/** Whether an account may hold money of others, received and given back, for nothing bought: the entries say so. */
export function mayBeHeld({ role }: LedgerAccount, { group }: Purpose): boolean {
  return role === "other_payables" && group === null;
}

/** The same account, where the entries say that it holds money of others. */
export function asHeld(account: TracedAccount): TracedAccount {
  return { ...account, purpose: other("line") };
}

/** The lines that cash of an account stands on for what the account itself is. */
export function ownLines(account: LedgerAccount, ledgerIndex: LedgerIndex): readonly Concept[] {
  const own = purposeOf(account, ledgerIndex);
  const purposes = mayBeHeld(account, own) ? [own, other("line")] : [own];
  return purposes.flatMap(({ inflow, outflow }) => [inflow, outflow]);
}

/** A purpose whose cash stands on one line, whichever way it moved. */
export function purposeOfLine(column: Concept): Purpose {
  return purpose({ kind: "line", group: null, outflow: column, inflow: column }, column);
}

/** The line that an amount stands on, by the side it is on: a receipt is positive. */
export function columnOf({ outflow, inflow }: Purpose, amount: Amount): Concept {
  return amount < 0 ? outflow : inflow;
}

/**
 * Whether what is still owed for a purpose stays on its line until it is paid: operating cash, and
 * what settles a charge. What is owed for assets, debt or shares is no cash until then (IAS 7.43).
 */
export function staysOnLine(column: WorksheetColumn): boolean {
  return isOperating(column) || isSettlement(column);
}

/** Whether a column is one of the direct method's operating lines, or what could not be placed. */
export function isOperating(column: WorksheetColumn): boolean {
  return (
    column !== NON_CASH &&
    (concepts[column].presentation === "direct" || column === "unclassified_movements")
  );
}

const SETTLEMENTS: ReadonlySet<WorksheetColumn> = new Set<WorksheetColumn>([
  "interest_paid",
  "interest_received",
  "dividends_received",
  "income_taxes_paid",
  "dividends_paid",
  "dividends_paid_to_nci",
]);

/** Whether a column is cash paid or received for a charge, an income or a dividend. */
export function isSettlement(column: WorksheetColumn): boolean {
  return SETTLEMENTS.has(column);
}

const GENERAL: ReadonlySet<Role | null> = new Set<Role | null>([
  "other_receivables",
  "other_payables",
  null,
]);

/** Whether an account holds amounts of any kind: what it is says little of what they are for. */
export function holdsMixedAmounts({ account, purpose }: TracedAccount): boolean {
  return GENERAL.has(account.role) && purpose.group === null;
}

/** Whether an account accumulates what was charged of an asset. */
export function isAccumulated({ role }: LedgerAccount): boolean {
  return role !== null && roleDefinition(role).isContra === true && role !== "treasury_shares";
}

/** How an account takes part in the tracing of cash. */
export function kindOf(account: LedgerAccount, { policies }: LedgerIndex): TracedAccount["kind"] {
  if (isCash(account, policies) || isOverdraft(account)) return "cash";
  return CONTROL_ROLES.has(account.role) ? "control" : "own";
}

/** A bank account that is overdrawn pays and is paid into like any other, also where it is financing (IAS 7.8). */
function isOverdraft({ role }: LedgerAccount): boolean {
  return role === "bank_overdraft";
}

function isCharge(account: LedgerAccount): boolean {
  return account.role !== null && treatmentOf(account.role).kind === "charge";
}

/** What cash is for that meets an account. */
export function purposeOf(account: LedgerAccount, ledgerIndex: LedgerIndex): Purpose {
  const { role } = account;
  if (role === null) return purposeOfLine("unclassified_movements");
  if (hasTrait(account, "owed_for_assets")) return purposeOfGroup("ppe");
  if (hasTrait(account, "owed_for_business")) return purposeOfGroup("goodwill");
  if (hasTrait(account, "own_work")) return purposeOfLine(lineOfOwnWork(ledgerIndex));
  if (role === "sales_tax") return other("sales_tax");
  if (isExchangeOnDebt(account))
    return purposeOfGroup(groupsOfCharge(account, ledgerIndex)[0] ?? "borrowings");
  if (role === "foreign_exchange_gain_loss") return other("exchange_difference");
  const treatment = treatmentOf(role);
  switch (treatment.kind) {
    case "settlement":
      return purposeOfLine(treatment.line);
    case "profit":
    case "working_capital":
      return isOther(treatment.direct)
        ? other("line")
        : purposeOfLine(directLineOf(account) ?? treatment.direct);
    case "group":
      return account.holdsEarnings === true
        ? purposeOfOwners()
        : purposeOfGroup(groupOfBalance(account, treatment.group, ledgerIndex));
    case "charge":
      return purposeOfGroup(groupsOfCharge(account, ledgerIndex)[0] ?? "unclassified");
    default:
      return purposeOfLine("unclassified_movements");
  }
}

/** What the entity made for itself was work of its employees, unless nobody is employed. */
function lineOfOwnWork({ accounts }: LedgerIndex): Concept {
  const hasEmployees = accounts.some(({ role }) => role === "employee_costs");
  return hasEmployees ? "payments_to_employees" : "payments_to_suppliers";
}

/** What an owner draws out of capital is paid as a dividend is; what they put in is paid for shares. */
function purposeOfOwners(): Purpose {
  const [outflow, inflow] = ["dividends_paid", "proceeds_from_issue_of_shares"] as const;
  return purpose({ kind: "group", group: "shares", outflow, inflow }, "owners");
}

function isOther(column: Concept): boolean {
  return column === "other_operating_receipts" || column === "other_operating_payments";
}

/** What is neither customers, suppliers nor employees is a receipt or a payment by its side. */
function other(kind: "line" | "sales_tax" | "exchange_difference"): Purpose {
  const [outflow, inflow] = ["other_operating_payments", "other_operating_receipts"] as const;
  return purpose({ kind, group: null, outflow, inflow }, kind);
}

function purpose(described: Omit<Purpose, "id">, name: string): Purpose {
  return { id: `${described.kind}:${name}`, ...described };
}
