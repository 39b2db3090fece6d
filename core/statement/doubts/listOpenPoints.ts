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

/** Something that a person still has to resolve before a statement is finished. */
export type OpenPoint = { title: string; reason: string } & (
  | (PointOfLine & {
      kind: "line";
      /** The other lines that the same is asked on: one answer settles them together. */
      alike: readonly (PointOfLine & { title: string })[];
    })
  | {
      kind: "account";
      id: string;
      role: Role | null;
      /** The most of it that stands on one line; null where it stands on none. */
      amount: Amount | null;
    }
  | { kind: "check"; id: string; amount: Amount | null }
);

/** The line of what could not be placed. */
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

/** What open points are read from. */
export type OpenPointsSource = {
  lines: readonly Line[];
  accounts: readonly Account[];
  checks: readonly Pick<Check, "id" | "title" | "status" | "explanation" | "figure" | "concepts">[];
};

/** The open points of a statement as one method presents it. */
export function openPointsOf(document: StatementDocument, method: Method): OpenPoint[] {
  return listOpenPoints({ ...document, lines: document.statements[method].lines });
}

/**
 * Every point once: the accounts whose role nobody is sure of, the lines in review, those that one
 * answer settles together, and the checks that ask for more than those. Accounts come first: with a
 * role the lines and what is asked of them change. Among each comes first what most money hangs on.
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

/** Whether a role could change a figure: what began and ended with nothing, and moved nothing, is not asked about. */
function hasAmount({ opening, closing, movement }: Account): boolean {
  return [opening, closing, movement].some((amount) => minorOf(amount) !== 0n);
}

function byStake<Item>(items: readonly Item[], measure: (item: Item) => Minor): Item[] {
  const sizes = new Map(items.map((item) => [item, measure(item)]));
  const size = (item: Item) => sizes.get(item) ?? 0n;
  return items.toSorted((one, other) => largestFirst(size(one), size(other)));
}

/** The most that an account puts on a line, or would under the other role it may have. */
function stakeOf(code: string, lines: readonly Line[]): Minor {
  const amounts = [largestOn(code, lines), largestChange(code, lines)?.amount ?? null];
  const [most = 0n] = amounts.map(sizeOf).toSorted(largestFirst);
  return most;
}

function sizeOf(amount: Amount | null): Minor {
  return absolute(minorOf(amount ?? "0"));
}

/** The line that a point of several is named by: where the account stands that is asked about, else the first. */
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

/** The largest change on a line, were the account what else it may be; null where no line would change. */
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
