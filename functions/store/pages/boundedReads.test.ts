import { Query, Transaction } from "firebase-admin/firestore";
import { afterEach, expect, test, vi } from "vitest";
import { ADA, appUnderTest } from "../../testing/appUnderTest.ts";
import { fillProject } from "../../testing/fillProject.ts";
import { sweepOrphans } from "../../uploads/sweepOrphans.ts";
import { sealEntries } from "../auditChain.ts";
import { projectRef } from "../paths.ts";

/** More than is ever held at a time. */
const MANY = 310;
const AT_ONCE = 300;

afterEach(() => {
  vi.restoreAllMocks();
});

/** A project that holds many of everything; its id. */
async function fillMany(api: ReturnType<typeof appUnderTest>): Promise<string> {
  const id = await fillProject(api);
  const { db } = api.deps;
  const ofProject = [
    ...["files", "adjustments", "mappings", "verifications", "exports"],
    ...["disclosureNotes", "aiResults", "auditNotes"],
  ].map((name) => `projects/${id}/${name}`);
  for (const path of [...ofProject, `users/${ADA}/layouts`, `users/${ADA}/mappings`]) {
    const [one] = (await db.collection(path).get()).docs;
    const batch = db.batch();
    for (let at = 0; at < MANY; at += 1) {
      const key = { key: `X${at}`, lineId: `X${at}`, id: `many-${at}`, disclosureId: `X${at}` };
      const known = Object.entries(key).filter(([field]) => one?.get(field) !== undefined);
      batch.set(db.doc(`${path}/many-${at}`), { ...one?.data(), ...Object.fromEntries(known) });
    }
    await batch.commit();
  }
  await lengthenTrail(api, id);
  return id;
}

async function lengthenTrail(api: ReturnType<typeof appUnderTest>, id: string): Promise<void> {
  const ref = projectRef(api.deps.db, id);
  const project = (await ref.get()).data();
  if (!project) throw new Error("there is no project");
  const draft = { action: "export", description: "Exported", metadata: {} } as const;
  const drafts = Array.from({ length: MANY }, () => draft);
  const by = { userId: ADA, createdAt: project.updatedAt };
  const { entries, head } = sealEntries(drafts, project.auditHead, by);
  const batch = api.deps.db.batch();
  for (const entry of entries) {
    const name = String(entry.seq).padStart(10, "0");
    batch.set(api.deps.db.doc(`projects/${id}/audit/${name}`), { ...entry, schemaVersion: 1 });
  }
  batch.set(ref, { ...project, auditHead: head });
  await batch.commit();
}

/** Notes how many documents each query brings. */
function watchQueries(): number[] {
  const sizes: number[] = [];
  for (const { prototype } of [Query, Transaction]) {
    const get = Reflect.get(prototype, "get");
    const watched = async function (this: unknown, ...given: unknown[]) {
      const found = await Reflect.apply(get, this, given);
      if (typeof found.size === "number") sizes.push(found.size);
      return found;
    };
    vi.spyOn(prototype, "get").mockImplementation(watched);
  }
  return sizes;
}

test("no call and no sweep holds more than a part of a collection at a time", async () => {
  const api = appUnderTest();
  const id = await fillMany(api);
  const params = { id };
  const sizes = watchQueries();
  for (const name of [
    ...(["listProjects", "listFiles", "listAdjustments", "listExports", "listAccounts"] as const),
    ...(["listDisclosureNotes", "listAiValidations", "listAuditNotes", "getAiExpert"] as const),
    ...(["getDashboardStats", "listAuditTrail", "getCashFlow", "processProject"] as const),
    ...(["detectAnomalies", "writeAuditNotes"] as const),
  ]) {
    const body = name === "processProject" ? {} : undefined;
    expect([name, (await api.call(name, { params, body })).status]).toEqual([name, 200]);
  }
  const verified = (await api.call("verifyAuditTrail", { params })).reply;
  expect(verified).toMatchObject({ isIntact: true });
  expect(verified.entries).toBeGreaterThan(MANY);
  const exported = await api.call("createExport", { params: { id, format: "json" } });
  expect(exported.status).toBe(200);
  await api.call("removeFile", { params: { id, fileId: "many-1" } });
  expect((await api.call("clearProject", { params })).status).toBe(200);
  api.clock.now += 60 * 60 * 1000;
  expect(await sweepOrphans(api.deps)).toMatchObject({ removals: 1, failed: 0 });
  expect(Math.max(...sizes)).toBe(AT_ONCE);
});
