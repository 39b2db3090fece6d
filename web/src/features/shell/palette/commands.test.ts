import { expect, test } from "vitest";
import { aCashFlow, noCashFlow } from "../../../testing/aCashFlow.ts";
import { commandsOf, findCommands } from "./commands.ts";

test("the sample, which is not changed, offers no form and no roles to give", () => {
  const labels = (isSample: boolean) => commandsOf(undefined, isSample).map(({ label }) => label);
  const [own, sample] = [labels(false), labels(true)];
  expect(own).toEqual(expect.arrayContaining(sample));
  expect(own.filter((label) => !sample.includes(label))).toEqual([
    "Write a journal",
    "Enter a disposal",
    "Enter both flows of a net line",
    "Enter a non-cash transaction",
    "Enter dividends",
    "Reclassify an account",
    "Override a line",
    "Give accounts their roles",
  ]);
});

test("next year's project is offered once there is a statement that it can open with", () => {
  const found = (isSample: boolean, cashFlow = aCashFlow()) =>
    findCommands(commandsOf(cashFlow, isSample), "next year").map(({ to }) => to);
  expect(found(false)).toEqual(["?settings=project"]);
  expect(found(true)).toEqual([]);
  expect(findCommands(commandsOf(noCashFlow(), false), "next year")).toEqual([]);
});

test("a line that the other method alone has is found too, and says so", () => {
  const found = (typed: string) =>
    findCommands(commandsOf(aCashFlow(), false), typed).flatMap(({ group, label, to }) =>
      group === "Lines" ? [[label, to]] : [],
    );
  expect(found("receipts from customers")).toEqual([
    ["Receipts from customers (direct method)", "/cash-flow?line=direct.receipts_from_customers"],
  ]);
  expect(found("trade receivables")).toEqual([
    [
      "(Increase)/decrease in trade receivables",
      "/cash-flow?line=indirect.change_in_trade_receivables",
    ],
  ]);
  // What both methods have is one line
  expect(found("cash at end")).toHaveLength(1);
});

test("an account is found by what it is, whatever the books call it", () => {
  const found = findCommands(commandsOf(aCashFlow(), false), "trade receivables");
  expect(found.map(({ label }) => label)).toContain("1100 Trade debtors");
});
