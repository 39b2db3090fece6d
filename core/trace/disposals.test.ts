import { describe, expect, test } from "vitest";
import type { WrittenEntry } from "../testing/tracedBooks.ts";
import { linesOf, on } from "../testing/tracedLines.ts";

describe("disposals", () => {
  const sold = (...proceeds: WrittenEntry["lines"]) =>
    on("2025-07-01", ...proceeds, ["plant", "-500"], ["plantDepreciation", "300"], ["gain", "-40"]);

  test("at once, with what was received and no gain in operating", () => {
    const { direct, indirect } = linesOf(sold(["bank", "240"]));
    expect(direct).toEqual({ proceeds_from_disposal_of_ppe: 240 });
    expect(indirect).toEqual({
      profit_before_tax: 40,
      disposal_gain_loss: -40,
      proceeds_from_disposal_of_ppe: 240,
    });
  });

  test("a gain that small books have as other income is part of what was received", () => {
    const plain = ["otherIncome", "-40"] as const;
    const { direct, indirect } = linesOf(
      on("2025-07-01", ["bank", "240"], ["plant", "-500"], ["plantDepreciation", "300"], plain),
      on("2025-08-01", ["bank", "30"], ["otherIncome", "-30"]),
    );
    const proceeds = { proceeds_from_disposal_of_ppe: 240 };
    expect(direct).toEqual({ ...proceeds, other_operating_receipts: 30 });
    expect(indirect).toMatchObject({ ...proceeds, profit_before_tax: 70 });
  });

  test("on credit, as far as it is received", () => {
    const received = on(
      "2025-09-01",
      ["bank", "100"],
      ["otherDebtors", "-100", { document: "S1" }],
    );
    const sale = sold(["otherDebtors", "240", { document: "S1" }]);
    const { direct, indirect, nonCash } = linesOf(sale, received);
    expect(direct).toEqual({ proceeds_from_disposal_of_ppe: 100 });
    expect(indirect).toEqual({
      profit_before_tax: 40,
      disposal_gain_loss: -40,
      proceeds_from_disposal_of_ppe: 100,
    });
    expect(nonCash).toEqual([140]);
  });

  test("at a loss, the loss is part of what was received and nothing was exchanged", () => {
    const { direct, nonCash } = linesOf(
      on(
        "2025-07-01",
        ["bank", "160"],
        ["plant", "-500"],
        ["plantDepreciation", "300"],
        ["gain", "40"],
      ),
    );
    expect({ direct, nonCash }).toEqual({
      direct: { proceeds_from_disposal_of_ppe: 160 },
      nonCash: [],
    });
  });

  test("to a supplier, with a gain, it is a sale and no bill taken back", () => {
    const document = "S1";
    const { direct } = linesOf(
      on("2025-07-01", ["creditors", "540", { document }], ["plant", "-500"], ["gain", "-40"]),
      on("2025-08-01", ["bank", "540"], ["creditors", "-540", { document }]),
    );
    expect(direct).toEqual({ proceeds_from_disposal_of_ppe: 540 });
  });

  test.each([
    ["a discount on a machine", "plant", "-50"],
    ["what a used machine has been charged with", "plantDepreciation", "-50"],
  ] as const)("%s is no part exchange", (_, account, amount) => {
    const bought = on("2025-07-01", ["plant", "700"], [account, amount], ["bank", "-650"]);
    const { direct, nonCash } = linesOf(bought);
    expect({ direct, nonCash }).toEqual({ direct: { purchase_of_ppe: -650 }, nonCash: [] });
  });

  test("in part exchange, only the difference is paid", () => {
    const { direct, nonCash } = linesOf(sold(["plant", "700"], ["bank", "-460"]));
    expect(direct).toEqual({ purchase_of_ppe: -460 });
    expect(nonCash).toEqual([240]);
  });

  test("in part exchange at what it stands in the books, the same without a gain", () => {
    const given = [
      ["plant", "-500"],
      ["plantDepreciation", "300"],
    ] as const;
    const { direct, nonCash } = linesOf(
      on("2025-07-01", ["plant", "700"], ["bank", "-500"], ...given),
    );
    expect(direct).toEqual({ purchase_of_ppe: -500 });
    expect(nonCash).toEqual([200]);
  });

  test("by fire, what the insurer pays for it is received for the asset", () => {
    const burnt = sold(["otherDebtors", "240", { document: "C1" }]);
    const paid = on("2025-09-01", ["bank", "240"], ["otherDebtors", "-240", { document: "C1" }]);
    expect(linesOf(burnt, paid).direct).toEqual({ proceeds_from_disposal_of_ppe: 240 });
  });
});
