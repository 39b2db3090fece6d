import { expect, test } from "vitest";
import { rollForwardDifferences } from "./rollForwardDifferences.ts";

test("of all accounts that roll forward only those that do not are listed", () => {
  const row = (account: string, difference: string) => ({
    ...{ account, accountName: account, opening: "1.00", entries: "2.00", closing: "3.00" },
    difference,
  });
  const astray = row("1200", "-0.01");
  const unproved = { ...row("1300", "0.00"), isUnstated: true as const };
  expect(rollForwardDifferences([row("1000", "0.00"), astray, unproved])).toEqual({
    accountCount: 3,
    unstatedCount: 1,
    differences: [astray],
  });
});
