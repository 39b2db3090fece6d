import { accountReadings } from "../../classify/accountReadings.ts";
import { placeByNumbers } from "../../classify/blocks/placeByNumbers.ts";
import type { Classification } from "../../classify/Classification.ts";
import { classify, type KnownRoles } from "../../classify/classify.ts";
import { doubtTypes } from "../../classify/facts/doubtTypes.ts";
import { readPaths } from "../../classify/facts/readPaths.ts";
import { withoutAbbreviation } from "../../classify/facts/withoutAbbreviation.ts";
import { withoutSidesAgainst } from "../../classify/facts/withoutSidesAgainst.ts";
import { takePlaced } from "../../classify/findings/takePlaced.ts";
import type { ChartId } from "../../classify/national/ChartId.ts";
import { askByOrderOfUse } from "../../classify/questions/askByOrderOfUse.ts";
import { type Recognised, recognise } from "../../classify/recognise.ts";
import { type AccountRead, rereadAccount } from "../../classify/rereadAccount.ts";
import { columnsOf, entriesOfEntity } from "../../generalLedger/entries/columnsOf.ts";
import type { EntryColumns } from "../../generalLedger/entries/EntryColumns.ts";
import type { RowsByFileType } from "../../ingest/rows.ts";
import type { Readings } from "../../ledger/AccountBalance.ts";
import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { type BuiltLedger, buildLedger } from "../../ledger/buildLedger.ts";
import { collectFacts } from "../../ledger/collectFacts.ts";
import { withProvenDebtTraits } from "../../ledger/evidence/withProvenDebtTraits.ts";
import type { AccountReading } from "../../ledger/LedgerAccount.ts";
import { decimalsOf } from "../../money/currencyCodes.ts";
import type { Result } from "../../problem/Problem.ts";
import type { Role } from "../../roles/roles.ts";
import { reclassifiedRoles } from "../adjustments/reclassifiedRoles.ts";
import { isLedgerAlone } from "../balances/rowsWithLedger.ts";
import type { StatementInput } from "../StatementInput.ts";
import { eliminatedOf, filesForEntity, readingOf } from "./filesForEntity.ts";
import { placeByBooks } from "./placeByBooks.ts";
import { settleRoles } from "./settleRoles.ts";
import { withoutOrderOfUse } from "./withoutOrderOfUse.ts";

/**
 * The role of every account of the files: nearly all the work of a statement. It is plain JSON, so it can be stored,
 * and a change to one account does not require reading the others again.
 */
export type AccountsRead = {
  nationalChart: ChartId | null;
  /** Set where a person chose the chart but the names contradict it; `rival` is the chart that they fit, if known. */
  chartDoubt?: { rival: ChartId | null };
  /** The code of the language of the account names. */
  language: string;
  accounts: readonly AccountRead[];
};

/**
 * Gives every account of the files a role, with confidence and reason. This is the step between reading the files and
 * building the ledger. Names are classified first; where the balances or the entries contradict the result, it is
 * corrected.
 */
