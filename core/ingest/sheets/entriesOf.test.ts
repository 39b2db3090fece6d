import { expect, test } from "vitest";
import { tableOf } from "../../testing/tableOf.ts";
import type { FileType } from "../fileTypes.ts";
import { ingest } from "../ingest.ts";

function codesOf(fileType: FileType, text: string): string[] {
  const result = ingest(fileType, [tableOf(text)], { acceptUnbalanced: true, oneDate: "take" });
  return result.ok ? [] : result.problems.map(({ code }) => code);
}

const JOURNAL = `Harbour Pots Ltd
  Journal report
  02/04/2025 - Owner's Contribution 1|Debit|Credit
  Harbour Bank|5,000.00|0.00
  Owner's Equity|0.00|5,000.00
  |5,000.00|5,000.00
  07/04/2025 - Bill 01 (Clay Traders)|Debit|Credit
  Input Tax|180.00|0.00
  Materials|900.00|0.00
  Accounts Payable|0.00|1,080.00
  |1,080.00|1,080.00
  11/04/2025 - Payment 01 (Clay Traders)|Debit|Credit
  Accounts Payable|1,080.00|0.00
  Harbour Bank|0.00|1,080.00
  |1,080.00|1,080.00`;

test("a journal with a dated heading above each entry balances as a trial balance does, and is none", () => {
  expect(codesOf("trial_balance", JOURNAL)).toEqual(["file_is_ledger"]);
  expect(codesOf("profit_loss", JOURNAL)).toEqual(["file_is_ledger"]);
});

test("accounts whose names begin with a date are no headings of entries", () => {
  const text = `Account|Debit|Credit
    Bank|6,000.00|
    31/12/2023 - loan of the bank||1,000.00
    31/12/2024 - loan of the bank||2,000.00
    30/06/2025 - loan of the owner||3,000.00`;
  expect(codesOf("trial_balance", text)).toEqual([]);
});

test.each([
  ["借方勘定科目|借方金額|貸方勘定科目|貸方金額", "普通預金|5000|資本金|5000"],
  ["Debit Account|Debit|Credit Account|Credit", "Bank|5000|Capital|5000"],
  ["Compte débité|Débit|Compte crédité|Crédit", "Banque|5000|Capital|5000"],
])("rows of two accounts are postings: %s", (headings, row) => {
  const rows = Array.from({ length: 4 }, () => row).join("\n");
  expect(codesOf("profit_loss", `${headings}\n${rows}`)).toEqual(["file_is_ledger"]);
  expect(codesOf("trial_balance", `${headings}\n${rows}`)).toEqual(["file_is_ledger"]);
});

test("a cash flow statement stands in no place of accounts", () => {
  const text = `|2025|2024
    Net income|900|700
    Depreciation|120|110
    Net cash provided by operating activities|1,020|810
    Purchase of equipment|(400)|(300)
    Net cash used in investing activities|(400)|(300)
    Dividends paid|(200)|(100)
    Net cash used in financing activities|(200)|(100)
    Net increase in cash|420|410`;
  for (const fileType of ["trial_balance", "profit_loss", "balance_sheet"] as const)
    expect(codesOf(fileType, text)).toContain("flows_other");
});
