import { describe, expect, test } from "vitest";
import {
  amountsOf,
  estimatedLines,
  statementOf,
  type WrittenEntry,
} from "../../testing/tracedBooks.ts";

const on = (date: string, ...lines: WrittenEntry["lines"]): WrittenEntry => ({ date, lines });

/** The direct lines, those of them that are an estimate, and what moved no cash. */
function traced(...entries: WrittenEntry[]) {
  const document = statementOf([opening, ...entries]);
  return {
    direct: amountsOf(document, "direct"),
    marked: estimatedLines(document),
    nonCash: document.nonCashTransactions.map(({ amount }) => Number(amount)),
  };
}

const maker = { party: "Maker" };
const other = { party: "Other" };

/** What was open at the start, paid: no payment is for it. */
const opening = on("2025-01-02", ["creditors", "500"], ["bank", "-500"]);

type References = { party?: string; document?: string };

const advance = (amount: string, references: References) =>
  on("2025-02-04", ["creditors", amount, references], ["bank", `-${amount}`]);
const bill = (account: "plant" | "goods", amount: string, references: References) =>
  on("2025-03-03", [account, amount], ["creditors", `-${amount}`, references]);
const rest = (amount: string, references: References) =>
  on("2025-04-03", ["creditors", amount, references], ["bank", `-${amount}`]);

/** A machine for 1,000, whose number the payment of 700 names: 300 stay open. */
const machineOf = (references: References) => [
  bill("plant", "1000", { ...references, document: "M1" }),
  rest("700", { ...references, document: "M1" }),
];

describe("when all entries are traced, cash that is for nothing yet", () => {
  test("is for no bill of another party", () => {
    expect(traced(advance("300", maker), ...machineOf(other))).toMatchObject({
      direct: { payments_to_suppliers: -800, purchase_of_ppe: -700 },
      nonCash: [300],
    });
  });

  test("is for no more than is open of its party", () => {
    expect(traced(advance("450", maker), ...machineOf(maker))).toMatchObject({
      direct: { payments_to_suppliers: -650, purchase_of_ppe: -1000 },
      nonCash: [],
    });
  });

  test("is for the bill of its size rather than the oldest", () => {
    const goods = [
      bill("goods", "80", { ...maker, document: "G1" }),
      rest("20", { ...maker, document: "G1" }),
    ];
    expect(traced(advance("300", maker), ...goods, ...machineOf(maker)).direct).toEqual({
      payments_to_suppliers: -520,
      purchase_of_ppe: -1000,
    });
  });

  test("is no estimate where it is for what its account usually is", () => {
    const goods = [
      bill("goods", "1000", { ...maker, document: "G1" }),
      rest("700", { ...maker, document: "G1" }),
    ];
    expect(traced(advance("300", maker), ...goods)).toEqual({
      direct: { payments_to_suppliers: -1500 },
      marked: [],
      nonCash: [],
    });
  });

  test("stays by itself under a document of its own", () => {
    expect(traced(advance("300", { ...maker, document: "X9" }), ...machineOf(maker))).toEqual({
      direct: { payments_to_suppliers: -800, purchase_of_ppe: -700 },
      marked: ["payments_to_suppliers", "purchase_of_ppe"],
      nonCash: [300],
    });
  });

  test("that names nobody is for no bill whose number others name", () => {
    expect(traced(advance("300", {}), ...machineOf({}))).toMatchObject({
      direct: { payments_to_suppliers: -800, purchase_of_ppe: -700 },
      nonCash: [300],
    });
  });
});

test("cash in and out of an account of many things stays gross, where nobody is named", () => {
  const received = on("2025-02-04", ["bank", "250"], ["otherDebtors", "-250"]);
  const paid = on("2025-03-03", ["otherDebtors", "120"], ["bank", "-120"]);
  expect(traced(received, paid).direct).toMatchObject({
    other_operating_receipts: 250,
    other_operating_payments: -120,
  });
});

test("a credit note that is left open settles no bill for other things", () => {
  const credited = on("2025-02-04", ["creditors", "50", maker], ["goods", "-50"]);
  expect(traced(credited, ...machineOf(maker))).toMatchObject({
    direct: { payments_to_suppliers: -500, purchase_of_ppe: -700 },
    nonCash: [300],
  });
});

test("what else an account of many things holds is likely for what part of it turned out to be", () => {
  const advance = on("2025-02-04", ["otherDebtors", "900"], ["bank", "-900"]);
  const earned = on("2025-06-30", ["overheads", "600"], ["otherDebtors", "-600"]);
  expect(traced(advance, earned).marked).toEqual([
    "other_operating_payments",
    "payments_to_suppliers",
  ]);
  expect(traced(advance).marked).toEqual([]);
});

test("what is owed against retained earnings is a dividend where the words say so, and an estimate where not", () => {
  const owed = (text: string) => ({
    ...on("2025-01-05", ["retained", "300"], ["accruals", "-300"]),
    text,
  });
  const paid = [
    on("2025-01-06", ["accruals", "100"], ["bank", "-100"]),
    on("2025-02-05", ["accruals", "300"], ["bank", "-300"]),
  ];
  const lines = ["dividends_paid", "payments_to_suppliers"];
  const suppliers = (text: string) => traced(owed(text), ...paid).direct.payments_to_suppliers;
  expect(traced(owed("Dividend declared"), ...paid).direct.dividends_paid).toBe(-300);
  expect(traced(owed("Transfer"), ...paid).marked).toEqual(expect.arrayContaining(lines));
  expect(suppliers("Correction of last year")).toBe(-900);
});

test("an account that nobody could place puts what stands beside it in review", () => {
  const { statements } = statementOf([
    on("2025-03-05", ["bank", "110"], ["plant", "-100"], ["suspense", "-10"]),
  ]);
  const inReview = statements.direct.lines.filter(({ status }) => status === "review");
  expect(inReview.map(({ concept }) => concept)).toContain("proceeds_from_disposal_of_ppe");
  const called = statementOf([
    on("2025-03-05", ["suspense", "100"], ["shares", "-100"]),
    on("2025-04-05", ["bank", "40"], ["suspense", "-40"]),
  ]);
  const issued = called.statements.direct.lines.find(
    ({ concept }) => concept === "proceeds_from_issue_of_shares",
  );
  expect(issued?.status).toBe("review");
  const profit = statements.indirect.lines.find(({ concept }) => concept === "profit_before_tax");
  expect(profit?.status).toBe("review");
});
