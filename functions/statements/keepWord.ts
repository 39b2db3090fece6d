import type { Verification } from "@tieout/core";
import type { Deps } from "../app/Deps.ts";
import { type Change, type ProjectKey, readProject } from "../store/changeProject.ts";
import { documentId, projectCollection } from "../store/paths.ts";
import { personName } from "../store/personName.ts";
import { recordAndPrepareLater, takesLong } from "./prepareLater.ts";
import { prepareVersion } from "./prepareVersion.ts";
import type { Recorded } from "./publishVersion.ts";

type Given = {
  subject: Omit<Verification, "reason" | "by" | "at">;
  /** Why it is right; null takes an earlier word back. */
  reason: string | null;
  /** Its description in the audit trail. */
  description: string;
};

/** Stores that a person verified a line or confirmed a check, with who and when, and prepares the statement again. */
export async function keepWord(
  deps: Deps,
  key: ProjectKey,
  { subject, reason, description }: Given,
): Promise<{ version: number }> {
  const { kind, id, figure } = subject;
  const ref = projectCollection(deps.db, key.projectId, "verifications").doc(documentId(id));
  const by = (await personName(deps, key.uid)) ?? "";
  const given: Verification | null =
    reason === null ? null : { ...subject, reason, by, at: deps.now().toISOString() };
  const record = ({ transaction }: Change, version: number): Recorded<{ version: number }> => {
    if (given) transaction.set(ref, { ...given, asked: [...(given.asked ?? [])] });
    else transaction.delete(ref);
    const metadata = { [kind]: id, figure, ...(reason !== null && { reason }), version };
    return { audit: [{ action: "adjustment", description, metadata }], value: { version } };
  };
  if (await takesLong(deps, key, await readProject(deps, key)))
    return recordAndPrepareLater(deps, key, record);
  return prepareVersion(deps, key, {
    problemCode: "statement_not_possible",
    needsStatement: true,
    amend: (input) => {
      const others = input.verifications.filter((other) => other.kind !== kind || other.id !== id);
      return { ...input, verifications: given ? [...others, given] : others };
    },
    record: (change, { version }) => record(change, version),
  });
}
