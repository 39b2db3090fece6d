import { type Classification, CONFIDENCE_BAR } from "../../classify/Classification.ts";
import type { StatementPlacement } from "../../classify/findings/takePlaced.ts";
import { namesOtherStatement } from "../../classify/readings/namesOtherStatement.ts";
import type { Recognised } from "../../classify/recognise.ts";
import type { RowsByFileType, TrialBalanceRow } from "../../ingest/rows.ts";
import type { AccountFacts, Section } from "../../ledger/AccountFacts.ts";
import type { BuiltLedger } from "../../ledger/buildLedger.ts";
import { placeByBalancePattern } from "../../ledger/evidence/placeByBalancePattern.ts";
import { MOST_IN_DOUBT, placeByRollForward } from "../../ledger/evidence/placeByRollForward.ts";
import type { LedgerAccount } from "../../ledger/LedgerAccount.ts";
import type { Minor } from "../../money/Minor.ts";
import { isProfitAndLossRole } from "../../roles/roles.ts";

type Classifications = ReadonlyMap<string, Classification>;

/** The accounts as read from their names, and the ledger built from that reading. */
export type ReadBooks = {
  files: Partial<RowsByFileType>;
  facts: readonly AccountFacts[];
  classifications: Classifications;
  built: BuiltLedger;
  recognised: Recognised;
  decimals: number;
};

/** The accounts that the balances place in another statement than their names suggest, with the reason. */
export function placeByBooks(books: ReadBooks): ReadonlyMap<string, StatementPlacement> {
  const { files, facts, classifications, built } = books;
  const { trial_balance: rows, balance_sheet, profit_loss } = files;
  const carried = carriedInto(built, classifications);
  if (carried.size > 0)
    return new Map([...carried].map((code) => [code, placement("balance_sheet", CARRIED)]));
  if (rows === undefined || (balance_sheet && profit_loss)) return new Map();
  const asked = facts.filter((fact) => isInDoubt(fact, classifications, CONFIDENCE_BAR));
  const opened = openedAmong(codesOf(asked), rows, built);
  return new Map([
    ...[...opened].map((code) => [code, placement("balance_sheet", CARRIED)] as const),
    ...placeByTwoYears(rows, books),
  ]);
}

/** Placements by comparing the balances of two years. */
function placeByTwoYears(
  rows: readonly TrialBalanceRow[],
  { facts, classifications, built, recognised, decimals }: ReadBooks,
): ReadonlyMap<string, StatementPlacement> {
  const unsure = facts.filter((fact) => isInDoubt(fact, classifications, NOT_QUESTIONED));
  // Without a role there is not even a guess, so the account stays where it is
  const guessed = unsure.filter(
    (fact) => isInDoubt(fact, classifications, GUESSED) && classifications.get(fact.code)?.role,
  );
  const doubts = { inDoubt: codesOf(unsure), guessed: codesOf(guessed) };
  const rolled = placeByRollForward(rows, built.ledger, doubts, decimals);
  if (rolled.size > 0) return reasoned(rolled, ROLLED);
  const isNamedBoth = (fact: AccountFacts) => {
    const role = classifications.get(fact.code)?.role;
    if (!role || !isInDoubt(fact, classifications, CERTAIN)) return false;
    return namesOtherStatement(fact, role, recognised);
  };
  const both = doubts.inDoubt.size > MOST_IN_DOUBT ? [] : facts.filter(isNamedBoth);
  const either = { inDoubt: codesOf([...unsure, ...both]), guessed: new Set<string>() };
  const turned = placeByRollForward(rows, built.ledger, either, decimals);
  if (turned.size > 0) return reasoned(turned, ROLLED, true);
  const doubted = unsure.filter((fact) => isInDoubt(fact, classifications, CONFIDENCE_BAR));
  const placed = placeByBalancePattern(rows, built.ledger, codesOf(doubted), decimals);
  return reasoned(placed, HABITS, true);
}

const CARRIED = "It carries a balance into the year, where income and expenses begin at nil.";
const ROLLED =
  "Only where it stands there do last year's retained earnings and profit lead to this year's.";
const HABITS = "Its balances go from year to year as those of the other accounts there do.";

function reasoned(
  placed: ReadonlyMap<string, Exclude<Section, null>>,
  reason: string,
  isAsked = false,
): ReadonlyMap<string, StatementPlacement> {
  return new Map([...placed].map(([code, section]) => [code, placement(section, reason, isAsked)]));
}

function placement(
  section: Exclude<Section, null>,
  reason: string,
  isAsked = false,
): StatementPlacement {
  const statement = section === "balance_sheet" ? "balance sheet" : "profit and loss";
  return { section, isAsked, reason: `The books place it in the ${statement}. ${reason}` };
}

function codesOf(facts: readonly Pick<AccountFacts, "code">[]): Set<string> {
  return new Set(facts.map(({ code }) => code));
}

/** A role with at least this confidence is not questioned by the roll-forward. */
const NOT_QUESTIONED = 0.85;
/** A name that fits both statements is questioned up to this confidence. */
const CERTAIN = 0.97;
/** Below this confidence, a role is little more than a guess. */
const GUESSED = 0.6;

function isInDoubt(
  { code, type, section }: AccountFacts,
  classifications: Classifications,
  bar: number,
): boolean {
  const { confidence } = classifications.get(code) ?? { confidence: 0 };
  return type === "" && section === null && confidence < bar;
}

/** Fewer income and expense accounts show no pattern. */
const FEWEST = 6;

/**
 * Accounts in doubt that were read as balances and have an opening balance, in books where no sure income or expense
 * has one. They are balances.
 */
function openedAmong(
  asked: ReadonlySet<string>,
  rows: readonly TrialBalanceRow[],
  { ledger }: BuiltLedger,
): Set<string> {
  const brought = new Map<string, Minor>();
  for (const { code, priorDebit, priorCredit } of rows)
    brought.set(code, (brought.get(code) ?? 0n) + priorDebit - priorCredit);
  const carries = ({ code }: LedgerAccount) => (brought.get(code) ?? 0n) !== 0n;
  const results = ledger.accounts.filter(
    ({ code, isProfitAndLoss, closing }) => isProfitAndLoss && closing !== 0n && !asked.has(code),
  );
  if (results.length < FEWEST || results.some(carries)) return new Set();
  const opened = ledger.accounts.filter(
    (account) => asked.has(account.code) && !account.isProfitAndLoss && carries(account),
  );
  return codesOf(opened);
}

/** Accounts read as income or expense that the ledger found to have a balance brought forward. */
function carriedInto({ ledger }: BuiltLedger, classifications: Classifications): Set<string> {
  const carried = ledger.accounts.filter(({ code, isProfitAndLoss, opening }) => {
    const role = classifications.get(code)?.role ?? null;
    return !isProfitAndLoss && opening !== 0n && role !== null && isProfitAndLossRole(role);
  });
  return new Set(carried.map(({ code }) => code));
}
