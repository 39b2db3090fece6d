import { expect, test } from "vitest";
import {
  acceptAttribute,
  acceptedInWords,
  contentTypeOf,
  mostBytesInWords,
} from "./acceptedFiles.ts";

test("statements and trial balances come as tables or PDF, rates as tables alone", () => {
  expect(acceptAttribute("fx_rates")).toBe(".csv,.tsv,.txt,.xlsx,.xlsm,.xls,.ods,.json");
  expect(acceptAttribute("trial_balance")).toBe(".csv,.tsv,.txt,.xlsx,.xlsm,.xls,.ods,.json,.pdf");
  expect(acceptAttribute("prior_cashflow")).toBe(".csv,.tsv,.txt,.xlsx,.xlsm,.xls,.ods,.json,.pdf");
  expect(acceptedInWords("fx_rates")).toBe("CSV, TSV, TXT, XLSX, XLSM, XLS, ODS or JSON");
});

test("the content type follows the name, whatever the browser believes", () => {
  expect(contentTypeOf("trial_balance", "TB 2026.CSV")).toBe("text/csv");
  expect(contentTypeOf("trial_balance", "balances.pdf")).toBe("application/pdf");
  expect(contentTypeOf("fx_rates", "rates.pdf")).toBeNull();
  expect(contentTypeOf("trial_balance", "csv")).toBeNull();
  expect(contentTypeOf("trial_balance", "workbook.xlsb")).toBeNull();
  expect(contentTypeOf("trial_balance", "a.constructor")).toBeNull();
});

test("a general ledger may be larger than what is read as a table", () => {
  expect(mostBytesInWords("general_ledger")).toBe("500 MiB");
  expect(mostBytesInWords("trial_balance")).toBe("25 MiB");
});
