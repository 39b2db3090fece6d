import { apiPath, endpoint, endpointNames } from "@tieout/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { type AppUnderTest, appUnderTest, fileForm } from "../testing/appUnderTest.ts";
import { smallTrialBalance } from "../testing/smallCompany.ts";

const ADA = "user-ada";
const EVE = "user-eve";

let api: AppUnderTest;
beforeEach(() => {
  api = appUnderTest();
});

const privateCalls = endpointNames.filter((name) => !endpoint(name).isPublic);
const projectCalls = privateCalls.filter((name) => endpoint(name).path.includes("{id}"));

/** Bodies that parse, so that a refusal is about who asks and not about what. */
const bodies: Partial<Record<string, unknown>> = {
  createProject: { name: "Books" },
  updateProject: { name: "Other" },
  verifyLine: { status: "verified" },
  putAccountMapping: { role: "revenue" },
  createAdjustment: {
    adjustmentType: "override",
    reason: "r",
    concept: "depreciation",
    adjustedValue: "1.00",
  },
};

function callOf(name: (typeof endpointNames)[number], projectId: string) {
  const { method, path, isMultipart } = endpoint(name);
  const params = { id: projectId, fileId: "f", lineId: "l", code: "1000", adjustmentId: "a" };
  const form = isMultipart ? fileForm("trial_balance", "tb.csv", smallTrialBalance) : undefined;
  return { method, path: apiPath(path, params), body: bodies[name], form };
}

async function createProject(as = ADA): Promise<string> {
  const created = await api.request("POST", "/api/projects", { as, body: { name: "Books" } });
  expect(created.status).toBe(201);
  return created.json.id;
}

async function processed(): Promise<string> {
  const id = await createProject();
  const form = fileForm("trial_balance", "tb.csv", smallTrialBalance);
  expect((await api.request("POST", `/api/projects/${id}/upload`, { as: ADA, form })).status).toBe(
    200,
  );
  expect((await api.request("POST", `/api/projects/${id}/process`, { as: ADA })).status).toBe(200);
  return id;
}

describe("who may call", () => {
  test.each(privateCalls)("%s without a token is 401", async (name) => {
    const { method, path, body, form } = callOf(name, "any");
    const answer = await api.request(method, path, { body, ...(form && { form }) });
    expect(answer.status).toBe(401);
    expect(answer.json).toMatchObject({ code: "unauthenticated", message: "Sign in to continue." });
  });

  test.each(projectCalls)(
    "%s on another's project answers as if it did not exist",
    async (name) => {
      const id = await createProject(ADA);
      const send = (projectId: string) => {
        const { method, path, body, form } = callOf(name, projectId);
        return api.request(method, path, { as: EVE, body, ...(form && { form }) });
      };
      const [theirs, missing] = [await send(id), await send("no-such-project")];
      expect(theirs.status).toBe(404);
      expect(theirs.text).toBe(missing.text);
      const still = await api.request("GET", `/api/projects/${id}`, { as: ADA });
      expect(still.json).toMatchObject({ name: "Books", status: "draft" });
    },
  );

  test("a list holds only the caller's projects", async () => {
    await createProject(ADA);
    expect((await api.request("GET", "/api/projects", { as: EVE })).json).toEqual([]);
  });
});

describe("every answer", () => {
  test.each(["/api/health", "/api/projects", "/api/nothing"])(
    "%s is never stored by a cache",
    async (path) => {
      const { headers } = await api.request("GET", path);
      expect(headers.get("Cache-Control")).toBe("private, no-store");
      expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(headers.get("X-Request-Id")).toBeTruthy();
    },
  );

  test("a fault of ours says nothing of the inside and is logged with its request", async () => {
    api.deps.db.collection = () => {
      throw new Error("secret inside");
    };
    const answer = await api.request("GET", "/api/projects", { as: ADA });
    expect(answer.status).toBe(500);
    expect(answer.text).not.toContain("secret");
    expect(api.logged.some((line) => line.includes("secret inside"))).toBe(true);
  });

  test("a body that is not what the call expects names the field", async () => {
    const answer = await api.request("POST", "/api/projects", {
      as: ADA,
      body: { name: "", currency: "XYZ" },
    });
    expect(answer.status).toBe(400);
    expect(answer.json.errors.join()).toMatch(/name: .*currency: /);
  });

  test("a body that is no JSON is 400 and one that is too large is 413", async () => {
    const large = await api.request("POST", "/api/projects", {
      as: ADA,
      body: { name: "x".repeat(1_100_000) },
    });
    expect(large.status).toBe(413);
  });
});

