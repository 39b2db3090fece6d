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
