import { expect, test } from "vitest";
import { lineOf } from "../../LedgerRecord.ts";
import { RunningBalances } from "./RunningBalances.ts";

type Line = readonly [account: string, debit: string, credit: string, balance: string];

/** Of a bank that rises by debits and a capital that rises by credits; both began with 100. */
const DOWNWARDS: readonly Line[] = [
  ["Bank", "50", "", "150"],
  ["Capital", "", "50", "150"],
  ["Bank", "", "30", "120"],
  ["Capital", "30", "", "120"],
];

function balancesOf(lines: readonly Line[]): RunningBalances {
  const balances = new RunningBalances();
  for (const [at, [name, debit, credit, balance]] of lines.entries()) {
    const account = { row: at + 2, code: name, name, type: "" };
    balances.add(name, account, lineOf({ row: at + 2, account: name, debit, credit }), balance);
  }
  return balances;
}

/** What an account began with, as the parts that are to be added up. */
function began(lines: readonly Line[]): Record<string, readonly string[]> {
  const parts: Record<string, string[]> = {};
  for (const { name, opening } of balancesOf(lines).beginnings(new Map())) {
    parts[name] ??= [];
    parts[name].push(opening);
  }
  return parts;
}

test("lines that lead from balance to balance say what each account began with, on its own side", () => {
  expect(began(DOWNWARDS)).toEqual({ Bank: ["150", "-50"], Capital: ["150", "-50"] });
  expect(balancesOf(DOWNWARDS).isUpwards()).toBe(false);
});

test("the latest lines may stand first", () => {
  expect(began(DOWNWARDS.toReversed())).toEqual({ Bank: ["150", "-50"], Capital: ["150", "-50"] });
  expect(balancesOf(DOWNWARDS.toReversed()).isUpwards()).toBe(true);
});

test.each<[string, readonly Line[]]>([
  ["a line is missing", DOWNWARDS.with(2, ["Bank", "", "20", "120"])],
  ["a balance is no amount", DOWNWARDS.with(2, ["Bank", "", "30", "see below"])],
  ["what all began with does not come to nothing", DOWNWARDS.slice(0, 3)],
  ["no account has a second line", DOWNWARDS.slice(0, 2)],
])("nothing is said of beginnings where %s", (_, lines) => {
  expect(began(lines)).toEqual({});
});
