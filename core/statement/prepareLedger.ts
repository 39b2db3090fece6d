import type { Classification } from "../classify/Classification.ts";
import { CONFIDENCE_BAR } from "../classify/Classification.ts";
import { type ChartId, chartNames } from "../classify/national/ChartId.ts";
import { entitiesOf } from "../ingest/entitiesOf.ts";
import type { Readings } from "../ledger/AccountBalance.ts";
import { balanceEntities, type EntityDifference } from "../ledger/balanceEntities.ts";
import { type BuiltLedger, buildLedger } from "../ledger/buildLedger.ts";
import { compareEntities, type EntityBalances } from "../ledger/compareEntities.ts";
import {
  amountsOfStatements,
  amountsOfTrialBalance,
  type EntityAmount,
  movementsOfLedger,
} from "../ledger/entityAmounts.ts";
import { decimalsOf } from "../money/currencyCodes.ts";
import { formatMinor } from "../money/formatMinor.ts";
import type { Policies } from "../policies/policies.ts";
import { resolvePolicies } from "../policies/resolvePolicies.ts";
import { type Problem, problem, type Result } from "../problem/Problem.ts";
import { indexLedger, isCash, type LedgerIndex } from "../worksheet/LedgerIndex.ts";
import { filesForEntity, withEliminated } from "./accounts/filesForEntity.ts";
import { type AccountsRead, readAccounts, readEliminated } from "./accounts/readAccounts.ts";
import { balancesOfOtherCurrency } from "./balances/balancesOfOtherCurrency.ts";
import { identicalTrialBalances } from "./balances/identicalYears.ts";
import { isLedgerAlone } from "./balances/rowsWithLedger.ts";
import { checkClosedAccounts } from "./openings/checkClosedAccounts.ts";
import { openingProblems } from "./openings/openWithLedger.ts";
import type { StatementInput } from "./StatementInput.ts";

/** The accounts of the period with their roles, before movements are allocated. */
export type PreparedLedger = BuiltLedger & {
  ledgerIndex: LedgerIndex;
  nationalChart: ChartId | null;
  policies: Policies;
  classifications: ReadonlyMap<string, Classification>;
  entitiesOutOfBalance: readonly EntityDifference[];
  isConsolidated: boolean;
  entitiesBetween: readonly EntityBalances[];
  warnings: readonly Problem[];
};

/**
 * The first step of a statement: reads the accounts of the files, builds the ledger and checks that it can be used.
 * Returns the problems that prevent a statement.
 */
export function prepareLedger(
  input: StatementInput,
  known: AccountsRead | null = null,
): Result<PreparedLedger> {
  const policies = resolvePolicies(input.framework, input.policies);
  if (!policies.ok) return policies;
  const foreign = balancesOfOtherCurrency(input.rows, input.currency);
  const unopened = openingProblems(input);
  if (foreign.length + unopened.length > 0)
    return { ok: false, problems: [...foreign, ...unopened] };
  const read = known === null ? readAccounts(input) : { ok: true as const, value: known };
  if (!read.ok) return read;
  const { accounts, nationalChart } = read.value;
  const readings = new Map(accounts.map(({ facts, reading }) => [facts.code, reading]));
  const built = buildLedger(filesForEntity(input), readings);
  if (!built.ok) return built;
  const decimals = decimalsOf(input.currency);
  const ledgerIndex = indexLedger(built.value.ledger.accounts, policies.value, decimals);
  const alike = identicalTrialBalances(input.rows, built.value.ledger);
  if (alike.length > 0) return { ok: false, problems: alike };
  const closed = checkClosedAccounts(input, built.value.ledger);
  if (!closed.ok) return closed;
  const cashless = cashlessLedger(input, ledgerIndex);
  if (cashless) return { ok: false, problems: [cashless, ...listsLeftOut(input)] };
  const value = {
    ...built.value,
    ledgerIndex,
    nationalChart,
    policies: policies.value,
    classifications: new Map(accounts.map((each) => [each.facts.code, each.classification])),
    // For a single entity the ledger itself shows whether it balances
    entitiesOutOfBalance:
      input.entity === null ? balanceEntities(input.rows.trial_balance ?? []) : [],
    ...entitiesTogether(input, readings),
    warnings: [
      ...readingWarnings(read.value),
      ...closed.value,
      ...ledgerWarnings(built.value, decimals),
    ],
  };
  return { ok: true, value };
}

