import { expect, test } from "vitest";
import { findClosedAccounts } from "./findClosedAccounts.ts";

/** By their codes what accounts began with, what the entries lead to, and what the file has of them. */
type Accounts = Record<string, readonly [opening: bigint, closing: bigint, stated: bigint]>;

const UNTOUCHED: Accounts = { bank: [300n, 800n, 800n] };
const AFTER_CLOSING: Accounts = {
  ...UNTOUCHED,
  sales: [0n, -900n, 0n],
  wages: [0n, 400n, 0n],
  retained: [-300n, -300n, -800n],
};

function find(accounts: Accounts) {
  const all = Object.entries(accounts);
  const stated = all.flatMap(([code, [, , own]]) => (own === 0n ? [] : [[code, own] as const]));
  const led = all.map(([code, [opening, closing]]) => [code, { opening, closing }] as const);
  const { closed, holder } = findClosedAccounts(new Map(stated), new Map(led));
  return { closed: [...closed], holder };
}

const NONE = { closed: [], holder: null };

test("several accounts that are gone were closed where one other account differs by their sum", () => {
  expect(find(AFTER_CLOSING)).toEqual({ closed: ["sales", "wages"], holder: "retained" });
});

test("closing a year without profit or loss leaves no other account to differ", () => {
  const even: Accounts = { ...UNTOUCHED, sales: [0n, -400n, 0n], wages: [0n, 400n, 0n] };
  expect(find(even)).toEqual({ closed: ["sales", "wages"], holder: null });
});

test.each<[string, Accounts]>([
  ["a single account is gone", { wages: [0n, 400n, 400n], retained: [-300n, -300n, -1200n] }],
  ["two others differ", { bank: [300n, 800n, 700n], retained: [-300n, -300n, -700n] }],
  ["one that is gone began with a balance", { wages: [50n, 400n, 0n] }],
  ["the other does not differ by their sum", { retained: [-300n, -300n, -750n] }],
])("nothing was closed where %s", (_, otherwise) => {
  expect(find({ ...AFTER_CLOSING, ...otherwise })).toEqual(NONE);
});
