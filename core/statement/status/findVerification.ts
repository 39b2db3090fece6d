import type { Verification } from "../StatementInput.ts";
import type { VerifiedBy } from "./VerifiedBy.ts";

/** What may be verified: its id, its present figure and its questions. */
type Subject = Pick<Verification, "kind" | "id" | "figure"> & { asked: readonly string[] };

/** The verification of this figure that answers all questions; null where there is none. */
export function findVerification(
  verifications: readonly Verification[],
  subject: Subject,
): VerifiedBy | null {
  const found = verifications.find(
    (given) =>
      given.kind === subject.kind &&
      nameOf(given) === nameOf(subject) &&
      given.figure === subject.figure &&
      subject.asked.every((question) => given.asked === null || given.asked.includes(question)),
  );
  return found ? { reason: found.reason, by: found.by, at: found.at } : null;
}

/** A line with the same amount in both methods counts as one, so a verification applies to both. */
function nameOf({ kind, id }: Pick<Subject, "kind" | "id">): string {
  return kind === "line" ? id.slice(id.indexOf(".") + 1) : id;
}
