import { beforeEach, describe, expect, test } from "vitest";
import { type AppUnderTest, appUnderTest } from "../testing/appUnderTest.ts";
import {
  correctedTrialBalance,
  createProject,
  processedProject,
  smallTrialBalance,
  uploadTrialBalance,
  writeOff,
} from "../testing/smallCompany.ts";

let api: AppUnderTest;
beforeEach(() => {
  api = appUnderTest();
});

const add = (id: string, body: object = writeOff) =>
  api.call("createAdjustment", { params: { id }, body });
const list = async (id: string) => (await api.call("listAdjustments", { params: { id } })).reply;
const cashFlow = async (id: string) => (await api.call("getCashFlow", { params: { id } })).reply;
const reverse = (id: string, adjustmentId: string) =>
  api.call("reverseAdjustment", { params: { id, adjustmentId } });

describe("an adjustment", () => {
  test("changes its line, says what it was before, and is taken back exactly", async () => {
    const id = await processedProject(api);
    const before = await cashFlow(id);
    const made = await add(id);
    expect(made.status).toBe(201);
    const effect = { concept: "bad_debts", originalValue: "0.00", adjustedValue: "10.00" };
    expect(made.reply).toMatchObject({ ...effect, status: "active", createdBy: "user-ada" });
    expect(await cashFlow(id)).toMatchObject({ version: 2, isOutOfDate: false });
    expect((await reverse(id, made.reply.id)).reply.status).toBe("reversed");
    const after = await cashFlow(id);
    expect([after.version, after.lines]).toEqual([3, before.lines]);
    expect((await reverse(id, made.reply.id)).status).toBe(409);
    expect(await list(id)).toMatchObject([{ ...effect, status: "reversed" }]);
  });

  test("is edited in one version: reversed, and made anew; the trail tells both", async () => {
    const id = await processedProject(api);
    const made = (await add(id)).reply;
    const lines = [
      { account: "5000", debit: "4.00", presentAs: "bad_debts" },
      { account: "1100", credit: "4.00" },
    ];
    const body = { ...writeOff, reason: "Only a part", lines };
    const params = { id, adjustmentId: made.id };
    const preview = { params: { id }, query: { replaces: made.id }, body };
    const { changes } = (await api.call("previewAdjustment", preview)).reply;
    const badDebts = { concept: "bad_debts", before: "10.00", after: "4.00" };
    expect(changes.indirect).toContainEqual(expect.objectContaining(badDebts));
    const edited = await api.call("replaceAdjustment", { params, body });
    expect(edited.reply).toMatchObject({ status: "active", adjustedValue: "4.00" });
    expect((await cashFlow(id)).version).toBe(3);
    expect(await list(id)).toMatchObject([{ status: "active" }, { status: "reversed" }]);
    const again = await api.call("replaceAdjustment", { params, body });
    expect(again.problem.code).toBe("adjustment_reversed");
    const unbalanced = { ...body, lines: lines.slice(0, 1) };
    const other = { id, adjustmentId: edited.reply.id };
    expect((await api.call("replaceAdjustment", { params: other, body: unbalanced })).status).toBe(
      422,
    );
    expect(await list(id)).toMatchObject([{ status: "active" }, { status: "reversed" }]);
  });

  test.each(["10", "10.0", "10.00"])("of %s is exported as 10.00", async (written) => {
    const id = await processedProject(api);
    const lines = [
      { account: "5000", debit: written, presentAs: "bad_debts" },
      { account: "1100", credit: written },
    ];
    expect((await add(id, { ...writeOff, lines })).status).toBe(201);
    await api.call("createExport", { params: { id, format: "json" } });
    const path = api.objects.paths().find((one) => one.startsWith("exports/")) ?? "";
    const exported = JSON.parse(
      new TextDecoder().decode((await api.objects.read(path)) ?? undefined),
    );
    expect(exported.adjustments).toMatchObject([
      { lines: [{ debit: "10.00" }, { credit: "10.00" }] },
    ]);
  });

  test("that does not balance is refused with by how much and which line, and nothing is stored", async () => {
    const id = await processedProject(api);
    const lines = [
      { account: "9999", debit: "5.00" },
      { account: "1100", credit: "7.50" },
    ];
    const refused = await add(id, { ...writeOff, lines });
    expect([refused.status, refused.problem.code]).toEqual([422, "adjustment_invalid"]);
    expect(refused.problem.errors?.join("\n")).toMatch(/Line 1: .*9999.*\n.*2\.50/);
    expect(await list(id)).toEqual([]);
    expect((await cashFlow(id)).version).toBe(1);
  });

  test("made before the first statement waits for it, if it fits what is there", async () => {
    const id = await createProject(api);
    const unbalanced = { ...writeOff, lines: writeOff.lines.slice(0, 1) };
    const refused = await add(id, unbalanced);
    expect(refused.status).toBe(422);
    expect(refused.problem.errors?.[0]).toContain("debits exceed credits by 10.00");
    expect((await add(id)).reply).toMatchObject({ status: "active", originalValue: null });
    await uploadTrialBalance(api, id);
    const unknown = [
      { account: "9999", debit: "1.00" },
      { account: "1100", credit: "1.00" },
    ];
    expect((await add(id, { ...writeOff, lines: unknown })).status).toBe(422);
    await api.call("processProject", { params: { id } });
    expect((await cashFlow(id)).lines.map(({ concept }) => concept)).toContain("bad_debts");
  });

  test("of type override shows its difference until a journal explains it", async () => {
    const id = await processedProject(api);
    const concept = "change_in_trade_receivables";
    const body = { adjustmentType: "override", reason: "As told", concept, adjustedValue: "-7.00" };
    expect((await add(id, body)).reply).toMatchObject({
      originalValue: "-10.00",
      adjustedValue: "-7.00",
    });
    const { tiesOut, totals, status } = await cashFlow(id);
    expect([tiesOut, totals?.unreconciledDifference, status]).toEqual([
      false,
      "-3.00",
      "needs_review",
    ]);
  });

  test("leans on the file it was made on: another one marks it stale until it is confirmed", async () => {
    const id = await processedProject(api);
    const { id: adjustmentId } = (await add(id)).reply;
    await uploadTrialBalance(api, id);
    expect((await list(id))[0]?.status).toBe("active");
    await uploadTrialBalance(api, id, correctedTrialBalance);
    expect((await list(id))[0]?.status).toBe("stale");
    await api.call("processProject", { params: { id } });
    expect((await cashFlow(id)).isOutOfDate).toBe(false);
    const body = { status: "active" };
    const confirmed = await api.call("confirmAdjustment", { params: { id, adjustmentId }, body });
    expect(confirmed.reply.status).toBe("active");
    // The version there is prints it as stale
    expect((await cashFlow(id)).isOutOfDate).toBe(true);
  });

  test("that no longer fits can be reversed, even when others do not fit either", async () => {
    const id = await processedProject(api);
    const [first, second] = [(await add(id)).reply, (await add(id)).reply];
    await uploadTrialBalance(api, id, correctedTrialBalance.replaceAll("1100,", "1150,"));
    expect((await api.call("processProject", { params: { id } })).status).toBe(422);
    expect((await reverse(id, first.id)).reply.status).toBe("reversed");
    expect((await cashFlow(id)).isOutOfDate).toBe(true);
    expect((await reverse(id, second.id)).reply.status).toBe("reversed");
    expect(await cashFlow(id)).toMatchObject({ isOutOfDate: false, tiesOut: true });
  });
});

