import { type AllowanceName, allowances, endpoint, endpointNames } from "@tieout/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { createApp } from "../app/createApp.ts";
import { handlers } from "../handlers/handlers.ts";
import { ADA, type AppUnderTest, appUnderTest, EVE } from "../testing/appUnderTest.ts";
import { takeAllowance } from "./takeAllowance.ts";

let api: AppUnderTest;
beforeEach(() => {
  api = appUnderTest();
});

const address = "203.0.113.7";
const verify = (as: string, from?: string) =>
  api.call("verifyAuditTrail", { as, params: { id: "none" }, ...(from !== undefined && { from }) });
const { perUser, perAddress } = allowances.verifyTrail;

/** Takes turns without asking the API. */
async function take(
  count: number,
  asker: { uid: string | null; address: string | null },
  name: AllowanceName = "verifyTrail",
) {
  for (let turn = 0; turn < count; turn += 1) await takeAllowance(api.deps, name, asker);
}

test("a user's turns hold over all instances, and say how long to wait", async () => {
  await take(perUser.limit, { uid: ADA, address: null });
  const other = createApp(api.deps, handlers);
  const refused = await other.request("/api/projects/none/audit-trail/verify", {
    headers: { Authorization: `Bearer ${ADA}` },
  });
  expect(refused.status).toBe(429);
  const seconds = Number(refused.headers.get("Retry-After"));
  expect(seconds).toBeGreaterThan(perUser.windowSeconds - 60);
  expect(seconds).toBeLessThanOrEqual(perUser.windowSeconds);
  expect((await refused.json()).message).toBe(
    "At most 30 verifications in 10 minutes. Try again in 10 minutes.",
  );
  expect((await verify(EVE)).status).toBe(404);
  api.clock.now += seconds * 1000;
  expect((await verify(ADA)).status).toBe(404);
});

test("an address has turns for all who share it, and a refusal takes none of the user's", async () => {
  await take(perAddress.limit, { uid: null, address });
  const before = await api.kept();
  const refused = await verify(ADA, address);
  expect(refused.status).toBe(429);
  expect(refused.problem.message).toContain("from one address");
  expect(await api.kept()).toEqual(before);
  expect((await verify(ADA, "203.0.113.8")).status).toBe(404);
});

test("one that nobody has signed in to call counts by address", async () => {
  const { limit } = allowances.unsubscribe.perAddress;
  const ask = () =>
    api
      .call("unsubscribe", { as: null, query: { token: "x" }, from: address })
      .then((a) => a.status);
  await take(limit - 2, { uid: null, address }, "unsubscribe");
  for (let turn = 0; turn < 2; turn += 1) expect(await ask()).toBe(400);
  expect(await ask()).toBe(429);
});

test("requests at once take no more turns than there are", async () => {
  await take(perUser.limit - 3, { uid: ADA, address: null });
  const asked = await Promise.all(Array.from({ length: 8 }, () => verify(ADA)));
  expect(asked.filter(({ status }) => status === 404)).toHaveLength(3);
  expect(asked.filter(({ status }) => status === 429)).toHaveLength(5);
});

test("a database that is busy with one user's turns asks them to wait", async () => {
  api.deps.db.runTransaction = () => Promise.reject(Object.assign(new Error("busy"), { code: 10 }));
  const refused = await verify(ADA);
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "1"]);
});

test("no address is kept, and what is kept names the time at which it may go", async () => {
  await take(1, { uid: ADA, address });
  const kept = await api.kept();
  expect(JSON.stringify([...kept])).not.toContain(address);
  const windows = [...kept].filter(([path]) => path.includes("/turns/"));
  expect(windows).toHaveLength(2);
  for (const [, window] of windows) expect(window).toHaveProperty("expiresAt");
});

describe("the table", () => {
  test("every allowance is taken by a call, and names its reason", () => {
    const taken = new Set(endpointNames.map((name) => endpoint(name).allowance));
    const names = Object.keys(allowances) as AllowanceName[]; // keys of a closed table
    expect(names.filter((name) => !taken.has(name))).toEqual([]);
    for (const name of names) expect(allowances[name].reason.length).toBeGreaterThan(20);
  });

  test("every call that writes a statement, an export or a letter takes a turn", () => {
    const costly =
      /process|export|ai-validation|ai-cashflow|validate|suggest|upload|mapping|adjustments|verify|email|preview/;
    const without = endpointNames.filter((name) => {
      const { path, method, allowance } = endpoint(name);
      return method !== "GET" && costly.test(path) && allowance === undefined;
    });
    expect(without).toEqual([]);
  });

  test("a call anybody may make takes its turns by address, for there is no user", () => {
    const open = endpointNames.filter(
      (name) => endpoint(name).isPublic && endpoint(name).allowance,
    );
    expect(open).toEqual(["unsubscribe"]);
    expect(allowances.unsubscribe).toHaveProperty("perAddress");
  });
});
