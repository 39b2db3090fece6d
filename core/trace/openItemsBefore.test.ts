import { expect, test } from "vitest";
import { amountsOf, ledgerOf, statementOf, type WrittenEntry } from "../testing/tracedBooks.ts";

const on = (date: string, ...lines: WrittenEntry["lines"]): WrittenEntry => ({ date, lines });

const reference = { party: "Maker", document: "M1" };

test("a machine billed before the period, in the same file, is a purchase when it is paid", () => {
  const bill = on("2024-12-10", ["plant", "300"], ["creditors", "-300", reference]);
  const paid = on("2025-01-20", ["creditors", "300", reference], ["bank", "-300"]);
  const { entries: earlier } = ledgerOf([bill]);
  const document = statementOf([paid], { generalLedger: { ...ledgerOf([paid]), earlier } });
  expect(amountsOf(document, "direct")).toEqual({ purchase_of_ppe: -300 });
  expect(amountsOf(document, "indirect")).toEqual({ purchase_of_ppe: -300 });
});

test("of two bills of one size before the period, the one is paid that the payment names", () => {
  const goods = on(
    "2024-12-05",
    ["stock", "300"],
    ["creditors", "-300", { party: "Maker", document: "M0" }],
  );
  const bill = on("2024-12-10", ["plant", "300"], ["creditors", "-300", reference]);
  const paid = on("2025-01-20", ["creditors", "300", { document: "M1" }], ["bank", "-300"]);
  const { entries: earlier } = ledgerOf([goods, bill]);
  const document = statementOf([paid], { generalLedger: { ...ledgerOf([paid]), earlier } });
  expect(amountsOf(document, "direct")).toEqual({ purchase_of_ppe: -300 });
});
