import { expect, test } from "vitest";
import { nameAccounts, quoteAccounts } from "./nameAccounts.ts";

const account = (code: string, name: string) => ({ code, name });

test("accounts are named by code and name, each once, and counted beyond the third", () => {
  const rent = account("6100", "Rent");
  expect(nameAccounts([rent, rent])).toBe("6100 Rent");
  const others = [account("6200", "Rates"), account("6300", "Heat"), account("6400", "Light")];
  expect(nameAccounts([rent, ...others])).toBe("6100 Rent, 6200 Rates, 6300 Heat and 1 more");
  expect(nameAccounts([account("Expenses › Rent", "Rent")])).toBe("Expenses › Rent");
});

test("a name that others have too stands with its code, and of many accounts three are quoted", () => {
  const deposits = ["5081", "5082", "5083"].map((code) => account(code, "Deposit"));
  const sharedNames = new Set(["Deposit"]);
  expect(quoteAccounts([account("5300", "Till"), ...deposits], { sharedNames })).toBe(
    "'Till', '5081 Deposit', '5082 Deposit' and 1 more",
  );
});
