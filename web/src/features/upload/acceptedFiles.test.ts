import { expect, test } from "vitest";
import { acceptAttribute, acceptedInWords, contentTypeOf } from "./acceptedFiles.ts";

test("figures come as tables, and only the prior cash flow also as PDF", () => {
  expect(acceptAttribute("trial_balance")).toBe(".csv,.xlsx,.xls,.json");
  expect(acceptAttribute("prior_cashflow")).toBe(".csv,.xlsx,.xls,.json,.pdf");
  expect(acceptedInWords("fx_rates")).toBe("CSV, XLSX, XLS or JSON");
});

test("the content type follows the name, whatever the browser believes", () => {
  expect(contentTypeOf("trial_balance", "TB 2026.CSV")).toBe("text/csv");
  expect(contentTypeOf("trial_balance", "statement.pdf")).toBeNull();
  expect(contentTypeOf("trial_balance", "csv")).toBeNull();
});
