import { expect, test } from "vitest";
import type { Nature } from "../roles/roles.ts";
import type { AccountBalance } from "./AccountBalance.ts";
import { contraAccounts } from "./readProfitLossSigns.ts";

function balanceOf(
  code: string,
  nature: Nature,
  [earlier, later]: readonly [bigint, bigint],
  isContra = false,
): AccountBalance {
  const reading = { role: null, nature, isContra, isSure: false, traits: [] };
  const named = { code, name: code, type: "", currency: null, positiveSide: null, rows: [] };
  return { ...named, reading, earlier, later, moved: null };
}

const sales = balanceOf("sales", "income", [90n, 100n]);
const wages = balanceOf("wages", "expense", [50n, 60n]);
const returnsOf = (...amounts: [bigint, bigint]) =>
  contraAccounts([sales, wages, balanceOf("returns", "income", amounts, true)]).map(
    ({ code }) => code,
  );

test("what a name calls contra may be turned in a file that has all amounts positive", () => {
  expect(returnsOf(4n, 5n)).toEqual(["returns"]);
  expect(returnsOf(0n, 5n)).toEqual(["returns"]);
  expect(returnsOf(4n, 0n)).toEqual(["returns"]);
});

test("an account with a minus, or with nothing, says its side itself", () => {
  expect(returnsOf(-4n, -5n)).toEqual([]);
  expect(returnsOf(0n, -5n)).toEqual([]);
  expect(returnsOf(-4n, 0n)).toEqual([]);
  expect(returnsOf(0n, 0n)).toEqual([]);
});

test("in a file without income, costs without a minus do not say the sides of all accounts", () => {
  const discounts = balanceOf("discounts", "expense", [4n, 5n], true);
  expect(contraAccounts([wages, discounts])).toEqual([discounts]);
});