/** The balances between the entities of a consolidated statement, including eliminated rows. */
function entitiesTogether(
  input: StatementInput,
  readings: Readings,
): Pick<PreparedLedger, "isConsolidated" | "entitiesBetween"> {
  if (input.entity !== null) return { isConsolidated: false, entitiesBetween: [] };
  const amounts = amountsOfEntities(input, readings);
  const isConsolidated = new Set(amounts.map(({ entity }) => entity)).size > 1;
  return { isConsolidated, entitiesBetween: isConsolidated ? compareEntities(amounts) : [] };
}

/**
 * Amounts by entity: from the trial balance if it names entities, else from the statements, else from ledger entries.
 */
function amountsOfEntities(input: StatementInput, readings: Readings): EntityAmount[] {
  const { rows, generalLedger } = input;
  if (entitiesOf(rows).length === 0)
    return generalLedger && isLedgerAlone(input) ? movementsOfLedger(generalLedger, readings) : [];
  const together = withEliminated(filesForEntity(input), rows);
  const known = new Map([...readEliminated(rows), ...readings]);
  const ofTrialBalance = amountsOfTrialBalance(together.trial_balance ?? [], known);
  return ofTrialBalance.length > 0 ? ofTrialBalance : amountsOfStatements(together, known);
}

/** A text of at least three letters is a name; a code has none. */
const WORD = /\p{L}{3}/u;

/** Refuses a general ledger without other files in which no account is cash. */
function cashlessLedger(input: StatementInput, ledgerIndex: LedgerIndex): Problem | null {
  if (!isLedgerAlone(input)) return null;
  if (ledgerIndex.accounts.some((account) => isCash(account, ledgerIndex.policies))) return null;
  const isNameless = ledgerIndex.accounts.every(
    ({ code, name }) => name === code && !WORD.test(code),
  );
  return problem(isNameless ? "ledger_without_names" : "ledger_without_cash");
}

/** Problems with a list of accounts that should have given the names but was not used. */
function listsLeftOut({ generalLedger }: StatementInput): readonly Problem[] {
  const oddities = generalLedger?.origin?.oddities ?? [];
  return oddities.filter(({ code }) => code === "ledger_list_left_out");
}

/**
 * Warns once of a language that is not read. No warning where a national chart gives the roles or a person gave all of
 * them.
 */
function readingWarnings(read: AccountsRead): Problem[] {
  const { nationalChart, language, accounts, chartDoubt } = read;
  if (nationalChart !== null && chartDoubt) return [chartDoubted(nationalChart, chartDoubt.rival)];
  if (language !== "unread" || nationalChart !== null) return [];
  const isUnsure = accounts.some(
    ({ classification }) => classification.confidence < CONFIDENCE_BAR,
  );
  return isUnsure ? [problem("language_not_read")] : [];
}

function chartDoubted(chart: ChartId, rival: ChartId | null): Problem {
  const value = rival === null ? {} : { value: chartNames[rival] };
  return problem("chart_doubted", { expected: chartNames[chart], ...value });
}

function ledgerWarnings({ ledger, differences }: BuiltLedger, decimals: number): Problem[] {
  const ends = [
    ["opening", ledger.openingDifference],
    ["closing", ledger.closingDifference],
  ] as const;
  const unbalanced = ends.flatMap(([period, difference]) =>
    difference === 0n
      ? []
      : [problem("ledger_out_of_balance", { period, value: formatMinor(difference, decimals) })],
  );
  const disagreeing = differences.map(({ code, figure, statements, trialBalance }) =>
    problem("cross_check_difference", {
      account: code,
      about: figure,
      expected: formatMinor(statements, decimals),
      value: formatMinor(trialBalance, decimals),
    }),
  );
  return [...unbalanced, ...disagreeing];
}
