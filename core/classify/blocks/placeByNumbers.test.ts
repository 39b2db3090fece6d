import { describe, expect, test } from "vitest";
import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { recognise } from "../recognise.ts";
import { placeByNumbers } from "./placeByNumbers.ts";

function account(code: string, name: string, side: AccountFacts["side"]): AccountFacts {
  return { code, name, type: "", section: null, side };
}

const chart: readonly AccountFacts[] = [
  account("10000000", "Share capital", "credit"),
  account("10100000", "Retained earnings", "credit"),
  account("10200000", "Trade payables", "credit"),
  account("10300000", "Salaries payable", "credit"),
  account("10300001", "Payable - packing material", "credit"),
  account("10400000", "Loan interest accrued", "credit"),
  account("20000000", "Machinery", "debit"),
  account("20000001", "Acc_dep_Machinery", "credit"),
  account("20100000", "Trade receivables", "debit"),
  account("20200000", "Raw material stock", "debit"),
  account("20300000", "Cash at bank", "debit"),
  account("20400000", "Prepaid expenses", "debit"),
  account("40000000", "Salaries and wages", "debit"),
  account("40000001", "Travelling expenses", "debit"),
  account("40000002", "Insurance expense", "debit"),
  account("40000003", "Audit fees", "debit"),
  account("40000004", "Telephone expenses", "debit"),
  account("40500000", "Acc_dep_Machinery", "debit"),
  account("70000000", "Xyrrel", "debit"),
];

function sections(accounts: readonly AccountFacts[]): ReadonlyMap<string, AccountFacts["section"]> {
  const placed = placeByNumbers(accounts, recognise(accounts));
  return new Map(placed.map(({ code, section }) => [code, section]));
}

describe("the classes of account numbers", () => {
  test("say in which statement an account stands whose name says otherwise", () => {
    const read = sections(chart);
    expect(read.get("40500000")).toBe("profit_loss");
    expect(read.get("20000001")).toBe("balance_sheet");
    expect(read.get("10300001")).toBe("balance_sheet");
  });

  test("say nothing where too few of their names are known", () => {
    expect(sections(chart).get("70000000")).toBeNull();
  });

  test("say nothing in a chart whose numbers follow no order", () => {
    const mixed = chart.map((facts, at) => ({ ...facts, code: String(10_000 + ((at * 7) % 19)) }));
    expect([...sections(mixed).values()].every((section) => section === null)).toBe(true);
  });

  test("are told by all sure names of a class where one word names many of them", () => {
    const liabilities = ["rent", "fuel", "freight", "water", "power", "post"].map((name, at) =>
      account(`5000000${at}`, `Accounts payable - ${name}`, "credit"),
    );
    const odd = account("50000009", "Travel expenses", "debit");
    expect(sections([...chart, ...liabilities, odd]).get("50000000")).toBe("balance_sheet");
  });

  test("are not overruled by what one thing is called again and again", () => {
    const floats = ["travel", "post", "meals", "repairs", "taxis", "sundries"].map((name, at) =>
      account(`4060000${at}`, `Petty cash - ${name}`, "debit"),
    );
    expect(sections([...chart, ...floats]).get("40600000")).toBe("profit_loss");
  });

  test("never overrule the type of an account", () => {
    const typed = chart.map((facts) =>
      facts.code === "40500000" ? { ...facts, type: "Fixed asset" } : facts,
    );
    expect(sections(typed).get("40500000")).toBeNull();
  });

  test("a balance on the other side than its name has it tells no class", () => {
    const turned = chart.map((facts) => ({
      ...facts,
      side: facts.side === "debit" ? ("credit" as const) : ("debit" as const),
    }));
    expect(sections(turned).get("40500000")).toBeNull();
  });
});
