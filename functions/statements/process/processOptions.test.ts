import { beforeEach, expect, test } from "vitest";
import { type AppUnderTest, appUnderTest } from "../../testing/appUnderTest.ts";
import { createProject, fileForm, processedProject } from "../../testing/smallCompany.ts";

let api: AppUnderTest;
beforeEach(() => {
  api = appUnderTest();
});

const process = (id: string, body?: object) => api.call("processProject", { params: { id }, body });
const cashFlow = async (id: string, query = {}) =>
  (await api.call("getCashFlow", { params: { id }, query })).reply;
const project = async (id: string) => (await api.call("getProject", { params: { id } })).reply;

const group = `Entity,Account Code,Account Name,Current Debit,Current Credit,Prior Debit,Prior Credit,Account Type
North,1000,Bank,80,,50,,Current Asset
North,3000,Share capital,,50,,50,Equity
North,4000,Sales,,30,,,Revenue
South,1000,Bank,20,,15,,Current Asset
South,3000,Share capital,,15,,15,Equity
South,4000,Sales,,5,,,Revenue
`;

async function groupProject(): Promise<string> {
  const id = await createProject(api);
  await api.call("uploadFile", { params: { id }, form: fileForm("trial_balance", "g.csv", group) });
  return id;
}

test("entities are summed, and each is seen by itself", async () => {
  const id = await groupProject();
  await process(id);
  const all = await cashFlow(id);
  expect([all.entities, all.totals?.netChange]).toEqual([["North", "South"], "35.00"]);
  const north = await cashFlow(id, { entity: "North" });
  expect([north.entity, north.totals?.netChange]).toEqual(["North", "30.00"]);
  const unknown = await api.call("getCashFlow", { params: { id }, query: { entity: "West" } });
  expect(unknown.status).toBe(400);
});

test("several entities are not added up by someone who said there is one", async () => {
  const id = await groupProject();
  const refused = await process(id, { multiEntity: false });
  expect(refused.status).toBe(422);
  expect(refused.problem.errors?.[0]).toContain("(North, South)");
  expect((await process(id, { multiEntity: true })).reply.version).toBe(1);
  expect((await project(id)).multiEntity).toBe(true);
});

test("a consolidation needs an Entity column, and says so", async () => {
  const id = await processedProject(api);
  const refused = await process(id, { multiEntity: true });
  expect(refused.status).toBe(422);
  expect(refused.problem.errors?.[0]).toContain('an "Entity" column');
  expect(await cashFlow(id)).toMatchObject({ version: 1, tiesOut: true });
});

test("exchange rates count unless they are left out, and the trail says that they were", async () => {
  const id = await processedProject(api);
  const rates = "Date,Currency,Exchange Rate,Description\n2025-12-31,USD,0.79,Closing\n";
  await api.call("uploadFile", { params: { id }, form: fileForm("fx_rates", "fx.csv", rates) });
  const types = async () => (await cashFlow(id)).files.map(({ fileType }) => fileType);
  await process(id);
  expect((await types()).toSorted()).toEqual(["fx_rates", "trial_balance"]);
  await process(id, { includeFxRates: false });
  expect(await types()).toEqual(["trial_balance"]);
  expect(await project(id)).toMatchObject({ includeFxRates: false, isOutOfDate: false });
  const { entries } = (await api.call("listAuditTrail", { params: { id } })).reply;
  expect(entries[1]).toMatchObject({
    action: "project_updated",
    metadata: { includeFxRates: false },
  });
});
