import { beforeEach, expect, test } from "vitest";
import { type AppUnderTest, appUnderTest } from "../testing/appUnderTest.ts";
import { processedProject } from "../testing/smallCompany.ts";

let api: AppUnderTest;
beforeEach(() => {
  api = appUnderTest();
});

const page = async (id: string, query = {}) =>
  (await api.call("listAuditTrail", { params: { id }, query })).reply;

test("the trail can be asked for one action, and still counts all entries", async () => {
  const id = await processedProject(api);
  const { entries, totalEntries, nextCursor } = await page(id, { action: "file_upload" });
  expect(entries.map(({ action }) => action)).toEqual(["file_upload"]);
  expect([totalEntries, nextCursor]).toEqual([3, null]);
  const unknown = await api.call("listAuditTrail", { params: { id }, query: { action: "party" } });
  expect(unknown.status).toBe(400);
});

test("the trail can be asked for one person and for a stretch of time", async () => {
  const id = await processedProject(api);
  const { entries } = await page(id);
  const first = entries.at(-1);
  const moment = first?.createdAt ?? "";
  const mine = { user: first?.userId, action: "file_upload", from: moment };
  expect((await page(id, mine)).entries.map(({ action }) => action)).toEqual(["file_upload"]);
  expect((await page(id, { user: "somebody-else" })).entries).toEqual([]);
  expect((await page(id, { from: moment })).entries).toEqual(entries);
  expect(await page(id, { to: moment })).toMatchObject({ entries: [], nextCursor: null });
});
