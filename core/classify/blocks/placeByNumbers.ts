import type { AccountFacts, Section } from "../../ledger/AccountFacts.ts";
import { isProfitAndLossNature, isProfitAndLossRole } from "../../roles/roles.ts";
import { inEnglish } from "../language/inEnglish.ts";
import { placeOf } from "../placeOf.ts";
import { naturalSide } from "../readings/naturalSide.ts";
import { readName } from "../readings/readName.ts";
import type { Recognised } from "../recognise.ts";
import { isCount, numberOf } from "./isCount.ts";

type Statement = Exclude<Section, null>;

/** The statement that an account surely stands in, and the words that say so; null where none do. */
type Tells = { statement: Statement; words: string } | null;

type Numbered = { facts: AccountFacts; number: string; tells: Tells };

/**
 * Says of accounts that neither a section nor a type places in which statement they stand, by their
 * numbers: most companies number their charts in classes, and those whose names are sure tell the class.
 * A national chart says more itself.
 */
export function placeByNumbers(
  accounts: readonly AccountFacts[],
  { chart, language }: Recognised,
): readonly AccountFacts[] {
  const open = accounts.filter((facts) => isOpen(facts) && numberOf(facts) !== "");
  if (chart !== null || open.length < FEWEST || isCount(open)) return accounts;
  const numbered = accounts.flatMap((facts): Numbered[] => {
    const number = numberOf(facts);
    return number === "" ? [] : [{ facts, number, tells: tell(inEnglish(facts, language)) }];
  });
  const placed = new Map<AccountFacts, Statement>();
  for (const group of groupedBy(numbered, ({ number }) => String(number.length)).values())
    placeBlock(group, 1, null, placed);
  return accounts.map((facts) => {
    const section = isOpen(facts) ? placed.get(facts) : undefined;
    return section === undefined ? facts : { ...facts, section };
  });
}

/** Fewer accounts are no chart to be numbered in classes. */
const FEWEST = 12;
/** So many sure names tell a class, where so large a share of them agrees. */
const FEWEST_TELLING = 5;
const CLASS_AGREES = 0.75;
/** A block within a class belongs to the other statement only if all its accounts agree. */
const BLOCK_AGREES = 0.98;
const DEEPEST = 3;
const SURE = 0.75;

function isOpen({ section, type, nature }: AccountFacts): boolean {
  return section === null && type === "" && nature === undefined;
}

function placeBlock(
  block: readonly Numbered[],
  length: number,
  within: Statement | null,
  placed: Map<AccountFacts, Statement>,
): void {
  for (const group of groupedBy(block, ({ number }) => number.slice(0, length)).values()) {
    const statement = agreedIn(group, within) ?? within;
    if (statement !== null) for (const { facts } of group) placed.set(facts, statement);
    if (length < DEEPEST) placeBlock(group, length + 1, statement, placed);
  }
}

/**
 * The statement that the sure names of a block agree in. What one thing is called again and again ("Petty
 * cash - travel") is said once, unless a class agrees as it stands.
 */
function agreedIn(block: readonly Numbered[], within: Statement | null): Statement | null {
  const said = block.flatMap(({ tells }) => tells ?? []);
  const once = new Map(said.map(({ words, statement }) => [words, statement]));
  if (within !== null) return agreed([...once.values()], BLOCK_AGREES);
  const all = said.map(({ statement }) => statement);
  return agreed(all, CLASS_AGREES) ?? agreed([...once.values()], CLASS_AGREES);
}

function agreed(statements: readonly Statement[], share: number): Statement | null {
  const results = statements.filter((statement) => statement === "profit_loss").length;
  const positions = statements.length - results;
  if (statements.length < FEWEST_TELLING) return null;
  if (results >= statements.length * share) return "profit_loss";
  return positions >= statements.length * share ? "balance_sheet" : null;
}

/** A balance on the other side than its name has it is no sign of where the account stands. */
function tell(facts: AccountFacts): Tells {
  const { natures } = placeOf(facts);
  if (natures.every(isProfitAndLossNature)) return { statement: "profit_loss", words: facts.code };
  if (!natures.some(isProfitAndLossNature))
    return { statement: "balance_sheet", words: facts.code };
  if (facts.side === null) return null;
  const reading = readName(facts, natures);
  if (reading === null || reading.role === null || reading.confidence < SURE) return null;
  const natural = naturalSide(reading.rule);
  if (natural !== null && natural !== facts.side) return null;
  const statement = isProfitAndLossRole(reading.role) ? "profit_loss" : "balance_sheet";
  return { statement, words: reading.words };
}

function groupedBy(
  all: readonly Numbered[],
  keyOf: (numbered: Numbered) => string,
): Map<string, Numbered[]> {
  const groups = new Map<string, Numbered[]>();
  for (const numbered of all) {
    const key = keyOf(numbered);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [numbered]);
    else group.push(numbered);
  }
  return groups;
}