export function readAccounts(input: StatementInput): Result<AccountsRead> {
  const files = filesForEntity(input);
  const decimals = decimalsOf(input.currency);
  const known = { given: givenRoles(input), remembered: input.rememberedMappings };
  const { facts, recognised } = factsOf(input, files, known);
  const entries = entriesOf(input);
  const withReadings = (accounts: readonly AccountFacts[], its: Classifications): Read => {
    const named = accountReadings(accounts, its, recognised, input.traits);
    const readings = entries ? withProvenDebtTraits(named, entries) : named;
    return { facts: accounts, classifications: its, readings };
  };
  const settle = (settled: Read, { ledger }: BuiltLedger): AccountsRead => {
    const books = { filed: facts, entries, isAlone: isLedgerAlone(input), decimals };
    const classifications = settleRoles(settled, ledger.accounts, books);
    if (classifications === settled.classifications) return describe(settled, recognised);
    return describe(withReadings(settled.facts, classifications), recognised);
  };
  const ofLedger = isLedgerAlone(input) ? entries : null;
  const read = (accounts: readonly AccountFacts[]) => {
    const its = classify(withoutOrderOfUse(accounts, ofLedger), known, recognised);
    return ofLedger ? askByOrderOfUse(accounts, its) : its;
  };
  const first = withReadings(facts, read(facts));
  const built = buildLedger(files, first.readings);
  if (!built.ok) return built;
  const { classifications } = first;
  const books = { files, facts, classifications, built: built.value, recognised, decimals };
  const placements = placeByBooks(books);
  if (placements.size === 0) return { ok: true, value: settle(first, built.value) };
  const moved = facts.map((fact) => {
    return { ...fact, section: placements.get(fact.code)?.section ?? fact.section };
  });
  const anew = read(moved);
  const placed = withReadings(moved, takePlaced(first.classifications, anew, placements));
  const rebuilt = buildLedger(files, placed.readings);
  return rebuilt.ok ? { ok: true, value: settle(placed, rebuilt.value) } : rebuilt;
}

/** The facts that the files state about each account, and the recognised chart and language. */
function factsOf(input: StatementInput, files: Partial<RowsByFileType>, known: KnownRoles) {
  const collected = withoutAbbreviation(readPaths(collectFacts(files)));
  const recognised = recognise(collected, readingOf(input));
  const sided = hasMovementsAlone(input)
    ? withoutSidesAgainst(collected, known, recognised)
    : collected;
  const numbered = placeByNumbers(sided, recognised);
  return { facts: doubtTypes(numbered, files.trial_balance ?? [], recognised), recognised };
}

/** A ledger without opening balances shows movements, not balances, so the side of an account is unknown. */
function hasMovementsAlone(input: StatementInput): boolean {
  return isLedgerAlone(input) && input.generalLedger?.origin?.openings === "unknown";
}

/** The entries of the general ledger, converted only when first needed; null without a ledger. */
function entriesOf({ generalLedger, entity }: StatementInput): (() => EntryColumns) | null {
  if (!generalLedger) return null;
  let columns: EntryColumns | null = null;
  return () => {
    columns ??= columnsOf(entriesOfEntity(generalLedger.entries, entity));
    return columns;
  };
}

type Classifications = ReadonlyMap<string, Classification>;

type Read = {
  facts: readonly AccountFacts[];
  classifications: Classifications;
  readings: ReadonlyMap<string, AccountReading>;
};

function describe(
  { facts, classifications, readings }: Read,
  { chart, language, doubt }: Recognised,
): AccountsRead {
  const accounts = facts.flatMap((fact): AccountRead[] => {
    const classification = classifications.get(fact.code);
    const reading = readings.get(fact.code);
    return classification && reading ? [{ facts: fact, classification, reading }] : [];
  });
  const code = typeof language === "string" ? language : language.code;
  const chartDoubt = doubt && { rival: doubt.rival?.id ?? null };
  return {
    nationalChart: chart?.id ?? null,
    ...(chartDoubt && { chartDoubt }),
    language: code,
    accounts,
  };
}

/**
 * The stored reading with roles that a person has since given to the accounts `codes`. Only these accounts change;
 * conclusions about other accounts are not drawn. Null where one of them is back to automatic classification or is new:
 * then all accounts must be read.
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

/** The reading of accounts in eliminated rows, which no statement shows. */
export function readEliminated(rows: Partial<RowsByFileType>): Readings {
  const facts = collectFacts(eliminatedOf(rows));
  const recognised = recognise(facts);
  const known = { given: new Map(), remembered: new Map() };
  return accountReadings(facts, classify(facts, known, recognised), recognised);
}

/** The roles that the user gave; an adjustment takes precedence over a mapping. */
function givenRoles({ mappings, adjustments }: StatementInput): ReadonlyMap<string, Role> {
  const reclassified = reclassifiedRoles(adjustments);
  return reclassified.size === 0 ? mappings : new Map([...mappings, ...reclassified]);
}
