import { formatMinor } from "@tieout/core";
import { expect, test } from "vitest";
import { firstLedger } from "../../../core/testing/firstLedger.ts";
import { sourceOf } from "../LedgerSource.ts";
import { readLedger } from "../readLedger.ts";

const VOUCHERS = `日期,凭证号,摘要,科目代码,科目名称,借方金额,贷方金额
2025-01-05,记-1,投资款,1002,银行存款,500.00,
2025-01-05,记-1,投资款,4001,实收资本,,500.00
`;

/** The same in GB18030, which nothing here writes. */
const IN_GB18030 = Buffer.from(
  "c8d5c6da2cc6bed6a4bac52cd5aad2aa2cbfc6c4bfb4fac2eb2cbfc6c4bfc3fbb3c62cbde8b7bdbdf0b6ee2cb4fbb7bdbdf0b6ee0d0a323032352d30312d30352cbcc72d312ccdb6d7cabfee2c313030322cd2f8d0d0b4e6bfee2c3530302e30302c0d0a323032352d30312d30352cbcc72d312ccdb6d7cabfee2c343030312ccab5cad5d7cab1be2c2c3530302e30300d0a",
  "hex",
);

test.each([
  ["UTF-8", Buffer.from(VOUCHERS)],
  ["GB18030", IN_GB18030],
])("Chinese vouchers in %s are read with their accounts and texts", async (_, bytes) => {
  const result = await readLedger([sourceOf(bytes, "vouchers.csv")], firstLedger);
  if (!result.ok) throw new Error(result.problems[0]?.message);
  const [entry, ...others] = [...result.value.ledger.entries];
  expect(others).toEqual([]);
  expect(entry?.text).toBe("投资款");
  expect(entry?.lines.map(({ account, amount }) => `${account} ${formatMinor(amount, 2)}`)).toEqual(
    ["1002 500.00", "4001 -500.00"],
  );
  const names = result.value.ledger.accounts.map(({ name }) => name);
  expect(names).toEqual(["银行存款", "实收资本"]);
});
