import type { Verification } from "../StatementInput.ts";
import type { VerifiedBy } from "./VerifiedBy.ts";

/** What is verified: its id, the figure it stands at, and what is asked of it. */
type Subject = Pick<Verification, "kind" | "id" | "figure"> & { asked: readonly string[] };

/** A person's word on this figure that answers all that is asked of it; null where there is none. */
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

/** A line of both methods is one line at one amount: a word on it counts in both. */
function nameOf({ kind, id }: Pick<Subject, "kind" | "id">): string {
  return kind === "line" ? id.slice(id.indexOf(".") + 1) : id;
}
