import type { Concept } from "../../concepts/concepts.ts";
import type { LedgerAccount } from "../../ledger/LedgerAccount.ts";
import { minorOf } from "../../money/minorOf.ts";
import { printMinor } from "../../money/printMinor.ts";
import { roleDefinition } from "../../roles/roles.ts";
import { MOST_NAMED, nameAccount } from "../../worksheet/nameAccounts.ts";
import type { Answer, ReviewPoint } from "../../worksheet/Posting.ts";
import { askToPlace } from "../../worksheet/questions/askToPlace.ts";
import { ask, askForRoles, type Question } from "../../worksheet/questions/Question.ts";
import type { AlternativeAmount } from "../doubts/AlternativeAmount.ts";
import type { LineStatus } from "../StatementDocument.ts";
import type { LineFigures } from "../StatementFigures.ts";
import type { Verification } from "../StatementInput.ts";
import { findVerification } from "./findVerification.ts";
import { nameUncertain } from "./nameUncertain.ts";
import type { VerifiedBy } from "./VerifiedBy.ts";

export type StatusInputs = {
  reviews: readonly ReviewPoint[];
  /** Accounts with an unsure role. */
  unsure: ReadonlySet<string>;
  /** Amounts that accounts in doubt would add to lines under another role. */
  alternatives: ReadonlyMap<Concept, readonly AlternativeAmount[]>;
  /** Accounts whose role the user gave. */
  reclassified: ReadonlySet<string>;
  verifications: readonly Verification[];
};

type LineCase = {
  id: string;
  concept: Concept;
  currentYear: string;
  line: LineFigures | undefined;
  decimals: number;
};

/**
 * The status of a line: verified if a person confirmed this amount and all its questions, review if it has open
 * questions, manual if an adjustment changed it, otherwise auto. The questions of a verified line are kept.
 */
export function statusOf(
  item: LineCase,
  inputs: StatusInputs,
): { status: LineStatus; reasons: string[]; answeredBy: Answer[]; verification?: VerifiedBy } {
  const questions = questionsOn(item, inputs);
  const reasons = questions.map(({ reason }) => reason);
  const asked = { reasons, answeredBy: questions.map(({ answeredBy = "figures" }) => answeredBy) };
  const { id, currentYear: figure } = item;
  const verification = findVerification(inputs.verifications, {
    kind: "line",
    id,
    figure,
    asked: reasons,
  });
  if (verification && item.concept !== "unreconciled_difference")
    return { status: "verified", ...asked, verification };
  if (reasons.length > 0) return { status: "review", ...asked };
  return { status: isManual(item.line, inputs) ? "manual" : "auto", ...asked };
}

function questionsOn(
  { concept, currentYear, line, decimals }: LineCase,
  inputs: StatusInputs,
): Question[] {
  const stated: Question[] = inputs.reviews.filter(({ column }) => column === concept);
  const doubt = doubtRoles(
    unsureAccounts(line, inputs.unsure),
    inputs.alternatives.get(concept) ?? [],
    decimals,
  );
  if (doubt !== null) stated.push(doubt);
  if (concept === "unclassified_movements" && line && line.amount !== 0n && stated.length === 0) {
    stated.push(askToPlace(accountsOn(line)));
  }
  if (concept === "unreconciled_difference" && minorOf(currentYear) !== 0n) {
    stated.push(
      ask(
        "The lines above do not explain the change in cash: the figures supplied do not balance, or an amount was overridden.",
      ),
    );
  }
  return stated;
}

function unsureAccounts(
  line: LineFigures | undefined,
  unsure: ReadonlySet<string>,
): LedgerAccount[] {
  return line ? accountsOn(line).filter(({ code }) => unsure.has(code)) : [];
}

function accountsOn({ entries }: LineFigures): LedgerAccount[] {
  return entries.flatMap(({ account, amount, traced }) => {
    // Receipts and payments that cancel out may belong to different lines
    const isMoved = amount !== 0n || (traced?.received ?? 0n) !== 0n;
    return account && isMoved ? [account] : [];
  });
}

/** One question about the roles of accounts on a line and of accounts that may belong there. */
function doubtRoles(
  standing: readonly LedgerAccount[],
  alternatives: readonly AlternativeAmount[],
  decimals: number,
): Question | null {
  const stands = new Set(standing);
  const others = alternatives.filter(({ account, role }) => role !== null || !stands.has(account));
  const all = [...standing, ...others.map(({ account }) => account)];
  if (all.length === 0) return null;
  const would = others.slice(0, MOST_NAMED).map(({ account, role, amount }) => {
    const printed = printMinor(amount, decimals);
    if (role === null) return ` Entries of ${nameAccount(account)} hold ${printed} of this line.`;
    const label = roleDefinition(role).label.toLowerCase();
    return ` As ${label}, ${nameAccount(account)} would put ${printed} here.`;
  });
  return askForRoles(`${nameUncertain(all)}${would.join("")}`);
}

function isManual(line: LineFigures | undefined, { reclassified }: StatusInputs): boolean {
  if (!line) return false;
  return (
    line.overriddenBy !== 0n ||
    line.entries.some(
      ({ adjustmentId, account }) =>
        adjustmentId !== null || (account !== null && reclassified.has(account.code)),
    )
  );
}
