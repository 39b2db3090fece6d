import { expect, test } from "vitest";
import { appUnderTest } from "../../testing/appUnderTest.ts";
import { createProject, uploadTrialBalance } from "../../testing/smallCompany.ts";
import { readStored } from "../../testing/storedData.ts";
import { fileKind } from "./FileRecord.ts";

/** What a release stored that did not keep whether a file has one date. */
async function storedBefore(fields: readonly string[]): Promise<Record<string, unknown>> {
  const api = appUnderTest();
  await uploadTrialBalance(api, await createProject(api));
  const { documents } = await readStored(api);
  const [, file] = Object.entries(documents).find(([path]) => /\/files\/[^/]+$/.test(path)) ?? [];
  const { hasOneDate: _later, ...stored } = { ...(file as Record<string, unknown>) };
  const columns = fields.map((field, index) => ({
    field,
    index,
    heading: field,
    matchedBy: "heading",
  }));
  const matching = { ...(stored.matching as object), columns };
  return { ...stored, schemaVersion: 2, matching };
}

test.each([
  [["code", "name", "currentDebit", "currentCredit"], true],
  [["code", "name", "currentDebit", "currentCredit", "priorDebit", "priorCredit"], false],
  [["name", "currentBalance", "priorBalance"], false],
])("a file stored with the columns %j has one date: %s", async (fields, hasOneDate) => {
  const stored = await storedBefore(fields);
  expect(fileKind.read(stored, "projects/one/files/one").hasOneDate).toBe(hasOneDate);
});

test("the basis that a file was stored with is what it says of itself", async () => {
  const { schemaVersion: _later, ...stored } = await storedBefore(["code", "name", "closing"]);
  const older = { ...stored, hasOneDate: true, basis: "cash", remarks: [], schemaVersion: 12 };
  const { remarks } = fileKind.read(older, "projects/one/files/one");
  expect(remarks).toEqual([{ kind: "cash_basis", row: 0, text: "cash basis" }]);
});
