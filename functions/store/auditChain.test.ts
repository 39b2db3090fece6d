import { limits } from "@tieout/contract";
import { beforeEach, expect, test } from "vitest";
import { type AppUnderTest, appUnderTest } from "../testing/appUnderTest.ts";
import { processedProject, writeOff } from "../testing/smallCompany.ts";
import { sealEntries, startOfWalk, walkOn } from "./auditChain.ts";

let api: AppUnderTest;
let id: string;
beforeEach(async () => {
  api = appUnderTest();
  id = await processedProject(api);
  await api.call("createAdjustment", { params: { id }, body: writeOff });
  await api.call("updateProject", { params: { id }, body: { name: "Renamed" } });
});

const verify = async () => (await api.call("verifyAuditTrail", { params: { id } })).reply;
const entry = (seq: number) =>
  api.deps.db.doc(`projects/${id}/audit/${String(seq).padStart(10, "0")}`);

test("every change is an entry, in order, and the chain is intact", async () => {
  const { entries } = (await api.call("listAuditTrail", { params: { id } })).reply;
  expect(entries.map(({ seq, action }) => [seq, action])).toEqual([
    [5, "project_updated"],
    [4, "adjustment"],
    [3, "processing"],
    [2, "file_upload"],
    [1, "project_created"],
  ]);
  expect(await verify()).toMatchObject({ isIntact: true, entries: 5, brokenAt: null });
});

test.each([
  ["its words", { description: "Nothing happened" }],
  ["its user", { userId: "user-eve" }],
  ["its time", { createdAt: "2020-01-01T00:00:00.000Z" }],
  ["a figure in it", { "metadata.version": 9 }],
  ["its hash", { hash: "0".repeat(64) }],
])("an entry with %s changed breaks the chain there", async (_what, change) => {
  await entry(3).update(change);
  expect(await verify()).toMatchObject({ isIntact: false, brokenAt: 3 });
});

test("an entry taken out, in the middle or at the end, is missed", async () => {
  await entry(5).delete();
  expect(await verify()).toMatchObject({ isIntact: false, brokenAt: 5 });
  await entry(2).delete();
  expect((await verify()).isIntact).toBe(false);
});

test("a trail of which the first entries were never there is broken at its first", () => {
  const said = { action: "processing", description: "Prepared", metadata: {} } as const;
  const by = { userId: "user-ada", createdAt: "2026-01-05T09:00:00.000Z" };
  const genesis = sealEntries([said], null, by).entries[0]?.prevHash ?? "";
  const [first = null] = sealEntries([said], { seq: 3, hash: genesis }, by).entries;
  expect(walkOn(startOfWalk, first)).toMatchObject({ entries: 1, brokenAt: 4 });
});

test("changes at once stand one after the other in the chain", async () => {
  const names = ["A", "B", "C", "D"];
  const rename = (name: string) => api.call("updateProject", { params: { id }, body: { name } });
  await Promise.all(names.map(rename));
  expect(await verify()).toMatchObject({ isIntact: true, entries: 9 });
});

test("a trail that grows while it is verified is intact, and one that was cut is not", async () => {
  const rename = (name: string) => api.call("updateProject", { params: { id }, body: { name } });
  const answers = await Promise.all([
    ...Array.from({ length: 10 }, (_, count) => rename(`Name ${count}`).then(() => verify())),
    ...Array.from({ length: 10 }, () => verify()),
  ]);
  expect(answers.filter(({ isIntact }) => !isIntact)).toEqual([]);
  expect(await verify()).toMatchObject({ isIntact: true, entries: 15 });
  await entry(15).delete();
  expect(await verify()).toMatchObject({ isIntact: false, brokenAt: 15 });
});

test("a head that was set back is found", async () => {
  const { prevHash, seq } = (await entry(5).get()).data() ?? {};
  await api.deps.db.doc(`projects/${id}`).update({ auditHead: { seq: seq - 1, hash: prevHash } });
  expect((await verify()).isIntact).toBe(false);
});

test("a long trail comes a page at a time, and no entry twice", async () => {
  for (let count = 0; count < limits.auditEntriesPerPage; count += 1) {
    await api.call("updateProject", { params: { id }, body: { name: `Name ${count}` } });
  }
  const first = (await api.call("listAuditTrail", { params: { id } })).reply;
  expect([first.entries.length, first.totalEntries]).toEqual([50, 55]);
  const query = { cursor: String(first.nextCursor) };
  const second = (await api.call("listAuditTrail", { params: { id }, query })).reply;
  expect(second.entries.map(({ seq }) => seq)).toEqual([5, 4, 3, 2, 1]);
  expect(second.nextCursor).toBeNull();
});
