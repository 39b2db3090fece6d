import { describe, expect, test } from "vitest";
import { amountsOf, statementOf, type WrittenEntry } from "../../testing/tracedBooks.ts";
import { numbersInText } from "./numbersInText.ts";

test.each([
  ["Betalning faktura 1043", ["1043"]],
  ["RE 2024-117, Müller", ["2024-117"]],
  ["Payment INV-00017/B of 2025-03-15", ["inv-00017/b"]],
  ["Rent 2025 03/2025 202503 15/03/2025, flat 12", []],
])("the numbers of documents in %s", (text, numbers) => {
  expect(numbersInText(text)).toEqual(numbers);
});

const on = (date: string, text: string, ...lines: WrittenEntry["lines"]): WrittenEntry => ({
  date,
  text,
  lines,
});

/** What was paid for plant and to suppliers, and whether that is an estimate. */
function traced(...entries: WrittenEntry[]) {
  const document = statementOf(entries);
  const isMarked = document.statements.direct.lines.some(({ status }) => status === "review");
  return { ...amountsOf(document, "direct"), isMarked };
}

const machine = on("2025-03-02", "Invoice 1043, Maker", ["plant", "400"], ["creditors", "-400"]);
const goods = on("2025-03-01", "Invoice 871", ["goods", "400"], ["creditors", "-400"]);

describe("a document that only texts name", () => {
  test("is settled by the payment that names it, of its amount", () => {
    const paid = on("2025-04-01", "Payment invoice 1043", ["creditors", "400"], ["bank", "-400"]);
    expect(traced(goods, machine, paid)).toEqual({ purchase_of_ppe: -400, isMarked: false });
  });

  test("is settled by two payments that name it and come to its amount", () => {
    const paid = ["150", "250"].map((amount) =>
      on("2025-04-01", `${amount} of 1043`, ["creditors", amount], ["bank", `-${amount}`]),
    );
    expect(traced(goods, machine, ...paid)).toEqual({ purchase_of_ppe: -400, isMarked: false });
  });

  test("may be one that the bill's own column has", () => {
    const bill = on(
      "2025-03-02",
      "Machine",
      ["plant", "400"],
      ["creditors", "-400", { document: "RE 1043" }],
    );
    const paid = on("2025-04-01", "Zahlung RE 1043", ["creditors", "400"], ["bank", "-400"]);
    expect(traced(goods, bill, paid)).toEqual({ purchase_of_ppe: -400, isMarked: false });
  });

  test("counts where the lines carry the numbers of their entries, which lead nowhere", () => {
    const carrying = (
      written: WrittenEntry,
      document: string,
      number = document,
    ): WrittenEntry => ({
      ...written,
      number,
      lines: written.lines.map(([account, amount]) => [account, amount, { document }]),
    });
    const paid = on("2025-04-01", "Payment invoice 1043", ["creditors", "400"], ["bank", "-400"]);
    const entries = [carrying(goods, "12"), carrying(machine, "13"), carrying(paid, "14")];
    expect(traced(...entries)).toEqual({ purchase_of_ppe: -400, isMarked: false });
    // The payment is of the goods, as its own document says
    const other = [carrying(goods, "12"), carrying(machine, "13"), carrying(paid, "12", "14")];
    expect(traced(...other)).toEqual({ payments_to_suppliers: -400, isMarked: false });
  });

  test("counts where all lines of an entry carry a number that leads nowhere, as a cheque's does", () => {
    const carried = (written: WrittenEntry, document: string): WrittenEntry => ({
      ...written,
      lines: written.lines.map(([account, amount]) => [account, amount, { document }]),
    });
    const cheque = on("2025-04-01", "Invoice 1043", ["creditors", "400"], ["bank", "-400"]);
    const [first, second] = [carried(goods, "871"), carried(machine, "1043")];
    const plant = { purchase_of_ppe: -400, isMarked: false };
    expect(traced(first, second, carried(cheque, "CH 5017"))).toEqual(plant);
    expect(traced(first, carried(machine, "R 12"), carried(cheque, "CH 5017"))).toEqual(plant);
    // It pays the goods, as its own document says
    expect(traced(first, second, carried(cheque, "871"))).toEqual({
      payments_to_suppliers: -400,
      isMarked: false,
    });
  });

  test.each([
    ["another amount is paid", "Payment invoice 1043", "390", {}],
    ["another number is named", "Payment invoice 1044", "400", {}],
    ["another party is paid", "Payment invoice 1043", "400", { party: "Grocer" }],
  ])("says nothing where %s", (_, text, amount, party) => {
    const owner = {
      ...machine,
      lines: [machine.lines[0], ["creditors", "-400", { party: "Maker" }]],
    };
    const bill = "party" in party ? (owner as WrittenEntry) : machine;
    const silent = on(
      "2025-04-01",
      "Payment",
      ["creditors", amount, party],
      ["bank", `-${amount}`],
    );
    expect(traced(goods, bill, { ...silent, text })).toEqual(traced(goods, bill, silent));
  });

  test("says nothing where two bills of its amount name the number", () => {
    const again = { ...goods, text: "Invoice 1043" };
    const silent = on("2025-04-01", "Payment", ["creditors", "400"], ["bank", "-400"]);
    const paid = { ...silent, text: "Payment invoice 1043" };
    expect(traced(again, machine, paid)).toEqual(traced(again, machine, silent));
  });

  test("of a series may be paid in parts, while what nothing names is paid by age", () => {
    const bills = ["CAP-07", "CAP-08", "CAP-09"].map((number, at) =>
      on(`2025-03-0${at + 1}`, `Bill ${number}1`, ["plant", "400"], ["creditors", "-400"]),
    );
    const part = (date: string, amount: string) =>
      on(date, "Part of CAP-081", ["creditors", amount], ["bank", `-${amount}`]);
    const silent = on("2025-04-01", "Payment", ["creditors", "900"], ["bank", "-900"]);
    const entries = [goods, ...bills, part("2025-05-01", "150"), part("2025-05-02", "250")];
    expect(traced(...entries, silent)).toMatchObject({ purchase_of_ppe: -400 });
    expect(traced(...entries)).toEqual({ purchase_of_ppe: -400, isMarked: false });
  });
});
