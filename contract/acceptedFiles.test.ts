import { expect, test } from "vitest";
import { acceptAttribute, acceptedInWords, contentTypeOf } from "./acceptedFiles.ts";

test("figures come as tables, and only the prior cash flow also as PDF", () => {
  expect(acceptAttribute("trial_balance")).toBe(".csv,.tsv,.txt,.xlsx,.xlsm,.xls,.ods,.json");
  expect(acceptAttribute("prior_cashflow")).toBe(".csv,.tsv,.txt,.xlsx,.xlsm,.xls,.ods,.json,.pdf");
  expect(acceptedInWords("fx_rates")).toBe("CSV, TSV, TXT, XLSX, XLSM, XLS, ODS or JSON");
});

test("the content type follows the name, whatever the browser believes", () => {
  expect(contentTypeOf("trial_balance", "TB 2026.CSV")).toBe("text/csv");
  expect(contentTypeOf("trial_balance", "statement.pdf")).toBeNull();
  expect(contentTypeOf("trial_balance", "csv")).toBeNull();
  expect(contentTypeOf("trial_balance", "workbook.xlsb")).toBeNull();
  expect(contentTypeOf("trial_balance", "a.constructor")).toBeNull();
});
