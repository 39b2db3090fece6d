import { apiPath, endpoint, endpointNames, limits } from "@tieout/contract";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { ADA, type AppUnderTest, appUnderTest, EVE } from "../testing/appUnderTest.ts";
import {
  correctedTrialBalance,
  createProject,
  fileForm,
  processedProject,
  smallLedger,
  uploadTrialBalance,
} from "../testing/smallCompany.ts";
import { bodies, privateCalls, projectCalls, queries, wellFormed } from "../testing/wellFormed.ts";

let api: AppUnderTest;
beforeEach(() => {
  api = appUnderTest();
});

describe("who may call", () => {
  test("every body of the contract has one that parses here", () => {
    const withBody = endpointNames.filter((name) => endpoint(name).body);
    expect(
      withBody.filter((name) => !endpoint(name).body?.safeParse(bodies[name]).success),
    ).toEqual([]);
  });

  test.each(privateCalls)("%s without a token, or with a bad one, is 401", async (name) => {
    for (const as of [null, "forged"]) {
      const answer = await api.call(name, { ...wellFormed(name, "any"), as });
      expect(answer.status).toBe(401);
      expect(answer.problem).toMatchObject({
        code: "unauthenticated",
        message: "Sign in to continue.",
      });
    }
  });

  test.each(projectCalls)(
    "%s on another's project answers as if it did not exist",
    async (name) => {
      const id = await createProject(api);
      const theirs = await api.call(name, { ...wellFormed(name, id), as: EVE });
      const missing = await api.call(name, { ...wellFormed(name, "no-such-project"), as: EVE });
      expect(theirs.status).toBe(404);
      expect(theirs.text).toBe(missing.text);
      const still = await api.call("getProject", { params: { id } });
      expect(still.reply).toMatchObject({ name: "Books", status: "draft" });
      expect(api.objects.paths()).toEqual([]);
    },
  );

  test("a list and the tiles hold only the caller's projects", async () => {
    await createProject(api);
    expect((await api.call("listProjects", { as: EVE })).reply).toEqual([]);
    expect((await api.call("getDashboardStats", { as: EVE })).reply.activeProjects).toBe(0);
  });

  test("the profile is the identity service's", async () => {
    expect((await api.call("getUser")).reply).toEqual({
      id: ADA,
      email: "user-ada@example.test",
      isEmailVerified: true,
      firstName: "Ada",
      lastName: "Lovelace",
      profileImageUrl: null,
    });
  });
});

describe("every answer", () => {
  test.each(["/api/health", "/api/projects", "/api/nothing", "/elsewhere"])(
    "%s is never stored by a cache",
    async (path) => {
      const { headers } = await api.app.request(path);
      expect(headers.get("Cache-Control")).toBe("private, no-store");
      expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(headers.get("X-Request-Id")).toMatch(/^id-/);
    },
  );

  test("an address the API does not have is a problem like any other", async () => {
    const response = await api.app.request("/api/nothing");
    expect([response.status, (await response.json()).code]).toEqual([404, "not_found"]);
  });

  test("a method an address does not take is 405 with those it takes", async () => {
    const response = await api.app.request("/api/projects", { method: "PUT" });
    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe("GET, HEAD, POST");
  });

  test("a fault of ours says nothing of the inside and is logged with its request", async () => {
    api.deps.db.collection = () => {
      throw new Error("secret inside");
    };
    const answer = await api.call("listProjects");
    expect(answer.status).toBe(500);
    expect(answer.text).not.toContain("secret");
    const line = api.logged.find((logged) => logged.includes("secret inside")) ?? "";
    expect(line).toContain(answer.problem.requestId);
    expect(line).toContain(ADA);
  });

  test("the log names users by id, never by address, and carries no token", async () => {
    await api.call("getUser");
    await createProject(api);
    const log = api.logged.join("\n");
    expect(log).toContain('"uid":"user-ada"');
    expect(log).not.toMatch(/@|Bearer|Books/);
  });

  test("the document of the API describes every call", async () => {
    const { paths } = (await api.call("getOpenApi", { as: null })).reply;
    const described = Object.values(paths ?? {}).flatMap((methods) => Object.values(methods));
    expect(described).toHaveLength(endpointNames.length);
  });
});

