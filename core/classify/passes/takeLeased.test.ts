import { expect, test } from "vitest";
import { classify } from "../classify.ts";

/** How names of a balance sheet are read, by the sections they stand in. */
function read(fixed: readonly string[], owed: string) {
  const accounts = [
    ...fixed.map((name) => ({ name, type: "Fixed Assets" })),
    ...[{ name: owed, type: "Non-current Liabilities" }],
  ].map(({ name, type }) => ({
    ...{ code: name, name, type, side: null },
    section: "balance_sheet" as const,
  }));
  return classify(accounts, { given: new Map(), remembered: new Map() });
}

test("what is called leased beside a lease liability is the right to use it", () => {
  const names = ["Motor vehicles", "Leased premises", "Leased premises depreciation"];
  const accounts = read(names, "Lease liabilities");
  const depreciated = accounts.get("Leased premises depreciation")?.role;
  expect(accounts.get("Leased premises")?.role).toBe("right_of_use_assets");
  expect(depreciated).toBe("right_of_use_accumulated_depreciation");
  expect(accounts.get("Motor vehicles")?.role).toBe("ppe_cost");
});

test("without one it is plant", () => {
  const accounts = read(["Motor vehicles", "Leased premises"], "Bank loan");
  expect(accounts.get("Leased premises")?.role).toBe("ppe_cost");
});