test("the statement stands beside that of each framework, and beside an earlier version", async () => {
  const id = await processedProject(api);
  const compare = async (body: object) =>
    (await api.call("compareCashFlow", { params: { id }, body })).reply;
  const byFramework = await compare({ with: "frameworks" });
  expect(byFramework.map(({ framework }) => framework)).toEqual(["IFRS", "IFRS18", "US_GAAP"]);
  expect(byFramework.map(({ policies }) => policies.interestPaid)).toEqual([
    "operating",
    "financing",
    "operating",
  ]);
  const own = byFramework[0]?.lines.map(({ id: line, currentYear }) => [line, currentYear]);
  const shown = (await cashFlow(id)).statements?.indirect.lines ?? [];
  expect(own).toEqual(
    expect.arrayContaining(shown.map(({ id: line, currentYear }) => [line, currentYear])),
  );
  await add(id);
  const versions = await compare({ with: "version", version: 1 });
  expect(versions.map(({ version }) => version)).toEqual([1, 2]);
  const badDebts = versions.map(
    ({ lines }) => lines.find(({ concept }) => concept === "bad_debts")?.currentYear,
  );
  expect(badDebts).toEqual([undefined, "10.00"]);
  const missing = await api.call("compareCashFlow", {
    params: { id },
    body: { with: "version", version: 9 },
  });
  expect(missing.problem.code).toBe("no_statement");
});

