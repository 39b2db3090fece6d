import type { TrialBalanceRow } from "../../ingest/rows.ts";
import type { Role } from "../../roles/roles.ts";
import type { StatementInput } from "../../statement/StatementInput.ts";
import { trialBalanceRow } from "../ledgerRows.ts";
import { plainInput } from "../statementInputs.ts";
import type { Company } from "./generateCompany.ts";

/** A company as its trial balance, with the roles that its accounts have. */
export function inputOfCompany(company: Company): StatementInput {
  return {
    ...plainInput,
    rows: { trial_balance: trialBalanceRows(company) },
    currency: company.chart.currency,
    mappings: rolesOf(company),
    period: company.period,
  };
}

/** What every account of a company is, by its number. */
function rolesOf({ accounts }: Company): Map<string, Role> {
  return new Map(accounts.map(({ code, role }) => [code, role]));
}

function trialBalanceRows({ accounts }: Company): TrialBalanceRow[] {
  return accounts.map(({ code, name, type, opening, closing }, place) =>
    trialBalanceRow({ row: place + 2, code, name, type }, closing, opening),
  );
}