describe("projects", () => {
  test("are created with the defaults of the specification", async () => {
    const { json } = await api.request("POST", "/api/projects", {
      as: ADA,
      body: { name: "Project 05/01/2026" },
    });
    expect(json).toMatchObject({
      framework: "IFRS",
      method: "indirect",
      status: "draft",
      currency: "GBP",
    });
  });

  test("go from draft to completed, and the tiles count them", async () => {
    await createProject();
    await processed();
    const { json } = await api.request("GET", "/api/dashboard/stats", { as: ADA });
    expect(json).toEqual({ activeProjects: 1, completed: 1, needReview: 0, processing: 0 });
  });

  test("refuse a policy their framework forbids, and stay as they were", async () => {
    const id = await createProject();
    const body = { framework: "US_GAAP", policies: { interestPaid: "financing" } };
    const refused = await api.request("PATCH", `/api/projects/${id}`, { as: ADA, body });
    expect(refused.status).toBe(422);
    expect(refused.json.errors[0]).toContain("ASC 230-10-45-17(d)");
    expect((await api.request("GET", `/api/projects/${id}`, { as: ADA })).json.framework).toBe(
      "IFRS",
    );
  });

  test("a new framework marks the statement out of date", async () => {
    const id = await processed();
    const { json } = await api.request("PATCH", `/api/projects/${id}`, {
      as: ADA,
      body: { framework: "US_GAAP" },
    });
    expect(json).toMatchObject({ isOutOfDate: true, statementVersion: 1 });
  });

  test("cleared, hold nothing but their audit trail", async () => {
    const id = await processed();
    expect((await api.request("DELETE", `/api/projects/${id}/clear`, { as: ADA })).status).toBe(
      200,
    );
    expect((await api.request("GET", `/api/projects/${id}/files`, { as: ADA })).json).toEqual([]);
    expect(
      (await api.request("GET", `/api/projects/${id}/cash-flow`, { as: ADA })).json.version,
    ).toBeNull();
    const trail = await api.request("GET", `/api/projects/${id}/audit-trail`, { as: ADA });
    expect(trail.json.entries.map(({ action }: { action: string }) => action)).toEqual([
      "project_cleared",
      "processing",
      "file_upload",
      "project_created",
    ]);
    expect(api.objects.paths()).toEqual([]);
  });

  test("deleted, leave nothing behind", async () => {
    const id = await processed();
    expect((await api.request("DELETE", `/api/projects/${id}`, { as: ADA })).status).toBe(200);
    expect((await api.request("GET", `/api/projects/${id}`, { as: ADA })).status).toBe(404);
    expect(api.objects.paths()).toEqual([]);
  });
});

