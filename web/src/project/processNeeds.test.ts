import { expect, test } from "vitest";
import { processNeeds } from "./processNeeds.ts";

const file = (fileType: "trial_balance" | "fx_rates", matchedTo = "Account Code") => ({
  fileType,
  isSelected: true,
  status: "valid" as const,
  preview: { columns: [{ heading: "x", matchedTo }], rows: [], totals: [] },
});

const both = { multiEntity: true, includeFxRates: true };

test("a consolidation without an Entity column says what is needed", () => {
  expect(processNeeds([file("trial_balance")], both).needs[0]).toContain('"Entity" column');
  const group = [file("trial_balance", "Entity")];
  expect(processNeeds(group, both)).toMatchObject({ hasEntities: true, needs: [] });
  const apart = processNeeds(group, { ...both, multiEntity: false });
  expect(apart.needs).toHaveLength(1);
});

test("a rates file that is left out is said to be", () => {
  const files = [file("trial_balance"), file("fx_rates")];
  const none = { multiEntity: false, includeFxRates: false };
  expect(processNeeds(files, none).needs).toEqual(["The FX rates file is left out."]);
  expect(processNeeds(files, { ...none, includeFxRates: true }).needs).toEqual([]);
});

test("before there is a file, nothing is asked for; one that does not count is not looked at", () => {
  expect(processNeeds([], both).needs).toEqual([]);
  const other = { ...file("trial_balance", "Entity"), isSelected: false };
  expect(processNeeds([other], both).hasEntities).toBe(false);
});
