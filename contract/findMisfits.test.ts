import { expect, test } from "vitest";
import { findMisfits } from "./findMisfits.ts";

const file = {
  fileType: "trial_balance",
  fileName: "tb.csv",
  sha256: "a",
  matching: null,
  scale: null,
  decimals: 2,
  ledger: null,
} as const;

test("a file that writes another currency than the project's is told with both, until either is set", () => {
  const currencyWritten = { sign: "$", row: 5, currencies: ["USD", "CAD"] };
  const misfits = (currency: string) =>
    findMisfits([{ ...file, controls: [], remarks: [], currencyWritten }], {
      period: null,
      currency,
    });
  expect(misfits("CAD")).toEqual([]);
  expect(misfits("GBP").map(({ where }) => where)).toEqual([
    { account: "Trial Balance", row: 5, value: "$", expected: "GBP" },
  ]);
});