describe("roles given to many accounts", () => {
  const mappings = [
    { code: "5000", role: "bad_debts" },
    { code: "1100", role: "inventories" },
  ];
  const give = (id: string, given: object[]) =>
    api.call("putAccountMappings", { params: { id }, body: { mappings: given } });

  test("do what their preview said, in one version and one entry of the trail, and are taken back", async () => {
    const id = await processedProject(api);
    const before = await cashFlow(id);
    const preview = await api.call("previewAccountMappings", {
      params: { id },
      body: { mappings },
    });
    expect((await cashFlow(id)).version).toBe(1);
    expect((await give(id, mappings)).status).toBe(200);
    const after = await cashFlow(id);
    expect(after.version).toBe(2);
    const amounts = (lines: typeof after.lines) =>
      new Map(lines.map((line) => [line.id, line.currentYear]));
    const [was, is] = [amounts(before.lines), amounts(after.lines)];
    for (const change of preview.reply.changes.indirect) {
      expect([was.get(change.id) ?? "0.00", is.get(change.id) ?? "0.00"]).toEqual([
        change.before,
        change.after,
      ]);
    }
    expect(preview.reply.changes.indirect.length).toBeGreaterThan(0);
    const trail = (await api.call("listAuditTrail", { params: { id } })).reply;
    expect(trail.entries[0]).toMatchObject({
      description: "Roles of 2 accounts",
      metadata: { accounts: 2, "from trade receivables to inventories": "1100" },
    });
    await give(
      id,
      mappings.map(({ code }) => ({ code, role: null })),
    );
    expect((await cashFlow(id)).lines).toEqual(before.lines);
  });

  test("of a large company are previewed without reading its other accounts again", async () => {
    const id = await createProject(api);
    const dormant = Array.from({ length: 1_000 }, (_, at) => `${7_000 + at},Store ${at},,,,,Asset`);
    await uploadTrialBalance(api, id, `${smallTrialBalance}${dormant.join("\n")}\n`);
    await api.call("processProject", { params: { id } });
    const kept = () => api.objects.paths().filter((path) => path.endsWith("-readings.json"));
    const [path = ""] = kept();
    // What is kept of another account is taken as it is: here it says that trade debtors are stock.
    const readings = new TextDecoder().decode((await api.objects.read(path)) ?? new Uint8Array());
    const turned = readings.replaceAll('"role":"trade_receivables"', '"role":"inventories"');
    await api.objects.write(path, turned, "application/json");
    const preview = async (code: string) =>
      api.call("previewAccountMappings", {
        params: { id },
        body: { mappings: [{ code, role: "bad_debts" }] },
      });
    const concepts = (await preview("5000")).reply.changes.indirect.map(({ concept }) => concept);
    expect(concepts).toContain("change_in_inventories");
    expect((await preview("9999")).status).toBe(400);
    // An earlier release kept no more than how the accounts were read.
    const { standing, schemaVersion: _, ...older } = JSON.parse(turned);
    expect(standing.warnings).toEqual(expect.any(Array));
    const said = (await preview("5000")).reply;
    await api.objects.write(path, JSON.stringify(older), "application/json");
    expect((await preview("5000")).reply).toEqual(said);
    await api.call("clearProject", { params: { id } });
    expect(kept()).toEqual([]);
  });

  test("are refused whole where one names no account, or one twice", async () => {
    const id = await processedProject(api);
    const unknown = await give(id, [...mappings, { code: "9999", role: "revenue" }]);
    expect([unknown.status, unknown.problem.errors]).toEqual([
      400,
      ["The statement has no account 9999"],
    ]);
    expect((await give(id, [...mappings, ...mappings])).status).toBe(400);
    expect((await cashFlow(id)).version).toBe(1);
  });
});

describe("a role given by hand", () => {
  const map = (id: string, code: string, role: string | null) =>
    api.call("putAccountMapping", { params: { id, code }, body: { role } });
  const account = async (id: string, code: string) =>
    (await api.call("listAccounts", { params: { id } })).reply.find((found) => found.code === code);

  test("counts at once, and is remembered in the user's next project", async () => {
    const id = await processedProject(api);
    expect((await map(id, "5000", "bad_debts")).status).toBe(200);
    expect(await account(id, "5000")).toMatchObject({ role: "bad_debts", isOverridden: true });
    const next = await processedProject(api);
    expect((await account(next, "5000"))?.role).toBe("bad_debts");
    await map(id, "5000", null);
    expect((await account(id, "5000"))?.isOverridden).toBe(false);
  });

  test("before the first statement counts in it; an account nobody has is not found", async () => {
    const id = await createProject(api);
    await uploadTrialBalance(api, id);
    expect((await map(id, "9999", "bad_debts")).status).toBe(404);
    await map(id, "5000", "bad_debts");
    await api.call("processProject", { params: { id } });
    expect((await account(id, "5000"))?.role).toBe("bad_debts");
  });
});
