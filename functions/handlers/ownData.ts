import { limits, type OwnData } from "@tieout/contract";
import { ApiProblem } from "../app/ApiProblem.ts";
import type { Caller, Deps } from "../app/Deps.ts";
import type { Handler } from "../app/Handlers.ts";
import { changeProject, ownedBy } from "../store/changeProject.ts";
import { readUser } from "../store/changeUser.ts";
import { describeProject, type ProjectRecord } from "../store/kinds/ProjectRecord.ts";
import { readPage } from "../store/pages/readPage.ts";
import { readAll, readPages } from "../store/pages/readPages.ts";
import { projectCollection, projectsOf, rememberedMappings, userRef } from "../store/paths.ts";
import { deletionOf } from "../store/removal/deletion.ts";
import { purgeProject } from "../store/removal/purgeProjects.ts";
import { describeUser } from "./user.ts";

const MINUTE_MS = 60 * 1000;

/** What the caller gave us (GDPR article 20): themselves on the first page, then project by project. */
export const getOwnData: Handler<"getOwnData"> = async ({ query }, { deps, caller }) => {
  const own = projectsOf(deps.db).where("ownerId", "==", caller.uid);
  const { items, next } = await readPage(own, query);
  const projects: OwnData[] = [];
  for (const { id, ...record } of items) projects.push(await describeData(deps, id, record));
  const first = query.cursor === undefined ? [await describeSelf(deps, caller)] : [];
  return { items: [...first, ...projects], next };
};

async function describeSelf(deps: Deps, { uid }: Caller): Promise<OwnData> {
  const { notifications } = await readUser(deps, uid);
  const remembered = await readAll(rememberedMappings(deps.db, uid));
  return {
    kind: "user",
    profile: describeUser(uid, await deps.profileOf(uid)),
    notifications,
    rememberedRoles: remembered.map((document) => rolesIn(document.data())),
  };
}

async function describeData(deps: Deps, id: string, record: ProjectRecord): Promise<OwnData> {
  const read = <Name extends Parameters<typeof projectCollection>[2]>(name: Name) =>
    readAll(projectCollection(deps.db, id, name));
  const [files, roles, adjustments, notes] = await Promise.all([
    read("files"),
    read("mappings"),
    read("adjustments"),
    read("disclosureNotes"),
  ]);
  const expires = new Date(deps.now().getTime() + limits.downloadMinutes * MINUTE_MS);
  const described = files.map(async (document) => {
    const { fileType, fileName, sha256, createdAt, uploadPath: path } = document.data();
    const isThere = (await deps.objects.generation(path)) !== null;
    const downloadUrl = isThere ? await deps.objects.downloadUrl(path, fileName, expires) : null;
    return { fileType, fileName, sha256, createdAt, downloadUrl };
  });
  return {
    kind: "project",
    project: describeProject(id, record, deps.now()),
    files: await Promise.all(described),
    roles: roles.map((document) => rolesIn(document.data())),
    adjustments: adjustments.map((document) => ({ ...document.data(), id: document.id })),
    notes: notes.map((document) => document.data()),
  };
}

function rolesIn({ key, role }: { key: string; role: string }) {
  return { account: key, role };
}

/**
 * Deletes the caller's account (GDPR article 17): every project with its contents at once, what is
 * remembered for them, then the account itself. Each step can be done again after a crash. Of each
 * project the tombstone and the trail without words stay, which name an id that nobody has any more.
 */
export const deleteOwnData: Handler<"deleteOwnData"> = async (_input, { deps, caller }) => {
  const { uid, signedInAt } = caller;
  const age = deps.now().getTime() - signedInAt.getTime();
  if (age > limits.recentSignInMinutes * MINUTE_MS) throw new ApiProblem("sign_in_again");
  for await (const page of readPages(projectsOf(deps.db).where("ownerId", "==", uid))) {
    for (const { id: projectId } of page) {
      await changeProject(
        deps,
        { uid, projectId },
        (change) => deletionOf(deps, change, uid, true),
        ownedBy,
      );
    }
  }
  for await (const page of readPages(projectsOf(deps.db).where("deletion.by", "==", uid))) {
    for (const { id } of page) await purgeProject(deps, id);
  }
  await deps.db.recursiveDelete(userRef(deps.db, uid));
  await deps.removeUser(uid);
  return { ok: true };
};
