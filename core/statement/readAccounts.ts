import { accountReadings } from "../classify/accountReadings.ts";
import { placeByNumbers } from "../classify/blocks/placeByNumbers.ts";
import type { Classification } from "../classify/Classification.ts";
import { classify } from "../classify/classify.ts";
import { doubtTypes } from "../classify/doubtTypes.ts";
import { type ChartId, chartIds } from "../classify/national/ChartId.ts";
import {
  RECOGNISED,
  type ReadingChoice,
  type Recognised,
  recognise,
} from "../classify/recognise.ts";
import { type AccountRead, rereadAccount } from "../classify/rereadAccount.ts";
import { separateNamesakes } from "../classify/separateNamesakes.ts";
import { askedOf, takeTold } from "../classify/takeTold.ts";
import type { RowsByFileType } from "../ingest/rows.ts";
import type { Readings } from "../ledger/AccountBalance.ts";
import type { AccountFacts } from "../ledger/AccountFacts.ts";
import { type BuiltLedger, buildLedger, rowsOfEntity } from "../ledger/buildLedger.ts";
import { collectFacts } from "../ledger/collectFacts.ts";
import type { AccountReading } from "../ledger/LedgerAccount.ts";
import { type Placed, placeByRollForward } from "../ledger/placeByRollForward.ts";
import { tellByAmounts } from "../ledger/tellByAmounts.ts";
import type { Result } from "../problem/Problem.ts";
import { isProfitAndLossRole, type Role } from "../roles/roles.ts";
import { rowsWithLedger } from "./rowsWithLedger.ts";
import type { Adjustment, StatementInput } from "./StatementInput.ts";

/**
 * How the accounts of the files are read: nearly all the work of a statement, and plain JSON, so that
 * it can be kept and a change of one account need not read the others again.
 */
export type AccountsRead = {
  nationalChart: ChartId | null;
  /** The code of the language they are named in. */
  language: string;
  accounts: readonly AccountRead[];
};

/** Reads what each account of the files is; where the books themselves say otherwise, a second time. */
export function readAccounts(input: StatementInput): Result<AccountsRead> {
  const files = filesOf(input);
  const collected = collectFacts(files);
  const known = { given: givenRoles(input), remembered: input.rememberedMappings };
  const recognised = recognise(collected, readingOf(input));
  const numbered = placeByNumbers(collected, recognised);
  const facts = doubtTypes(numbered, files.trial_balance ?? [], recognised);
  const read = (accounts: readonly AccountFacts[]): Read => {
    const classifications = classify(accounts, known, recognised);
    const readings = accountReadings(accounts, classifications, recognised, input.traits);
    return { facts: accounts, classifications, readings };
  };
  const settle = (settled: Read, { ledger }: BuiltLedger): AccountsRead => {
    const asked = askedOf(settled.classifications);
    const told = tellByAmounts(ledger.accounts, asked);
    const classifications = takeTold(settled.facts, settled.classifications, told);
    if (classifications === null) return describe(settled, recognised);
    const readings = accountReadings(settled.facts, classifications, recognised, input.traits);
    return describe({ ...settled, classifications, readings }, recognised);
  };
  const first = read(facts);
  const built = buildLedger(files, first.readings);
  if (!built.ok) return built;
  const told = placesTold(files, facts, built.value, first.classifications);
  if (told.size === 0) return { ok: true, value: settle(first, built.value) };
  const placed = read(
    facts.map((fact) => ({ ...fact, section: told.get(fact.code) ?? fact.section })),
  );
  const rebuilt = buildLedger(files, placed.readings);
  return rebuilt.ok ? { ok: true, value: settle(placed, rebuilt.value) } : rebuilt;
}

type Read = {
  facts: readonly AccountFacts[];
  classifications: ReadonlyMap<string, Classification>;
  readings: ReadonlyMap<string, AccountReading>;
};

function describe(
  { facts, classifications, readings }: Read,
  { chart, language }: Recognised,
): AccountsRead {
  const accounts = facts.flatMap((fact): AccountRead[] => {
    const classification = classifications.get(fact.code);
    const reading = readings.get(fact.code);
    return classification && reading ? [{ facts: fact, classification, reading }] : [];
  });
  const code = typeof language === "string" ? language : language.code;
  return { nationalChart: chart?.id ?? null, language: code, accounts };
}

/**
 * The accounts as they were read, with the roles that a person has given some of them since: these
 * alone are read again, and what they would tell about other accounts is not used. Null where one of them
 * is left to classification, or was not read before: then all have to be read.
 */
export function rereadAccounts(
  read: AccountsRead,
  input: StatementInput,
  codes: readonly string[],
): AccountsRead | null {
  const given = givenRoles(input);
  const asked = new Set(codes);
  let missing = asked.size;
  const accounts = read.accounts.map((account) => {
    const role = given.get(account.facts.code);
    if (!asked.has(account.facts.code) || role === undefined) return account;
    missing -= 1;
    return rereadAccount(account, role, read.language, input.traits);
  });
  return missing === 0 ? { ...read, accounts } : null;
}