describe("processing", () => {
  test("gives the statement of the small company, which ties out", async () => {
    const id = await processed();
    const { json } = await api.request("GET", `/api/projects/${id}/cash-flow`, { as: ADA });
    expect(json).toMatchObject({ version: 1, tiesOut: true, isOutOfDate: false });
    expect(json.totals).toMatchObject({
      operating: "30.00",
      netChange: "30.00",
      cashAtEnd: "130.00",
    });
  });

  test("without files is refused in plain words, and the project is a draft again", async () => {
    const id = await createProject();
    const refused = await api.request("POST", `/api/projects/${id}/process`, { as: ADA });
    expect(refused.status).toBe(422);
    expect(refused.json.errors[0]).toContain("Upload a trial balance");
    expect((await api.request("GET", `/api/projects/${id}`, { as: ADA })).json.status).toBe(
      "draft",
    );
  });

  test("a second run while one goes on is 409; a crashed one does not lock the project for good", async () => {
    const id = await processed();
    const expiresAt = new Date(api.clock.now + 60_000).toISOString();
    await api.deps.db.doc(`projects/${id}`).update({ lease: { id: "other", expiresAt } });
    const busy = await api.request("POST", `/api/projects/${id}/process`, { as: ADA });
    expect([busy.status, busy.json.code]).toEqual([409, "processing_in_progress"]);
    expect((await api.request("GET", `/api/projects/${id}`, { as: ADA })).json.status).toBe(
      "processing",
    );
    api.clock.now += 61_000;
    expect(
      (await api.request("POST", `/api/projects/${id}/process`, { as: ADA })).json.version,
    ).toBe(2);
  });

  test("two requests at once make one run and one refusal, never two versions of one number", async () => {
    const id = await processed();
    const run = () => api.request("POST", `/api/projects/${id}/process`, { as: ADA });
    const statuses = (await Promise.all([run(), run()])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
  });

  test("a file that comes in meanwhile leaves the new version out of date", async () => {
    const id = await processed();
    const form = fileForm("trial_balance", "newer.csv", smallTrialBalance);
    await api.request("POST", `/api/projects/${id}/upload`, { as: ADA, form });
    expect((await api.request("GET", `/api/projects/${id}`, { as: ADA })).json.isOutOfDate).toBe(
      true,
    );
  });
});

describe("adjustments", () => {
  const journal = {
    adjustmentType: "journal",
    reason: "Debt written off",
    lines: [
      { account: "5000", debit: "10.00", presentAs: "bad_debts" },
      { account: "1100", credit: "10.00" },
    ],
  };

  test("change their line, say what it was before, and are taken back exactly", async () => {
    const id = await processed();
    const cashFlow = async () =>
      (await api.request("GET", `/api/projects/${id}/cash-flow`, { as: ADA })).json;
    const before = await cashFlow();
    const made = await api.request("POST", `/api/projects/${id}/adjustments`, {
      as: ADA,
      body: journal,
    });
    expect(made.status).toBe(201);
    expect(made.json).toMatchObject({
      originalValue: "0.00",
      adjustedValue: "10.00",
      concept: "bad_debts",
    });
    expect((await cashFlow()).lines).not.toEqual(before.lines);
    const back = await api.request("DELETE", `/api/projects/${id}/adjustments/${made.json.id}`, {
      as: ADA,
    });
    expect(back.json.status).toBe("reversed");
    expect((await cashFlow()).lines).toEqual(before.lines);
    const twice = await api.request("DELETE", `/api/projects/${id}/adjustments/${made.json.id}`, {
      as: ADA,
    });
    expect(twice.status).toBe(409);
  });

  test("that do not balance are refused with by how much, and nothing is stored", async () => {
    const id = await processed();
    const body = {
      ...journal,
      lines: [
        { account: "9999", debit: "5.00" },
        { account: "1100", credit: "7.50" },
      ],
    };
    const refused = await api.request("POST", `/api/projects/${id}/adjustments`, { as: ADA, body });
    expect(refused.status).toBe(422);
    expect(refused.json.errors).toEqual([
      'Line 1: there is no account "9999" in the files of this project.',
      "The journal does not balance: debits exceed credits by -2.50. Debits and credits must be equal.",
    ]);
    expect((await api.request("GET", `/api/projects/${id}/adjustments`, { as: ADA })).json).toEqual(
      [],
    );
  });

  test("an override shows its difference until a journal explains it", async () => {
    const id = await processed();
    const body = {
      adjustmentType: "override",
      reason: "As told",
      concept: "change_in_trade_receivables",
      adjustedValue: "-7.00",
    };
    expect(
      (await api.request("POST", `/api/projects/${id}/adjustments`, { as: ADA, body })).status,
    ).toBe(201);
    const { json } = await api.request("GET", `/api/projects/${id}/cash-flow`, { as: ADA });
    expect([json.tiesOut, json.totals.unreconciledDifference]).toEqual([false, "-3.00"]);
  });

  test("lean on the file they were made on: a new one marks them stale", async () => {
    const id = await processed();
    await api.request("POST", `/api/projects/${id}/adjustments`, { as: ADA, body: journal });
    const form = fileForm("trial_balance", "newer.csv", smallTrialBalance);
    await api.request("POST", `/api/projects/${id}/upload`, { as: ADA, form });
    const { json } = await api.request("GET", `/api/projects/${id}/adjustments`, { as: ADA });
    expect(json[0].status).toBe("stale");
  });
});

describe("lines and accounts", () => {
  test("a verified line stays verified until its amount changes", async () => {
    const id = await processed();
    const line = "indirect.change_in_trade_receivables";
    const statusNow = async () => {
      const { json } = await api.request("GET", `/api/projects/${id}/cash-flow`, { as: ADA });
      return json.lines.find((item: { id: string }) => item.id === line)?.status;
    };
    await api.request("PATCH", `/api/projects/${id}/cash-flow/${line}`, {
      as: ADA,
      body: { status: "verified" },
    });
    expect(await statusNow()).toBe("verified");
    const form = fileForm(
      "trial_balance",
      "new.csv",
      smallTrialBalance
        .replace("1000,Bank,130", "1000,Bank,125")
        .replace("debtors,30", "debtors,35"),
    );
    await api.request("POST", `/api/projects/${id}/upload`, { as: ADA, form });
    await api.request("POST", `/api/projects/${id}/process`, { as: ADA });
    expect(await statusNow()).toBe("auto");
  });

  test("a role given by hand counts, and is remembered in the user's next project", async () => {
    const id = await processed();
    const body = { role: "bad_debts" };
    expect(
      (await api.request("PUT", `/api/projects/${id}/accounts/5000/mapping`, { as: ADA, body }))
        .status,
    ).toBe(200);
    const next = await processed();
    const { json } = await api.request("GET", `/api/projects/${next}/accounts`, { as: ADA });
    expect(json.find((account: { code: string }) => account.code === "5000").role).toBe(
      "bad_debts",
    );
  });
});
