import { beforeEach, describe, expect, test } from "vitest";
import { ADA, type AppUnderTest, appUnderTest, EVE } from "../testing/appUnderTest.ts";
import { createProject, processedProject, writeOff } from "../testing/smallCompany.ts";

let api: AppUnderTest;
let id: string;
beforeEach(async () => {
  api = appUnderTest();
  id = await processedProject(api);
});

test("one's own data are oneself and every project, with an address for each file", async () => {
  await api.call("createAdjustment", { params: { id }, body: writeOff });
  await api.call("putAccountMapping", {
    params: { id, code: "5000" },
    body: { role: "bad_debts" },
  });
  await createProject(api);
  const { reply, headers } = await api.call("getOwnData", { query: { limit: "1" } });
  expect(reply.map(({ kind }) => kind)).toEqual(["user", "project"]);
  expect(headers.get("Link")).toContain('rel="next"');
  const [user, , project] = (await api.call("getOwnData")).reply;
  expect(user).toMatchObject({
    profile: { id: ADA, email: "user-ada@example.test" },
    rememberedRoles: [{ account: expect.stringContaining("5000"), role: "bad_debts" }],
  });
  expect(project).toMatchObject({
    project: { id, name: "Books" },
    files: [{ fileName: "tb.csv", downloadUrl: expect.stringContaining("uploads/") }],
    roles: [{ account: "5000", role: "bad_debts" }],
    adjustments: [{ reason: "Debt written off" }],
  });
  expect((await api.call("getOwnData", { as: EVE })).reply).toHaveLength(1);
});

describe("an account that is deleted", () => {
  test("goes with all that it held, but for tombstones and trails without words", async () => {
    await api.call("putAccountMapping", {
      params: { id, code: "5000" },
      body: { role: "bad_debts" },
    });
    const theirs = (await api.call("createProject", { body: { name: "Other" }, as: EVE })).reply.id;
    const before = await createProject(api);
    await api.call("deleteProject", { params: { id: before } });
    expect((await api.call("deleteOwnData")).reply).toEqual({ ok: true });
    expect(api.removed).toEqual(new Set([ADA]));
    expect(api.objects.paths()).toEqual([]);
    const left = [...(await api.kept()).keys()].filter((path) => !path.includes("/audit/"));
    expect(left.filter((path) => !path.includes(EVE)).toSorted()).toEqual([
      // Hers, and the service's own key
      `projects/${theirs}`,
      "service/unsubscribe",
      ...[before, id].map((each) => `tombstones/${each}`).toSorted(),
    ]);
    const trail = await api.deps.db.collection(`projects/${id}/audit`).get();
    expect(trail.docs.every((entry) => entry.get("description") === "")).toBe(true);
    expect((await api.call("deleteOwnData")).status).toBe(200);
  });

  test("needs a sign-in of the last five minutes", async () => {
    api.clock.now += 5 * 60_000;
    expect((await api.call("deleteOwnData")).problem).toMatchObject({ code: "sign_in_again" });
    expect((await api.call("getProject", { params: { id } })).status).toBe(200);
    expect(api.removed.size).toBe(0);
  });
});
