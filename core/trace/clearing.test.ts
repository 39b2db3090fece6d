import { describe, expect, test } from "vitest";
import { amountsOf, statementOf, type WrittenEntry } from "../testing/tracedBooks.ts";
import { linesOf, on } from "../testing/tracedLines.ts";

describe("no cash", () => {
  test.each<[string, WrittenEntry, number[]]>([
    ["a lease begins", on("2025-02-01", ["leased", "300"], ["leases", "-300"]), [300]],
    ["debt becomes shares", on("2025-02-01", ["loan", "300"], ["shares", "-300"]), [300]],
    ["plant is acquired for shares", on("2025-02-01", ["plant", "300"], ["shares", "-300"]), [300]],
    ["a dividend in shares", on("2025-02-01", ["retained", "300"], ["shares", "-300"]), [300]],
    ["a dividend is declared", on("2025-02-01", ["retained", "9"], ["dividendsPayable", "-9"]), []],
  ])("%s", (_, entry, nonCash) => {
    expect(linesOf(entry)).toEqual({ direct: {}, indirect: {}, nonCash });
  });

  test("interest is added to a loan", () => {
    expect(linesOf(on("2025-02-01", ["interest", "12"], ["loan", "-12"]))).toEqual({
      direct: {},
      indirect: { profit_before_tax: -12, finance_costs: 12 },
      nonCash: [12],
    });
  });

  test("interest is added to a lease, and its payments pay it first", () => {
    const added = on("2025-02-28", ["interest", "12"], ["leases", "-12"]);
    const begun = on("2025-02-01", ["leased", "300"], ["leases", "-300"]);
    const paid = on("2025-03-01", ["leases", "100"], ["bank", "-100"]);
    const direct = { interest_paid: -12, payment_of_lease_liabilities: -88 };
    expect(linesOf(begun, added, paid)).toMatchObject({ direct, nonCash: [300] });
  });

  test("depreciation is charged", () => {
    const charged = on("2025-12-31", ["depreciation", "70"], ["plantDepreciation", "-70"]);
    expect(linesOf(charged)).toEqual({
      direct: {},
      indirect: { profit_before_tax: -70, depreciation: 70 },
      nonCash: [],
    });
  });
});

test("a revaluation of cash is the exchange effect, and no cash flow", () => {
  const { direct, indirect } = linesOf(
    on("2025-06-30", ["dollars", "400"], ["bank", "-400"]),
    on("2025-12-31", ["dollars", "15"], ["exchange", "-15"]),
  );
  expect(direct).toEqual({ effect_of_exchange_rate_changes: 15 });
  expect(indirect).toEqual({
    profit_before_tax: 15,
    unrealised_exchange_differences: -15,
    effect_of_exchange_rate_changes: 15,
  });
});

test("money moved between banks is no cash flow", () => {
  expect(linesOf(on("2025-06-30", ["savings", "400"], ["bank", "-400"])).direct).toEqual({});
});

test("cash of no known purpose gets it from the entry that clears it, on the day it moved", () => {
  const document = statementOf(
    [
      on("2025-03-10", ["bank", "300"], ["accruals", "-300", { document: "X" }]),
      on("2025-08-10", ["accruals", "300", { document: "X" }], ["loan", "-300"]),
    ],
    { periods: "quarter" },
  );
  expect(amountsOf(document, "direct")).toEqual({ proceeds_from_borrowings: 300 });
  expect(document.periods?.map((period) => amountsOf(period, "direct"))).toEqual([
    { proceeds_from_borrowings: 300 },
    {},
    {},
    {},
  ]);
});

test("an account that nobody could place is followed through where its entries clear it", () => {
  const { direct } = linesOf(
    on("2025-01-10", ["debtors", "300", { document: "A" }], ["sales", "-300"]),
    on("2025-03-10", ["bank", "300"], ["suspense", "-300"]),
    on("2025-04-02", ["suspense", "300"], ["debtors", "-300", { document: "A" }]),
  );
  expect(direct).toEqual({ receipts_from_customers: 300 });
});

test.each(["suspense", "otherDebtors"] as const)(
  "money that came in settles none that went out and that nobody has placed yet: %s",
  (account) => {
    const { direct } = linesOf(
      on("2025-01-10", ["debtors", "300", { document: "A" }], ["sales", "-300"]),
      on("2025-03-10", ["bank", "-270"], [account, "270"]),
      on("2025-03-12", ["bank", "300"], [account, "-300"]),
      on("2025-04-02", [account, "300"], ["debtors", "-300", { document: "A" }]),
      on("2025-04-20", ["plant", "270"], [account, "-270"]),
    );
    expect(direct).toEqual({ receipts_from_customers: 300, purchase_of_ppe: -270 });
  },
);

test.each(["clearing", "suspense"] as const)(
  "money between two banks that passes through an account until it is placed is no flow: %s",
  (account) => {
    const { direct } = linesOf(
      on("2025-02-11", ["bank", "-600"], [account, "600"]),
      on("2025-02-13", ["savings", "600"], [account, "-600"]),
    );
    expect(direct).toEqual({});
  },
);
