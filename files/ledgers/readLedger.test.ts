import { prepareStatement } from "@tieout/core";
import { expect, test } from "vitest";
import { plainInput } from "../../core/testing/statementInputs.ts";
import { flat } from "../testing/ledgerLayouts.ts";
import { ledgerOf } from "../testing/readLedgerText.ts";

test("a ledger alone makes a statement that ties out, with its roll-forward", async () => {
  const generalLedger = await ledgerOf(flat());
  const prepared = prepareStatement({
    ...plainInput,
    rows: {},
    generalLedger,
    mappings: new Map(),
    period: generalLedger.period,
  });
  if (!prepared.ok) throw new Error(prepared.problems.map(({ message }) => message).join());
  const { statements, tiesOut, rollForward } = prepared.value;
  expect(tiesOut).toBe(true);
  expect(statements.direct.totals).toMatchObject({
    cashAtBeginning: "10000.00",
    cashAtEnd: "10400.25",
    netChange: "400.25",
  });
  expect(rollForward?.find(({ account }) => account === "1000")).toMatchObject({
    opening: "10000.00",
    entries: "400.25",
    closing: "10400.25",
    difference: "0.00",
  });
});
