import { CONFIDENCE_BAR } from "../../classify/Classification.ts";
import { minorOf } from "../../money/minorOf.ts";
import type { AccountSummary, StatementLine } from "../StatementDocument.ts";

type Asked = Pick<StatementLine, "reviewReasons" | "answeredBy">;

type AskedLine = Asked & Pick<StatementLine, "isSubtotal">;

type Waiting = Pick<
  AccountSummary,
  "code" | "role" | "confidence" | "isOverridden" | "isQuestioned" | "movement"
>;

/** Whether a person's confirmation answers all questions about a line. */
export function asksForVerification({ reviewReasons, answeredBy = [] }: Asked): boolean {
  return reviewReasons.length > 0 && reviewReasons.every((_, at) => answeredBy[at] === "word");
}

/** Whether two lines have the same questions, all answered by a confirmation. */
export function asksSameVerification(one: AskedLine, other: AskedLine): boolean {
  return asksSame(one, other) && [one, other].every(asksForVerification);
}

/** Whether one answer settles two lines: the same confirmation, or the roles of the same accounts. */
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

/** Whether a line asks for roles of accounts, and for no figures. */
function asksForRoles({ reviewReasons, answeredBy = [] }: Asked): boolean {
  const isFigures = reviewReasons.some((_, at) => (answeredBy[at] ?? "figures") === "figures");
  return answeredBy.includes("roles") && !isFigures;
}

/**
 * The accounts whose roles a line waits for: those among its sources, or all waiting accounts where none is (cash,
 * unclassified movements). None where figures are asked for.
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

/** Whether an account's role must be confirmed by a person: it has none, it is unsure, or its entries contradict it. */
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
