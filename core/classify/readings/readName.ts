import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import {
  areOfOneStatement,
  type Nature,
  naturesOfStatement,
  type Role,
  roleDefinition,
} from "../../roles/roles.ts";
import type { NameRule, Side } from "../rules/NameRule.ts";
import { nameRules } from "../rules/nameRules.ts";
import type { Rank } from "../rules/Rank.ts";
import { compilePatterns, type Found } from "../words/compilePatterns.ts";
import { correctSpelling } from "../words/correctSpelling.ts";
import { tokenise } from "../words/tokenise.ts";
import { vocabulary } from "../words/vocabulary.ts";
import { naturalSide } from "./naturalSide.ts";
import { confidenceOfStrength, type Strength, strengthOfRank } from "./strengths.ts";

/** What an account's name says it is, given where the account can stand. */
export type NameReading = {
  role: Role | null;
  rule: NameRule;
  confidence: number;
  /** The words that said so, as the vocabulary writes them. */
  words: string;
  isRelaxed: boolean;
  /** What the words say that this reading does not rest on; absent where there are none that mean anything. */
  besides?: readonly Role[];
};

/** Reads an account's name against the vocabulary; null when no word of it is known to fit. */
export function readName(facts: AccountFacts, natures: readonly Nature[]): NameReading | null {
  const tokens = correctSpelling(tokenise(facts.name));
  const isPart = (facts.printed?.unread ?? 0) >= MOST_UNREAD;
  const found = findRules(tokens).filter(
    ({ row, isWhole, text }) =>
      fitsType(row, facts.type) && !(isPart && (isWhole || KINDS.has(text))),
  );
  const asked = { found, tokens, side: facts.side };
  const strict = readAmong(asked, natures);
  if (strict !== null) return strict;
  const wider = naturesOfStatement(natures);
  if (wider.length === natures.length) return null;
  const relaxed = readAmong(asked, wider);
  return relaxed && { ...relaxed, confidence: relaxed.confidence * 0.7, isRelaxed: true };
}

const findRules = compilePatterns(nameRules);

/** With so much of a name of another language unread, what is left of it is not the whole name. */
const MOST_UNREAD = 1 / 3;

/** Words that say no more than the kind of account: what it is stands in the others. */
const KINDS: ReadonlySet<string> = new Set(["expense", "cost", "income", "payable", "receivable"]);

const rankValue: Record<Rank, number> = { hints: 0, names: 1000, decides: 2000 };

type Candidate = {
  found: Found<NameRule>;
  score: number;
  isPinned: boolean;
  isAgainstSide: boolean;
};

/** A name taken apart: its words, the rules they meet, and the side of the balance. */
type Asked = {
  found: readonly Found<NameRule>[];
  tokens: readonly string[];
  side: Side | null;
};

function readAmong(asked: Asked, natures: readonly Nature[]): NameReading | null {
  const { found, tokens, side } = asked;
  const candidates = found.flatMap((match) => weigh(match, side, natures));
  let best: Candidate | null = null;
  for (const candidate of candidates) {
    if (best === null || candidate.score > best.score) best = candidate;
  }
  if (best === null) return null;
  const { row, text } = best.found;
  let confidence = confidenceOfStrength[strengthOf(row)] * doubtOf(best, tokens);
  if (hasRival(best, candidates)) confidence *= best.found.row.rank === "hints" ? 0.8 : 0.88;
  if (!best.isPinned && isOpen(best, found, side, natures)) confidence *= 0.74;
  const besides = besidesOf(row, found, tokens);
  const reading = { role: row.role, rule: row, confidence, words: text, isRelaxed: false };
  return besides === null ? reading : { ...reading, besides };
}

/** What those words of a name say by which no rule gives it this role; null where none of them means anything. */
function besidesOf(
  { role }: NameRule,
  found: readonly Found<NameRule>[],
  tokens: readonly string[],
): readonly Role[] | null {
  const same = found.filter(({ row }) => row.role === role);
  const read = new Set(same.flatMap(({ positions }) => positions));
  const isLeft = (at: number) => !read.has(at) && isMeaningful(tokens[at] ?? "");
  if (!tokens.some((_, at) => isLeft(at))) return null;
  const others = found.flatMap(({ row, positions }) =>
    row.role !== null && positions.some(isLeft) ? [row.role] : [],
  );
  return [...new Set(others)];
}