describe("a body", () => {
  test("that is not what the call expects names every field", async () => {
    const answer = await api.call("createProject", { body: { name: "", currency: "XYZ" } });
    expect(answer.status).toBe(400);
    expect(answer.problem.errors?.join()).toMatch(/name: .*currency: /);
  });

  test("that is no JSON is 400", async () => {
    const headers = { Authorization: `Bearer ${ADA}` };
    const response = await api.app.request("/api/projects", { method: "POST", headers, body: "{" });
    expect([response.status, (await response.json()).code]).toEqual([400, "invalid_json"]);
  });

  test("that is too large is 413", async () => {
    const answer = await api.call("createProject", { body: { name: "x".repeat(1_100_000) } });
    expect([answer.status, answer.problem.code]).toEqual([413, "body_too_large"]);
  });

  test("that is no form where a file is expected is 415", async () => {
    const id = await createProject(api);
    const answer = await api.call("uploadFile", { params: { id }, body: {} });
    expect(answer.status).toBe(415);
  });

  test("a cursor that is no number is 400", async () => {
    const id = await createProject(api);
    const answer = await api.call("listAuditTrail", { params: { id }, query: { cursor: "x" } });
    expect([answer.status, answer.problem.errors?.[0]?.startsWith("cursor")]).toEqual([400, true]);
  });

  test.each(["..", "__x__"])(
    "a cursor that leads to %s, which no database takes, is 400",
    async (name) => {
      const cursor = Buffer.from(JSON.stringify(["2025-01-01", name])).toString("base64url");
      expect((await api.call("listProjects", { query: { cursor } })).status).toBe(400);
    },
  );
});

/** Ids no database takes, or that would lead elsewhere, as a path carries them. */
const malformed = [
  "%00",
  "a%00b",
  "%2e%2e%2fx",
  "x%2Ffiles%2Fy",
  "a%5Cb",
  "__x__",
  "%ED%A0%80",
  "%F0%9F%98%80",
  "%",
  "a%20b",
  "x".repeat(1_501),
];

describe("a malformed id", () => {
  test.each(malformed)("%s is a missing project, and nobody asks the database", async (written) => {
    const missing = await api.call("getProject", { params: { id: "no-such-project" } });
    const asked = vi.spyOn(api.deps.db, "collection");
    for (const name of projectCalls) {
      const { method, path } = endpoint(name);
      const url = path.replace("{id}", written).replace(/\{\w+\}/g, "x");
      const response = await api.app.request(url, {
        method,
        headers: { Authorization: "Bearer user-ada" },
      });
      expect([name, response.status, await response.text()]).toEqual([name, 404, missing.text]);
    }
    expect(asked).not.toHaveBeenCalled();
  });

  test.each(malformed)("%s beneath a project of one's own is not there either", async (written) => {
    const id = await createProject(api);
    for (const name of projectCalls) {
      const { method, path } = endpoint(name);
      const inner = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter ?? "");
      if (inner.length < 2 || inner.includes("code")) continue;
      const url = path.replace("{id}", id).replace(/\{\w+\}/g, written);
      const response = await api.app.request(url, {
        method,
        headers: { Authorization: "Bearer user-ada" },
      });
      expect([name, response.status]).toEqual([name, 404]);
    }
  });

  test("is not told apart from a foreign one by its time: without a token both are 401", async () => {
    expect((await api.app.request("/api/projects/__x__")).status).toBe(401);
  });

  test("of an account may be any text that a file can hold", async () => {
    const id = await processedProject(api);
    const map = (code: string) =>
      api.call("putAccountMapping", { params: { id, code }, body: { role: "revenue" } });
    expect((await map("4000")).status).toBe(200);
    expect((await map("x".repeat(1_001))).status).toBe(404);
    expect((await map("a\0b")).status).toBe(404);
    const long = await map("Käse/…".repeat(160));
    expect([long.status, long.problem.code]).not.toContain(500);
  });
});

