import type { Verification } from "@tieout/core";
import type { Deps } from "../../app/Deps.ts";
import { type Change, type ProjectKey, readProject } from "../../store/changeProject.ts";
import { documentId, projectCollection } from "../../store/paths.ts";
import { personName } from "../../store/personName.ts";
import { recordAndPrepareLater, takesLong } from "../process/prepareLater.ts";
import { prepareVersion } from "../process/prepareVersion.ts";
import type { Recorded } from "../versions/publishVersion.ts";

/** What a person's word is about, at its figure. */
export type VerificationSubject = Omit<Verification, "reason" | "by" | "at">;

type Given = {
  subject: VerificationSubject;
  /** What the same word answers too. */
  alike?: readonly VerificationSubject[];
  /** Why it is right; null takes an earlier word back. */
  reason: string | null;
  /** Its description in the audit trail. */
  description: string;
};

/** Stores that a person verified a line or confirmed a check, with who and when, and prepares the statement again. */
export async function keepVerification(
  deps: Deps,
  key: ProjectKey,
  { subject, alike = [], reason, description }: Given,
): Promise<{ version: number }> {
  const { kind, id, figure } = subject;
  const by = (await personName(deps, key.uid)) ?? "";
  const subjects = [subject, ...alike];
  const given =
    reason === null
      ? []
      : subjects.map((each) => ({ ...each, reason, by, at: deps.now().toISOString() }));
  const record = ({ transaction }: Change, version: number): Recorded<{ version: number }> => {
    const words = projectCollection(deps.db, key.projectId, "verifications");
    const refOf = (each: VerificationSubject) => words.doc(documentId(each.id));
    for (const word of given)
      transaction.set(refOf(word), { ...word, asked: [...(word.asked ?? [])] });
    if (reason === null) for (const each of subjects) transaction.delete(refOf(each));
    const others = alike.map((each) => each.id).join(", ");
    const metadata = {
      [kind]: id,
      figure,
      ...(others !== "" && { others }),
      ...(reason !== null && { reason }),
      version,
    };
    return { audit: [{ action: "adjustment", description, metadata }], value: { version } };
  };
  if (await takesLong(deps, key, await readProject(deps, key)))
    return recordAndPrepareLater(deps, key, record);
  return prepareVersion(deps, key, {
    problemCode: "statement_not_possible",
    needsStatement: true,
    amend: (input) => {
      const isSaid = (other: Verification) =>
        subjects.some((each) => other.kind === each.kind && other.id === each.id);
      const others = input.verifications.filter((other) => !isSaid(other));
      return { ...input, verifications: [...others, ...given] };
    },
    record: (change, { version }) => record(change, version),
  });
}
