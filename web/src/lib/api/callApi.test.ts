import { afterEach, describe, expect, test, vi } from "vitest";
import type { ApiFailure } from "./ApiFailure.ts";
import { callApi } from "./callApi.ts";
import { explainError } from "./explainError.ts";

const tokens = vi.hoisted(() => ({ fresh: "fresh" as string | null }));
const session = vi.hoisted(() => ({ end: vi.fn(async () => undefined) }));
vi.mock("../auth/endSession.ts", () => ({ endSession: session.end }));
vi.mock("../auth/currentToken.ts", () => ({
  currentToken: async ({ isFresh = false } = {}) => (isFresh ? tokens.fresh : "stale"),
}));

const stats = { activeProjects: 1, completed: 0, needReview: 0, processing: 0 };

function answer(...statuses: number[]) {
  const seen: (string | null)[] = [];
  vi.stubGlobal("fetch", async (_address: string, { headers }: RequestInit) => {
    seen.push(new Headers(headers).get("authorization"));
    const status = statuses.shift() ?? 500;
    return new Response(JSON.stringify(status === 200 ? stats : { message: "no" }), { status });
  });
  return seen;
}

afterEach(() => {
  vi.unstubAllGlobals();
  tokens.fresh = "fresh";
  session.end.mockClear();
});

test("a credential that ran out is renewed once, and the call is answered", async () => {
  const seen = answer(401, 200);
  expect(await callApi("getDashboardStats", {})).toEqual(stats);
  expect(seen).toEqual(["Bearer stale", "Bearer fresh"]);
  expect(session.end).not.toHaveBeenCalled();
});

test("a call that is refused with a fresh credential too fails with the status and the text, and ends the session", async () => {
  const seen = answer(401, 401, 200);
  await expect(callApi("getDashboardStats", {})).rejects.toThrow('401: {"message":"no"}');
  expect(seen).toHaveLength(2);
  expect(session.end).toHaveBeenCalledOnce();
});

test("where no credential is to be had the refusal stands", async () => {
  tokens.fresh = null;
  const seen = answer(401, 200);
  await expect(callApi("getDashboardStats", {})).rejects.toThrow("401: ");
  expect(seen).toHaveLength(1);
});

test("a refusal keeps from when on the call may be made again", async () => {
  vi.stubGlobal("fetch", async () =>
    Response.json({ message: "no" }, { status: 429, headers: { "Retry-After": "42" } }),
  );
  const before = Date.now();
  const failure = await callApi("getDashboardStats", {}).catch((error: unknown) => error);
  expect(failure).toMatchObject({ status: 429, retryAt: expect.any(Number) });
  const { retryAt } = failure as ApiFailure; // the line above says that it is one
  expect(retryAt).toBeGreaterThanOrEqual(before + 42_000);
});

describe("what broke off is told", () => {
  const asRead = () => callApi("getDashboardStats", {});
  const asChange = () => callApi("processProject", { params: { id: "p-1" } });
  const broken = () => Promise.reject(new TypeError("Failed to fetch"));
  const gateway = async () => new Response("upstream timed out", { status: 504 });
  const messageOf = (call: () => Promise<unknown>) => call().then(() => "", explainError);

  test.each([
    ["a connection", broken],
    ["a gateway", gateway],
  ])(
    "as a change that may have been made, and a read that changed nothing: %s",
    async (_, fetch) => {
      vi.stubGlobal("fetch", fetch);
      vi.stubGlobal("navigator", { onLine: true });
      expect(await messageOf(asChange)).toContain("may have been done all the same");
      expect(await messageOf(asRead)).toContain("Nothing was changed.");
    },
  );

  test("as too many requests where a platform refuses them without words of ours", async () => {
    vi.stubGlobal("fetch", async () => new Response("Rate exceeded.", { status: 429 }));
    expect(await messageOf(asRead)).toMatch(/^Too many requests .* Wait a minute and try again\.$/);
  });

  test("as no change where the browser had no connection to send it by", async () => {
    vi.stubGlobal("fetch", broken);
    vi.stubGlobal("navigator", { onLine: false });
    expect(await messageOf(asChange)).toContain("Nothing was changed.");
  });
});