/** The files of the entity that is asked for, their accounts told apart. */
export function filesOf(input: StatementInput): Partial<RowsByFileType> {
  return separateNamesakes(filesOfEntity(rowsWithLedger(input), input.entity));
}

/** How the accounts of rows that are left out as eliminated read, which no statement shows. */
export function readEliminated(rows: Partial<RowsByFileType>): Readings {
  const facts = collectFacts(eliminatedOf(rows));
  const recognised = recognise(facts);
  const known = { given: new Map(), remembered: new Map() };
  return accountReadings(facts, classify(facts, known, recognised), recognised);
}

/** The rows of a statement with those that it leaves out as eliminated. */
export function withEliminated(
  kept: Partial<RowsByFileType>,
  rows: Partial<RowsByFileType>,
): Partial<RowsByFileType> {
  const eliminated = eliminatedOf(rows);
  return {
    trial_balance: [...(kept.trial_balance ?? []), ...eliminated.trial_balance],
    balance_sheet: [...(kept.balance_sheet ?? []), ...eliminated.balance_sheet],
    profit_loss: [...(kept.profit_loss ?? []), ...eliminated.profit_loss],
  };
}

function eliminatedOf({
  trial_balance = [],
  balance_sheet = [],
  profit_loss = [],
}: Partial<RowsByFileType>) {
  return {
    trial_balance: trial_balance.filter(({ isElimination }) => isElimination),
    balance_sheet: balance_sheet.filter(({ isElimination }) => isElimination),
    profit_loss: profit_loss.filter(({ isElimination }) => isElimination),
  };
}

/** As a person chose; else by the national chart that the ledger's format names. */
function readingOf({ reading, generalLedger }: StatementInput): ReadingChoice {
  const chosen = { ...RECOGNISED, ...reading };
  const named = chartIds.find((id) => id === generalLedger?.origin?.chart);
  return chosen.chart === "auto" && named ? { ...chosen, chart: named } : chosen;
}

/** What the user said of accounts: by an adjustment before all. */
function givenRoles({ mappings, adjustments }: StatementInput): ReadonlyMap<string, Role> {
  const reclassified = reclassifiedRoles(adjustments);
  return reclassified.size === 0 ? mappings : new Map([...mappings, ...reclassified]);
}

/** Where the books themselves say that accounts stand, whatever their names seemed to say. */
function placesTold(
  { trial_balance: rows, balance_sheet, profit_loss }: Partial<RowsByFileType>,
  facts: readonly AccountFacts[],
  built: BuiltLedger,
  classifications: ReadonlyMap<string, Classification>,
): Placed {
  const carried = carriedInto(built, classifications);
  if (carried.size > 0) return new Map([...carried].map((code) => [code, "balance_sheet"]));
  const isAlone = rows !== undefined && !(balance_sheet && profit_loss);
  const unsure = facts.filter((fact) => isInDoubt(fact, classifications, NOT_QUESTIONED));
  // Without any indication there is not even a guess: the account stays where it is
  const guessed = unsure.filter(
    (fact) => isInDoubt(fact, classifications, GUESSED) && classifications.get(fact.code)?.role,
  );
  const doubts = { inDoubt: codesOf(unsure), guessed: codesOf(guessed) };
  return isAlone ? placeByRollForward(rows, built.ledger, doubts) : new Map();
}

function codesOf(facts: readonly AccountFacts[]): Set<string> {
  return new Set(facts.map(({ code }) => code));
}

/** A type, or a reading as sure as this, is not questioned by the roll-forward. */
const NOT_QUESTIONED = 0.85;
/** Less sure than this is little more than a guess. */
const GUESSED = 0.6;

function isInDoubt(
  { code, type, section }: AccountFacts,
  classifications: ReadonlyMap<string, Classification>,
  bar: number,
): boolean {
  const { confidence } = classifications.get(code) ?? { confidence: 0 };
  return type === "" && section === null && confidence < bar;
}

/** The accounts read as income or expense that the ledger found to be carried from year to year. */
function carriedInto(
  { ledger }: BuiltLedger,
  classifications: ReadonlyMap<string, Classification>,
): Set<string> {
  const carried = ledger.accounts.filter(({ code, isProfitAndLoss, opening }) => {
    const role = classifications.get(code)?.role ?? null;
    return !isProfitAndLoss && opening !== 0n && role !== null && isProfitAndLossRole(role);
  });
  return new Set(carried.map(({ code }) => code));
}

function filesOfEntity(
  rows: Partial<RowsByFileType>,
  entity: string | null,
): Partial<RowsByFileType> {
  const { trial_balance, balance_sheet, profit_loss } = rows;
  return {
    ...(trial_balance && { trial_balance: rowsOfEntity(trial_balance, entity) }),
    ...(balance_sheet && { balance_sheet: rowsOfEntity(balance_sheet, entity) }),
    ...(profit_loss && { profit_loss: rowsOfEntity(profit_loss, entity) }),
  };
}

/** The roles that adjustments give accounts. */
export function reclassifiedRoles(adjustments: readonly Adjustment[]): Map<string, Role> {
  return new Map(
    adjustments.flatMap((item) =>
      item.adjustmentType === "reclassification" && item.role !== null
        ? [[item.account, item.role] as const]
        : [],
    ),
  );
}
