import type { TrialBalanceRow } from "../../ingest/rows.ts";
import type { Minor } from "../../money/Minor.ts";
import type { Role } from "../../roles/roles.ts";
import type { StatementInput } from "../../statement/StatementInput.ts";
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
  return accounts.map(({ code, name, type, opening, closing }, place) => ({
    row: place + 2,
    sheet: null,
    code,
    name,
    type,
    entity: null,
    currency: null,
    isElimination: false,
    currentDebit: positive(closing),
    currentCredit: positive(-closing),
    priorDebit: positive(opening),
    priorCredit: positive(-opening),
  }));
}

function positive(amount: Minor): Minor {
  return amount > 0n ? amount : 0n;
}
