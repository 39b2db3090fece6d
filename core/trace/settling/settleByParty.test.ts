import { describe, expect, test } from "vitest";
import { amountsOf, statementOf, type WrittenEntry } from "../../testing/tracedBooks.ts";

const on = (date: string, ...lines: WrittenEntry["lines"]): WrittenEntry => ({ date, lines });

const own = { party: "S" };
const bill = (date: string, account: "goods" | "plant", amount: string) =>
  on(date, [account, amount], ["creditors", `-${amount}`, own]);
const paid = (date: string, amount: string) =>
  on(date, ["creditors", amount, own], ["bank", `-${amount}`]);
/** What was open at the start, paid. */
const opening = on("2025-01-02", ["creditors", "500"], ["bank", "-500"]);

/** How much of the purchase of plant is an estimate. */
function estimated(...entries: WrittenEntry[]): number {
  const { lines } = statementOf([opening, ...entries]).statements.direct;
  return Number(lines.find(({ concept }) => concept === "purchase_of_ppe")?.estimatedAmount ?? 0);
}

const chosen = [
  bill("2025-02-01", "goods", "300"),
  bill("2025-02-02", "plant", "400"),
  paid("2025-03-01", "350"),
];

test("after a choice a payment to the cent is in doubt too: what is open is not known any more", () => {
  const exact = [bill("2025-04-01", "goods", "80"), paid("2025-05-01", "80")];
  expect(estimated(...chosen)).toBe(350);
  expect(estimated(...chosen, ...exact)).toBe(430);
});

test("when all was paid after a choice, what is billed later is in no doubt", () => {
  const later = [bill("2025-04-01", "goods", "80"), bill("2025-04-02", "plant", "90")];
  const all = on("2025-03-02", ["creditors", "350", own], ["loan", "-350"]);
  expect(estimated(...chosen, all, ...later, paid("2025-05-01", "80"))).toBe(350);
});

test("payments to the cent leave no doubt about the next one", () => {
  const bills = [
    bill("2025-02-01", "goods", "80"),
    bill("2025-02-02", "plant", "90"),
    bill("2025-02-03", "goods", "70"),
  ];
  expect(estimated(...bills, paid("2025-03-01", "80"), paid("2025-03-02", "70"))).toBe(0);
});

describe("a machine that is billed after a payment was perhaps paid ahead", () => {
  const machine = bill("2025-04-01", "plant", "200");
  const goods = bill("2025-02-01", "goods", "300");

  test("where the payment was settled by age alone", () => {
    expect(estimated(goods, paid("2025-03-01", "100"), machine)).toBe(100);
  });

  test("not where the payment has the size of a bill of its party", () => {
    expect(estimated(goods, paid("2025-03-01", "300"), machine)).toBe(0);
  });

  test("not where the payment has the size of the only bill, though nobody is named", () => {
    const entries = [goods, paid("2025-03-01", "300"), machine].map(ofNobody);
    expect(estimated(...entries)).toBe(0);
  });

  test("where the payment has the size of one of several bills and nobody is named", () => {
    const others = bill("2025-02-02", "goods", "310");
    const entries = [goods, others, paid("2025-03-01", "300"), machine].map(ofNobody);
    expect(estimated(...entries)).toBe(200);
  });
});

test.each([
  ["a trade account it takes the oldest that is open, a refund too", "creditors", 0],
  ["an account of many things it takes no other cash but what was billed", "accruals", -120],
] as const)("where nobody is named, on %s", (_, account, bought) => {
  const entries = [
    on("2025-01-02", ["accruals", "100"], ["bank", "-100"]),
    on("2025-02-01", ["bank", "250"], [account, "-250"]),
    on("2025-02-02", ["plant", "600"], [account, "-600"]),
    on("2025-03-01", [account, "120"], ["bank", "-120"]),
  ];
  const direct = amountsOf(statementOf([opening, ...entries]), "direct");
  expect(direct.purchase_of_ppe ?? 0).toBe(bought);
  expect(direct.payments_to_suppliers).toBe(-500 - 100 + 250 - 120 - bought);
});

/** The same entry without its party. */
function ofNobody({ date, lines }: WrittenEntry): WrittenEntry {
  return on(date, ...lines.map(([account, amount]) => [account, amount] as const));
}

test("a payment of several bills is for those that it comes to, not for the oldest", () => {
  const bills = [
    bill("2025-02-01", "goods", "310"),
    bill("2025-02-02", "plant", "420"),
    bill("2025-02-03", "goods", "170"),
  ];
  const { direct } = statementOf([opening, ...bills, paid("2025-03-01", "480")]).statements;
  const plant = direct.lines.find(({ concept }) => concept === "purchase_of_ppe");
  expect(Number(plant?.currentYear ?? 0)).toBe(0);
});

test("a bill that a later payment names waits for it, though another payment comes to the cent", () => {
  const named = { ...own, document: "B1" };
  const { statements } = statementOf([
    opening,
    on("2025-02-01", ["goods", "300"], ["creditors", "-300", named]),
    bill("2025-02-02", "plant", "400"),
    paid("2025-03-01", "300"),
    on("2025-04-01", ["creditors", "300", named], ["bank", "-300"]),
  ]);
  expect(amountsOf({ statements }, "direct")).toMatchObject({
    purchase_of_ppe: -300,
    payments_to_suppliers: -800,
  });
});

test("a credit note that is left open beside bills of its kind leaves no doubt", () => {
  const { lines } = statementOf([
    opening,
    bill("2025-02-01", "goods", "300"),
    on("2025-03-01", ["creditors", "80", { party: "T" }], ["goods", "-80"]),
  ]).statements.direct;
  const payments = lines.find(({ concept }) => concept === "payments_to_suppliers");
  expect(Number(payments?.estimatedAmount)).toBe(0);
});
