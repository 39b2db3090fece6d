import { CONFIDENCE_BAR } from "../../classify/Classification.ts";
import { minorOf } from "../../money/minorOf.ts";
import type { Method } from "../../policies/policies.ts";
import type { Role } from "../../roles/roles.ts";
import { accountLabel } from "../../text/accountLabel.ts";
import { asksAboutEntries } from "../../trace/entry/EntryQuestion.ts";
import type {
  AccountSummary,
  Amount,
  Check,
  StatementDocument,
  StatementLine,
} from "../StatementDocument.ts";
import { asksWhereInterestStands } from "./interestOfLender.ts";
import { asksToPlace } from "./reviewDoubts.ts";
import { isEstimatedSubtotal } from "./subtotalsAsked.ts";

/** Something that a person still has to resolve before a statement is finished. */
export type OpenPoint = { title: string; reason: string } & (
  | (PointOfLine & {
      kind: "line";
      /** The other lines that the same word is asked for on: they are confirmed together. */
      alike: readonly (PointOfLine & { title: string })[];
    })
  | { kind: "account"; id: string; role: Role | null; amount: null }
  | { kind: "check"; id: string; amount: Amount | null }
);

type PointOfLine = { id: string; concept: string; amount: Amount };

type Line = Pick<
  StatementLine,
  | "id"
  | "concept"
  | "lineItem"
  | "currentYear"
  | "status"
  | "reviewReasons"
  | "estimatedAmount"
  | "isSubtotal"
> & { sources: readonly { account: string }[] };

type Account = Pick<
  AccountSummary,
  "code" | "name" | "role" | "confidence" | "isOverridden" | "isQuestioned" | "reason"
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
 * Every point once: the accounts whose role nobody is sure of, the lines in review, those that one word
 * is asked for on together, and the checks that ask for more than those. Accounts come first: with a
 * role the lines and what is asked of them change. The order among each is that of the statement.
 */
export function listOpenPoints({ lines, accounts, checks }: OpenPointsSource): OpenPoint[] {
  const unsure = accounts.filter(waitsForPerson);
  const inReview = lines.filter((line) => line.status === "review" && !isEstimatedSubtotal(line));
  const asked = inReview.filter((line) => !waitsForRoles(line, unsure));
  const concepts = new Set(inReview.map(({ concept }) => concept));
  return [
    ...unsure.map(pointOfAccount),
    ...asked.filter((line) => isFirstAsked(line, asked)).map((line) => pointOfLine(line, asked)),
    ...checks
      .filter(({ status }) => status === "review")
      .filter((check) => !check.concepts?.some((concept) => concepts.has(concept)))
      .map(pointOfCheck),
  ];
}

/** Whether nothing else is asked of a line than a person's word: on its estimate, on entries, or on where it stands. */
export function asksForVerification({
  reviewReasons,
  estimatedAmount,
}: Pick<Line, "reviewReasons" | "estimatedAmount">): boolean {
  const [reason, ...others] = reviewReasons;
  if (reason === undefined || others.length > 0) return false;
  if (asksWhereInterestStands(reason) || asksAboutEntries(reason)) return true;
  return minorOf(estimatedAmount ?? "0") !== 0n;
}

type Asking = Pick<Line, "reviewReasons" | "estimatedAmount" | "isSubtotal">;

/** Whether the same word, and nothing else, is asked for on two lines. */
export function asksSameVerification(one: Asking, other: Asking): boolean {
  const isSame = one.reviewReasons[0] === other.reviewReasons[0];
  return isSame && [one, other].every((line) => !line.isSubtotal && asksForVerification(line));
}

function isFirstAsked(line: Line, asked: readonly Line[]): boolean {
  return (
    !asksForVerification(line) || asked.find((other) => asksSameVerification(line, other)) === line
  );
}

/** A line that only waits for the role of an account is resolved with the account. */
function waitsForRoles(line: Line, unsure: readonly Account[]): boolean {
  // The lines of cash have no sources: they are asked about by the names of the accounts.
  if (line.concept === "cash_at_end" || waitsForUnplaced(line)) return unsure.length > 0;
  return accountsAwaited(line, unsure).length > 0;
}

/** Whether a line waits for accounts that stand on no line yet, and for nothing else. */
export function waitsForUnplaced({ reviewReasons }: Pick<Line, "reviewReasons">): boolean {
  return reviewReasons.length > 0 && reviewReasons.every(asksToPlace);
}

/** The accounts of a line whose roles it waits for; none where more is asked of it. */
export function accountsAwaited<Each extends Waiting>(
  { reviewReasons, sources }: Pick<Line, "reviewReasons" | "sources">,
  accounts: readonly Each[],
): Each[] {
  if (reviewReasons.length > 1) return [];
  const codes = new Set(sources.map(({ account }) => account));
  return accounts.filter((account) => codes.has(account.code) && waitsForPerson(account));
}

type Waiting = Pick<Account, "code" | "confidence" | "isOverridden" | "isQuestioned">;

/** Whether the role of an account waits for a person's word: nobody is sure of it, or its entries question it. */
export function waitsForPerson({
  confidence,
  isOverridden,
  isQuestioned,
}: Omit<Waiting, "code">): boolean {
  return (confidence < CONFIDENCE_BAR || isQuestioned === true) && !isOverridden;
}

function pointOfLine(line: Line, asked: readonly Line[]): OpenPoint {
  const { id, concept, lineItem, reviewReasons, currentYear } = line;
  const alike = asked.filter((other) => other !== line && asksSameVerification(line, other));
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

function pointOfAccount({ code, name, role, confidence, reason }: Account): OpenPoint {
  return {
    kind: "account",
    id: code,
    role,
    amount: null,
    title: accountLabel(code, name),
    reason: `${Math.round(confidence * 100)}% sure. ${reason}`,
  };
}

function pointOfCheck({
  id,
  title,
  explanation,
  figure,
}: OpenPointsSource["checks"][number]): OpenPoint {
  return { kind: "check", id, title, reason: explanation, amount: figure };
}
