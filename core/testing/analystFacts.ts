import type { AnalystFacts } from "../analyse/AnalystFacts.ts";
import type { TrialBalanceRow } from "../ingest/rows.ts";
import type { Role } from "../roles/roles.ts";
import type { StatementInput } from "../statement/StatementInput.ts";
import { balance } from "./ledgerRows.ts";
import { statementFrom } from "./statementFrom.ts";
import { plainInput } from "./statementInputs.ts";

/** An account as a test writes it: code, name, last year, this year, and its role where it is chosen. */
export type WrittenAccount = {
  code: string;
  name: string;
  before: string;
  now: string;
  type?: string;
  role?: Role;
};

/** The facts of a few accounts; what they miss of balancing is the bank's, so the books balance. */
export function factsOf(
  accounts: readonly WrittenAccount[],
  input: Partial<StatementInput> = {},
): AnalystFacts {
  const written = accounts.map(({ code, name, before, now, type = "" }) => ({
    ...balance(code, now, before),
    name,
    type,
  }));
  const mappings = accounts.flatMap(({ code, role }) => (role ? [[code, role] as const] : []));
  const roles = new Map([...mappings, ...(input.mappings ?? [])]);
  return factsOfRows([...written, bankFor(written)], { ...input, mappings: roles });
}

/** The facts of trial balance rows as they stand, balanced or not. */
export function factsOfRows(
  trialBalance: readonly TrialBalanceRow[],
  input: Partial<StatementInput> = {},
): AnalystFacts {
  const rows = { trial_balance: trialBalance };
  const whole: StatementInput = { ...plainInput, mappings: new Map(), rows, ...input };
  const document = statementFrom(whole);
  const { rememberedMappings, entity } = whole;
  return { document, rows: whole.rows, entity, rememberedMappings };
}

function bankFor(rows: readonly TrialBalanceRow[]): TrialBalanceRow {
  let now = 0n;
  let before = 0n;
  for (const row of rows) {
    now += row.currentCredit - row.currentDebit;
    before += row.priorCredit - row.priorDebit;
  }
  return {
    ...balance("1000", "0", "0"),
    name: "Bank current account",
    currentDebit: now > 0n ? now : 0n,
    currentCredit: now < 0n ? -now : 0n,
    priorDebit: before > 0n ? before : 0n,
    priorCredit: before < 0n ? -before : 0n,
  };
}
