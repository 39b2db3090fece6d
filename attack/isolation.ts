import { appUnderTest, EVE } from "../functions/testing/appUnderTest.ts";
import { processedProject } from "../functions/testing/smallCompany.ts";
import { projectCalls, wellFormed } from "../functions/testing/wellFormed.ts";
import type { AttackReport, Failure } from "./AttackPart.ts";

/** Makes every call of the contract on another's project: it answers as if there were none, and stays as it was. */
export async function isolation(): Promise<AttackReport> {
  const api = appUnderTest();
  const id = await processedProject(api);
  const before = await seen(api, id);
  const failures: Failure[] = [];
  let refused = 0;
  for (const name of projectCalls) {
    const theirs = await api.call(name, { ...wellFormed(name, id), as: EVE });
    const missing = await api.call(name, { ...wellFormed(name, "no-such-project"), as: EVE });
    const isSame = theirs.status === 404 && theirs.text === missing.text;
    if (isSame) refused += 1;
    else failures.push({ harm: "leaked", what: `${name} answers ${theirs.status} ${theirs.text}` });
  }
  if ((await seen(api, id)) !== before) {
    failures.push({ harm: "lost", what: "the project was changed" });
  }
  const sent = projectCalls.length;
  return { sent, refused, lines: [`${sent} calls on another's project`], failures };
}

/** All there is of a project: its documents and the names of its objects. */
async function seen(
  { deps, objects }: ReturnType<typeof appUnderTest>,
  id: string,
): Promise<string> {
  const project = deps.db.doc(`projects/${id}`);
  const collections = await project.listCollections();
  const held = await Promise.all(collections.map((collection) => collection.get()));
  const documents = held.flatMap(({ docs }) => docs.map((document) => document.data()));
  return JSON.stringify([(await project.get()).data(), documents, objects.paths()]);
}