function isMeaningful(token: string): boolean {
  return vocabulary.has(token) && !plainWords.has(token) && !KINDS.has(token);
}

/** What takes away from a reading: the place unknown, the wrong side, words nobody knows. */
function doubtOf({ found, isPinned, isAgainstSide }: Candidate, tokens: readonly string[]): number {
  const { row, words } = found;
  const isWeak = row.rank === "hints" || row.strength === "faint";
  let doubt = isPinned ? 1 : 0.97;
  if (isAgainstSide) doubt *= 0.74;
  if (row.rank === "hints" && words / tokens.length < 0.4) doubt *= 0.82;
  if (isWeak && tokens.some(isStranger)) doubt *= 0.88;
  return doubt;
}

function isStranger(token: string): boolean {
  return token.length > 2 && !/\d/.test(token) && !vocabulary.has(token) && !plainWords.has(token);
}

const plainWords: ReadonlySet<string> = new Set(
  "of on to for in at by from with per via not all new old main misc type category january " +
    "february march april may june july august september october november december".split(" "),
);

function strengthOf({ strength, rank }: NameRule): Strength {
  return strength ?? strengthOfRank[rank];
}

function weigh(found: Found<NameRule>, side: Side | null, natures: readonly Nature[]): Candidate[] {
  const where = naturesOf(found.row);
  if (!natures.some((nature) => where.includes(nature))) return [];
  const isPinned = isKnownPlace(found.row, where, natures);
  const { needs, orSide } = found.row;
  if (!isPinned && needs !== undefined && orSide !== side) return [];
  const natural = naturalSide(found.row);
  const isAgainstSide = side !== null && natural !== null && side !== natural;
  const fit = (isPinned ? 6 : 0) - (isAgainstSide ? (isPinned ? 45 : 1045) : 0);
  const score = rankValue[found.row.rank] + found.words * 20 + fit;
  return [{ found, score, isPinned, isAgainstSide }];
}

/** Another reading of the same strength, told by other words. */
function hasRival(best: Candidate, candidates: readonly Candidate[]): boolean {
  return candidates.some(
    (other) =>
      other.found.row.role !== best.found.row.role &&
      other.found.row.rank === best.found.row.rank &&
      other.found.words >= best.found.words &&
      other.found.positions.some((at) => !best.found.positions.includes(at)) &&
      !other.isAgainstSide,
  );
}

/** A reading as strong would hold if only it were known where the account stands. */
function isOpen(
  best: Candidate,
  found: readonly Found<NameRule>[],
  side: Side | null,
  natures: readonly Nature[],
): boolean {
  return found.some(({ row, words }) => {
    if (row.role === best.found.row.role || row.needs === undefined) return false;
    if (rankValue[row.rank] < rankValue[best.found.row.rank] || words < best.found.words)
      return false;
    if (!natures.some((nature) => naturesOf(row).includes(nature))) return false;
    if (isKnownPlace(row, naturesOf(row), natures)) return false;
    if (side !== null && row.orSide !== undefined) return false;
    const natural = naturalSide(row);
    return side === null || natural === null || natural === side;
  });
}

/** Whether enough is known of where the account stands for the rule to rest on it. */
function isKnownPlace(
  rule: NameRule,
  where: readonly Nature[],
  natures: readonly Nature[],
): boolean {
  if (natures.every((nature) => where.includes(nature))) return true;
  return (
    rule.needs !== "nature" && natures.length <= 3 && areOfOneStatement([...natures, ...where])
  );
}

function naturesOf(rule: NameRule): readonly Nature[] {
  if (rule.where) return rule.where;
  return rule.role === null ? [] : [roleDefinition(rule.role).nature];
}

function fitsType(rule: NameRule, type: string): boolean {
  if (rule.typed === undefined) return true;
  const label = tokenise(type);
  return rule.typed.some((word) => label.includes(word));
}
