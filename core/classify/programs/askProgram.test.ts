import { describe, expect, test } from "vitest";
import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import type { Role } from "../../roles/roles.ts";
import type { ClassifiedAccount } from "../Classification.ts";
import { askProgram } from "./askProgram.ts";
import { programCharts } from "./programCharts.ts";
import { recogniseProgram } from "./recogniseProgram.ts";

const SAGE: readonly [code: string, name: string, role: Role][] = [
  ["20", "Plant and Machinery", "ppe_cost"],
  ["21", "Plant/Machinery Depreciation", "ppe_accumulated_depreciation"],
  ["1100", "Debtors Control Account", "trade_receivables"],
  ["1200", "Bank Current Account", "cash_and_cash_equivalents"],
  ["2100", "Creditors Control Account", "trade_payables"],
  ["2200", "Sales Tax Control Account", "sales_tax"],
  ["4000", "Sales Type A", "revenue"],
  ["5000", "Materials Purchased", "cost_of_sales"],
  ["7100", "Rent", "operating_expenses"],
];

function facts(code: string, name: string, type = ""): AccountFacts {
  return { code, name, type, section: null, side: null };
}

function read(type: string, role: Role | null, confidence: number): ClassifiedAccount[] {
  return SAGE.map(([code, name, own]) => {
    const isAsked = code === "1100";
    const classification = { role: isAsked ? role : own, reason: "Read.", source: "name" as const };
    return {
      facts: facts(code, name, isAsked ? type : ""),
      classification: { ...classification, confidence: isAsked ? confidence : 0.97 },
    };
  });
}

/** What becomes of the third account. */
function after(type: string, role: Role | null, confidence: number) {
  return askProgram(read(type, role, confidence)).get(2);
}

describe("the default accounts of a program", () => {
  test.each(programCharts)("$name is recognised by its own accounts", (program) => {
    const rows = Object.values(program.accounts).flatMap((list) => list.split("\n"));
    const its = rows.flatMap((row) => {
      const [, code = "", name = ""] = /^(\d{3,6}(?= ))? ?(.+)$/.exec(row.trim()) ?? [];
      return name === "" ? [] : [facts(code === "" ? name : code, name)];
    });
    const marks = (program.marks ?? []).map((name) => facts(name, name));
    const found = recogniseProgram([...its, ...marks]);
    expect(found?.program.name).toBe(program.name);
    expect(found?.roles.size).toBeGreaterThanOrEqual(8);
  });

  test("are not seen in a chart that has a few of their names, or their names under other numbers", () => {
    const others = SAGE.map(([code, name]) => facts(`9${code}`, name));
    expect(recogniseProgram(others)).toBeNull();
    const own = Array.from({ length: 40 }, (_, at) => facts(String(8500 + at), `Department ${at}`));
    expect(recogniseProgram([...SAGE.map(([code, name]) => facts(code, name)), ...own])).toBeNull();
  });

  test("make sure what is read alike, tell what is not read, and ask where a sure reading differs", () => {
    expect(after("", "trade_receivables", 0.6)).toMatchObject({
      role: "trade_receivables",
      confidence: 0.95,
      reason: "Read. In the accounts that Sage 50 makes by default this one is trade receivables.",
    });
    expect(after("", null, 0)).toMatchObject({ role: "trade_receivables", confidence: 0.95 });
    expect(after("", "other_receivables", 0.9)).toMatchObject({
      role: "other_receivables",
      confidence: 0.65,
    });
  });

  test("come after what the file says", () => {
    expect(after("Expense", "operating_expenses", 0.9)).toBeUndefined();
  });
});
