import { expect, test } from "vitest";
import { presentedByLaw } from "./presentedOtherwise.ts";
import type { PublicChart } from "./readPublicCharts.ts";

const interest = { code: "740000", name: "Interest", type: "Cost of Revenue", admits: [] };
const ofCountry = (name: string): PublicChart => ({
  part: "seen",
  group: "english",
  source: "odoo",
  name,
  language: "en",
  accounts: [interest],
});

test("what a law presents otherwise holds in the English translation of its chart", () => {
  const [account] = presentedByLaw(ofCountry("si@en")).accounts;
  expect(account?.admits).toEqual(["interest_expense"]);
});

test("an English chart of no law has the roles of its types alone", () => {
  const [account] = presentedByLaw(ofCountry("uk@en")).accounts;
  expect(account?.admits).toEqual([]);
});
