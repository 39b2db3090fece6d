import { CONFIDENCE_BAR } from "../../classify/Classification.ts";
import { minorOf } from "../../money/minorOf.ts";
import type { AccountSummary, StatementLine } from "../StatementDocument.ts";

type Asked = Pick<StatementLine, "reviewReasons" | "answeredBy">;

type AskedLine = Asked & Pick<StatementLine, "isSubtotal">;

type Waiting = Pick<
  AccountSummary,
  "code" | "role" | "confidence" | "isOverridden" | "isQuestioned" | "movement"
>;

/** Whether nothing else is asked of a line than a person's word: on its estimate, on entries, or on where it stands. */
export function asksForVerification({ reviewReasons, answeredBy = [] }: Asked): boolean {
  return reviewReasons.length > 0 && reviewReasons.every((_, at) => answeredBy[at] === "word");
}

/** Whether the same word, and nothing else, is asked for on two lines. */
export function asksSameVerification(one: AskedLine, other: AskedLine): boolean {
  return asksSame(one, other) && [one, other].every(asksForVerification);
}

/** Whether one answer settles two lines: the same word, or the roles of the same accounts, and nothing else. */
export function isSettledWith(one: AskedLine, other: AskedLine): boolean {
  const isAnsweredBy = [asksForVerification, asksForRolesAlone];
  return asksSame(one, other) && isAnsweredBy.some((isIt) => isIt(one) && isIt(other));
}

function asksSame(one: AskedLine, other: AskedLine): boolean {
  const isSame =
    one.reviewReasons.length === other.reviewReasons.length &&
    one.reviewReasons.every((reason, at) => reason === other.reviewReasons[at]);
  return isSame && !one.isSubtotal && !other.isSubtotal;
}

function asksForRolesAlone({ answeredBy = [] }: Asked): boolean {
  return answeredBy.length > 0 && answeredBy.every((answer) => answer === "roles");
}

/** Whether the roles of accounts are asked for, and no figures: a person's word comes after the roles. */
function asksForRoles({ reviewReasons, answeredBy = [] }: Asked): boolean {
  const isFigures = reviewReasons.some((_, at) => (answeredBy[at] ?? "figures") === "figures");
  return answeredBy.includes("roles") && !isFigures;
}

/**
 * The accounts whose roles a line waits for: those on it, or all that wait where none of them stands on it,
 * as for cash and for what nobody could place. None where figures are asked of it.
 */
export function accountsAwaited<Each extends Waiting>(
  line: Asked & { sources: readonly { account: string }[] },
  accounts: readonly Each[],
): Each[] {
  if (!asksForRoles(line)) return [];
  const waiting = accounts.filter(waitsForPerson);
  const codes = new Set(line.sources.map(({ account }) => account));
  const onLine = waiting.filter(({ code }) => codes.has(code));
  return onLine.length === 0 && asksForRolesAlone(line) ? waiting : onLine;
}

/** Whether the role of an account waits for a person's word: it has none, nobody is sure of it, or its entries question it. */
export function waitsForPerson({
  role,
  confidence,
  isOverridden,
  isQuestioned,
  movement,
}: Omit<Waiting, "code">): boolean {
  if (isOverridden) return false;
  const isUnplaced = role === null && minorOf(movement) !== 0n;
  return isUnplaced || confidence < CONFIDENCE_BAR || isQuestioned === true;
}
