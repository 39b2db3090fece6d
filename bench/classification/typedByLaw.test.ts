import { expect, test } from "vitest";
import { admittedRoles } from "./admittedRoles.ts";
import type { PublicChart } from "./readPublicCharts.ts";
import { typedByLaw } from "./typedByLaw.ts";

const chart: PublicChart = {
  part: "seen",
  group: "NCT",
  source: "test",
  name: "tn",
  language: "fr",
  accounts: [
    { code: "523000", name: "Actions", type: "Current Liabilities", admits: [] },
    { code: "529000", name: "Versements restants", type: "Current Assets", admits: [] },
    { code: "448000", name: "Autres", type: "Current Assets", admits: ["other_receivables"] },
  ],
};

test("an account has the type of its law, and its author's where the law says nothing", () => {
  const { accounts } = typedByLaw(chart);
  expect(accounts.map(({ type }) => type)).toEqual([
    "Current Assets",
    "Liability",
    "Current Assets",
  ]);
  expect(accounts[0]?.admits).toBe(admittedRoles.get("Current Assets"));
  expect(accounts[2]).toBe(chart.accounts[2]);
  expect(typedByLaw({ ...chart, group: "english" }).accounts).toEqual(chart.accounts);
});