describe("a look changes nothing", () => {
  const gets = endpointNames.filter((name) => endpoint(name).method === "GET");

  /** A project with all that a GET can be about, and the parameters that name it. */
  async function fullProject() {
    const id = await processedProject(api);
    await uploadTrialBalance(api, id, correctedTrialBalance);
    const year = { start: "2025-01-01", end: "2025-12-31" };
    await api.call("updateProject", { params: { id }, body: { period: year } });
    const form = fileForm("general_ledger", "ledger.csv", smallLedger);
    await api.call("uploadFile", { params: { id }, form });
    await api.call("processProject", { params: { id } });
    const fileId = (await api.call("listFiles", { params: { id } })).reply[0]?.id ?? "";
    const lineId = (await api.call("getCashFlow", { params: { id } })).reply.lines[0]?.id ?? "";
    const made = await api.call("createExport", { params: { id, format: "json" } });
    await api.call("exportWorkings", { params: { id } });
    return { id, fileId, lineId, exportId: made.reply.id, format: "json" };
  }

  /** What is kept, without the counting of turns. */
  async function keptOf() {
    return new Map([...(await api.kept())].filter(([path]) => !path.includes("/turns/")));
  }

  test("GET leaves all that is stored as it was; HEAD answers without a body, or not at all where it may make an export", async () => {
    const params = await fullProject();
    const before = await keptOf();
    for (const name of gets) {
      const answer = await api.call(name, { params, query: queries[name] ?? {} });
      expect([name, [200, 303].includes(answer.status)]).toEqual([name, true]);
      expect([name, await keptOf()]).toEqual([name, before]);
    }
    for (const name of gets) {
      const search = new URLSearchParams(queries[name]);
      const response = await api.app.request(`${apiPath(endpoint(name).path, params)}?${search}`, {
        method: "HEAD",
        headers: { Authorization: `Bearer ${ADA}` },
      });
      const isRefused = endpoint(name).makesExport === true;
      expect([name, response.status === 405]).toEqual([name, isRefused]);
      expect([name, await response.text()]).toEqual([name, ""]);
    }
    expect(await keptOf()).toEqual(before);
  });

  test("nor does HEAD make an export where there is none", async () => {
    const id = await processedProject(api);
    const before = await keptOf();
    for (const path of ["export/pdf", "export/excel", "cash-flow-workings/export"]) {
      const response = await api.app.request(`/api/projects/${id}/${path}`, {
        method: "HEAD",
        headers: { Authorization: `Bearer ${ADA}` },
      });
      expect([response.status, response.headers.get("Allow")?.includes("HEAD")]).toEqual([
        405,
        false,
      ]);
    }
    expect(await keptOf()).toEqual(before);
  });

  test.each(["OPTIONS", "TRACE", "PROPFIND", "QUERY", "patch", "HEAD"])(
    "%s on an address that does not take it is 405 with the methods it takes",
    async (method) => {
      // TRACE is no method a Request may have: what a client sends may.
      const request = new Request("http://localhost/api/projects/x/clear", { method: "POST" });
      Object.defineProperty(request, "method", { value: method });
      const response = await api.app.fetch(request);
      expect([response.status, response.headers.get("Allow")]).toEqual([405, "DELETE"]);
    },
  );
});

test("a script that runs wild is asked to wait, and nobody else with it", async () => {
  api.clock.now = Date.parse("2026-01-05T09:01:18.500Z");
  const asked = Array.from({ length: limits.requestsPerMinute }, () => api.call("getUser"));
  expect((await Promise.all(asked)).every(({ status }) => status === 200)).toBe(true);
  const refused = await api.call("getUser");
  const wait = Number(refused.headers.get("Retry-After"));
  expect([refused.status, refused.problem?.message]).toEqual([
    429,
    `Too many requests in this minute. Try again in ${wait} seconds.`,
  ]);
  // The test's own clock has moved on a little with every request
  expect(wait).toBeGreaterThan(10);
  expect(wait).toBeLessThanOrEqual(42);
  expect((await api.call("getUser", { as: EVE })).status).toBe(200);
  api.clock.now += wait * 1000;
  expect((await api.call("getUser")).status).toBe(200);
});

test("an address is asked to wait, whoever calls from it, and no other address with it", async () => {
  api.clock.now = Date.parse("2026-01-05T09:01:00Z");
  const from = (address: string) =>
    api.app.request("/api/auth/user", { headers: { "X-Forwarded-For": address } });
  const asked = Array.from({ length: limits.requestsPerMinuteFromAddress }, () =>
    from("192.0.2.7"),
  );
  expect((await Promise.all(asked)).every(({ status }) => status === 401)).toBe(true);
  expect([(await from("192.0.2.7")).status, (await from("192.0.2.8")).status]).toEqual([429, 401]);
});
