import type { AccountSummary } from "@tieout/core";
import { expect, test } from "vitest";
import { type AccountView, accountsOfView, wholeView } from "./accountView.ts";
import { confirmedChoices } from "./confirmRoles.ts";
import { readRoleList, writeRoleList } from "./roleList.ts";

const account = (code: string, different: Partial<AccountSummary>): AccountSummary => ({
  code,
  name: `Account ${code}`,
  type: "",
  role: "inventories",
  nature: null,
  confidence: 1,
  reason: "",
  isOverridden: false,
  opening: "0.00",
  closing: "0.00",
  movement: "0.00",
  rows: [],
  traits: [],
  ...different,
});

const accounts = [
  account("1200", { name: "Stock, east", closing: "-2500.00" }),
  account("90", { role: null, confidence: 0, closing: "40.00" }),
  account("1100", { role: "trade_receivables", confidence: 0.5, closing: "1250.00" }),
  account("300", { isOverridden: true, name: '"Own" shop' }),
];

const shown = (view: Partial<AccountView>, stale: readonly string[] = []) =>
  accountsOfView(accounts, { ...wholeView, ...view }, new Set(stale)).map(({ code }) => code);

test("accounts are filtered by what is left to do, and searched by role, code and amount", () => {
  expect(shown({ filter: "unplaced" })).toEqual(["90"]);
  expect(shown({ filter: "low" })).toEqual(["90", "1100"]);
  expect(shown({ filter: "review" }, ["300"])).toEqual(["90", "1100", "300"]);
  expect(shown({ filter: "mine" })).toEqual(["300"]);
  expect(shown({ search: "receivables" })).toEqual(["1100"]);
  expect(shown({ search: "12" })).toEqual(["1200"]);
  expect(shown({ search: "=1250" })).toEqual(["1100"]);
  expect(shown({ search: ">1,000 stock" })).toEqual(["1200"]);
});

test("accounts that are asked about stand first, until somebody sorts them otherwise", () => {
  const first = ["1100", "90"];
  expect(shown({ first })).toEqual(["1100", "90", "1200", "300"]);
  expect(shown({ first, filter: "unplaced" })).toEqual(["90"]);
  expect(shown({ first, sort: { column: "code", isDescending: false } })[0]).toBe("90");
});

test("a sure role that entries question is to be reviewed and confirmed", () => {
  const questioned = account("1800", { role: "goodwill", isQuestioned: true });
  const view = { ...wholeView, filter: "review" } as const;
  expect(accountsOfView([questioned, account("10", {})], view, new Set())).toEqual([questioned]);
  expect(confirmedChoices([questioned], new Set())).toMatchObject([
    { code: "1800", role: "goodwill" },
  ]);
  expect(confirmedChoices([{ ...questioned, isOverridden: true }], new Set())).toEqual([]);
});

test("accounts are sorted by number and by size, whichever side they stand on", () => {
  const sort = (column: "code" | "closing" | "role", isDescending: boolean) =>
    shown({ sort: { column, isDescending } });
  expect(sort("code", false)).toEqual(["90", "300", "1100", "1200"]);
  expect(sort("closing", true)).toEqual(["1200", "1100", "90", "300"]);
  expect(sort("role", false)[0]).toBe("90");
});

test("a mapping that was downloaded is read back as it was", () => {
  const { roles, problems } = readRoleList(writeRoleList(accounts), accounts);
  expect(problems).toEqual([]);
  expect([...roles]).toEqual([
    ["1200", "inventories"],
    ["1100", "trade_receivables"],
    ["300", "inventories"],
  ]);
});
