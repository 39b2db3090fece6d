import type { LedgerAccount } from "../ledger/LedgerAccount.ts";
import type { Framework, Policies } from "../policies/policies.ts";
import type { Role } from "../roles/roles.ts";
import { hasTrait } from "../roles/traits.ts";
import { isExchangeOnDebt } from "./groups/chooseGroup.ts";
import type { WorksheetColumn } from "./Posting.ts";

const TAX: ReadonlySet<Role> = new Set<Role>(["income_tax", "deferred_tax_expense"]);

const INVESTING_COLUMNS: ReadonlySet<WorksheetColumn> = new Set<WorksheetColumn>([
  "purchase_of_investments",
  "proceeds_from_disposal_of_investments",
  "purchase_of_investment_property",
  "proceeds_from_disposal_of_investment_property",
  "dividends_received",
]);

/**
 * Whether an income statement amount is part of the profit that the indirect method starts from. Profit before tax
 * excludes tax and discontinued operations. Operating profit under IFRS 18 also excludes the investing and financing
 * categories (IFRS 18.53-61), unless a specified main business activity moves them to operating (IFRS 18.55, 18.58,
 * 18.65).
 */
export function isInStartingProfit(
  account: LedgerAccount,
  column: WorksheetColumn,
  framework: Framework,
  policies: Policies,
): boolean {
  const { role } = account;
  const start = policies.indirectStart;
  if (role === null || start === "net_income" || start === "profit_for_the_year") return true;
  if (TAX.has(role) || role === "discontinued_operations") return false;
  if (framework !== "IFRS18") return true;
  const isFinanced = isExchangeOnDebt(account) && !finances(policies);
  // Income from assets that earn a return on their own (IFRS 18.53(c), B46)
  const isInvested = hasTrait(account, "rent_of_investment_property") && !invests(policies);
  return !isFinanced && !isInvested && isInOperatingProfit(role, column, policies);
}

function isInOperatingProfit(role: Role, column: WorksheetColumn, policies: Policies): boolean {
  switch (role) {
    case "interest_expense":
      return finances(policies);
    case "interest_income":
      return invests(policies) || finances(policies);
    // On cash, it belongs to the income from cash (IFRS 18.53(b), B65)
    case "foreign_exchange_gain_loss":
      return (
        column !== "effect_of_exchange_rate_changes" || invests(policies) || finances(policies)
      );
    case "dividend_income":
      return invests(policies);
    case "share_of_associates_profit":
      return false;
    case "fair_value_changes":
    case "disposal_gain_loss":
    case "impairment":
    case "depreciation":
      return invests(policies) || !INVESTING_COLUMNS.has(column);
    default:
      return true;
  }
}

function invests({ specifiedMainBusinessActivity: activity }: Policies): boolean {
  return activity === "investing_in_assets" || activity === "both";
}

function finances({ specifiedMainBusinessActivity: activity }: Policies): boolean {
  return activity === "financing_customers" || activity === "both";
}
