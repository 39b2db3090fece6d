import { endpoint, endpointNames, limits } from "@tieout/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { ADA, type AppUnderTest, appUnderTest, EVE } from "../testing/appUnderTest.ts";
import { createProject } from "../testing/smallCompany.ts";
import { bodies, privateCalls, projectCalls, wellFormed } from "../testing/wellFormed.ts";

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
    expect(response.headers.get("Allow")).toBe("GET, POST");
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
});

test("a script that runs wild is asked to wait, and nobody else with it", async () => {
  api.clock.now = Date.parse("2026-01-05T09:01:00Z");
  const asked = Array.from({ length: limits.requestsPerMinute }, () => api.call("getUser"));
  expect((await Promise.all(asked)).every(({ status }) => status === 200)).toBe(true);
  const refused = await api.call("getUser");
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "30"]);
  expect((await api.call("getUser", { as: EVE })).status).toBe(200);
  api.clock.now += 60_000;
  expect((await api.call("getUser")).status).toBe(200);
});
