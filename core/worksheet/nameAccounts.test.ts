import { expect, test } from "vitest";
import { nameAccounts } from "./nameAccounts.ts";

const account = (code: string, name: string) => ({ code, name });

test("accounts are named by code and name, each once, and counted beyond the third", () => {
  const rent = account("6100", "Rent");
  expect(nameAccounts([rent, rent])).toBe("6100 Rent");
  const others = [account("6200", "Rates"), account("6300", "Heat"), account("6400", "Light")];
  expect(nameAccounts([rent, ...others])).toBe("6100 Rent, 6200 Rates, 6300 Heat and 1 more");
  expect(nameAccounts([account("Expenses › Rent", "Rent")])).toBe("Expenses › Rent");
});
