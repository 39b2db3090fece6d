import type { Concept } from "../../concepts/concepts.ts";
import { absolute, largestFirst, type Minor } from "../../money/Minor.ts";
import { minorOf } from "../../money/minorOf.ts";
import { printWritten } from "../../money/printWritten.ts";
import type { Method } from "../../policies/policies.ts";
import { type Role, roleDefinition } from "../../roles/roles.ts";
import { accountLabel } from "../../text/accountLabel.ts";
import type {
  AccountSummary,
  Amount,
  Check,
  LineSource,
  StatementDocument,
  StatementLine,
} from "../StatementDocument.ts";
import { isEstimatedSubtotal } from "./subtotalsAsked.ts";
import { accountsAwaited, isSettledWith, waitsForPerson } from "./whatAnswers.ts";

/** Something that a person must resolve before the statement is finished. */
export type OpenPoint = { title: string; reason: string } & (
  | (PointOfLine & {
      kind: "line";
      /** Other lines with the same question; one answer settles them all. */
      alike: readonly (PointOfLine & { title: string })[];
    })
  | {
      kind: "account";
      id: string;
      role: Role | null;
      /** The largest amount on a line; null where it has none. */
      amount: Amount | null;
    }
  | { kind: "check"; id: string; amount: Amount | null }
);

/** The line of unclassified movements. */
const UNPLACED: Concept = "unclassified_movements";

type PointOfLine = { id: string; concept: string; amount: Amount };

type Line = Pick<
  StatementLine,
  | "id"
  | "concept"
  | "lineItem"
  | "currentYear"
  | "status"
  | "reviewReasons"
  | "answeredBy"
  | "estimatedAmount"
  | "isSubtotal"
> & { sources: readonly Pick<LineSource, "account" | "amount" | "otherwise">[] };

type Account = Pick<
  AccountSummary,
  | "code"
  | "name"
  | "role"
  | "confidence"
  | "isOverridden"
  | "isQuestioned"
  | "opening"
  | "closing"
  | "movement"
  | "reason"
>;

/** The parts of a statement that open points are derived from. */
export type OpenPointsSource = {
  lines: readonly Line[];
  accounts: readonly Account[];
  checks: readonly Pick<Check, "id" | "title" | "status" | "explanation" | "figure" | "concepts">[];
};

/** The open points of a statement by one method. */
export function openPointsOf(document: StatementDocument, method: Method): OpenPoint[] {
  return listOpenPoints({ ...document, lines: document.statements[method].lines });
}

/**
 * Lists what a person must resolve, each point once: accounts with an unsure role first (a role changes lines and their
 * questions), then lines in review (grouped where one answer settles several), then checks that ask about something
 * else. Within each group the largest amount comes first.
 */
export function listOpenPoints({ lines, accounts, checks }: OpenPointsSource): OpenPoint[] {
  const onLines = new Set(lines.flatMap(({ sources }) => sources.map(({ account }) => account)));
  const unsure = accounts.filter(
    (account) => waitsForPerson(account) && (onLines.has(account.code) || hasAmount(account)),
  );
  const inReview = lines.filter((line) => line.status === "review" && !isEstimatedSubtotal(line));
  const asked = inReview.filter((line) => accountsAwaited(line, unsure).length === 0);
  const concepts = new Set(inReview.map(({ concept }) => concept));
  return [
    ...byStake(unsure, ({ code }) => stakeOf(code, lines)).map((account) =>
      pointOfAccount(account, lines),
    ),
    ...byStake(
      asked.filter((line) => standsFor(line, asked) === line),
      ({ currentYear }) => sizeOf(currentYear),
    ).map((line) => pointOfLine(line, asked)),
    ...checks
      .filter(({ status }) => status === "review")
      .filter((check) => !check.concepts?.some((concept) => concepts.has(concept)))
      .map(pointOfCheck),
  ];
}

/** Whether the role could change a figure: an account that is always zero is not asked about. */
function hasAmount({ opening, closing, movement }: Account): boolean {
  return [opening, closing, movement].some((amount) => minorOf(amount) !== 0n);
}

function byStake<Item>(items: readonly Item[], measure: (item: Item) => Minor): Item[] {
  const sizes = new Map(items.map((item) => [item, measure(item)]));
  const size = (item: Item) => sizes.get(item) ?? 0n;
  return items.toSorted((one, other) => largestFirst(size(one), size(other)));
}

/** The largest amount on a line, now or under another possible role. */
function stakeOf(code: string, lines: readonly Line[]): Minor {
  const amounts = [largestOn(code, lines), largestChange(code, lines)?.amount ?? null];
  const [most = 0n] = amounts.map(sizeOf).toSorted(largestFirst);
  return most;
}

function sizeOf(amount: Amount | null): Minor {
  return absolute(minorOf(amount ?? "0"));
}

/** The line that names a group of lines: unclassified movements if it is among them, else the first. */
function standsFor(line: Line, asked: readonly Line[]): Line {
  const together = asked.filter((other) => other === line || isSettledWith(line, other));
  return together.find(({ concept }) => concept === UNPLACED) ?? together[0] ?? line;
}

function pointOfLine(line: Line, asked: readonly Line[]): OpenPoint {
  const { id, concept, lineItem, reviewReasons, currentYear } = line;
  const alike = asked.filter((other) => other !== line && isSettledWith(line, other));
  return {
    kind: "line",
    id,
    concept,
    title: lineItem,
    reason: reviewReasons.join(" "),
    amount: currentYear,
    alike: alike.map((other) => {
      return {
        id: other.id,
        concept: other.concept,
        title: other.lineItem,
        amount: other.currentYear,
      };
    }),
  };
}

function pointOfAccount(account: Account, lines: readonly Line[]): OpenPoint {
  const { code, name, role, confidence, reason } = account;
  const sure = role === null ? "" : `${Math.round(confidence * 100)}% sure. `;
  return {
    kind: "account",
    id: code,
    role,
    amount: largestOn(code, lines),
    title: accountLabel(code, name),
    reason: `${sure}${reason}${wouldChange(code, lines)}`,
  };
}

/** The largest amount of an account on a line. */
function largestOn(code: string, lines: readonly Line[]): Amount | null {
  let largest: Amount | null = null;
  for (const { isSubtotal, sources } of lines) {
    if (isSubtotal) continue;
    for (const { account, amount } of sources)
      if (account === code && sizeOf(amount) > sizeOf(largest)) largest = amount;
  }
  return largest;
}

type Change = { role: Role; amount: Amount; lineItem: string };

/** The largest change of a line under another possible role; null where no line would change. */
function largestChange(code: string, lines: readonly Line[]): Change | null {
  let largest: Change | null = null;
  for (const { lineItem, sources } of lines)
    for (const { account, otherwise } of sources) {
      if (account !== code || !otherwise) continue;
      if (sizeOf(otherwise.amount) > sizeOf(largest?.amount ?? null))
        largest = { ...otherwise, lineItem };
    }
  return largest;
}

function wouldChange(code: string, lines: readonly Line[]): string {
  const change = largestChange(code, lines);
  if (change === null) return "";
  const { role, amount, lineItem } = change;
  return ` As ${roleDefinition(role).label.toLowerCase()} it would put ${printWritten(amount)} on '${lineItem}'.`;
}

function pointOfCheck({
  id,
  title,
  explanation,
  figure,
}: OpenPointsSource["checks"][number]): OpenPoint {
  return { kind: "check", id, title, reason: explanation, amount: figure };
}
