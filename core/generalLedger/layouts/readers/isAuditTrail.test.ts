import { describe, expect, test } from "vitest";
import { isAuditTrail } from "./isAuditTrail.ts";

const rowsOf = (lines: readonly string[]) =>
  lines.map((line, at) => ({ row: at + 1, cells: line.split(",") }));

const rows = [
  "1,JD,1200,1200,01/01/2025,O/BAL,1000.00,0.00,T9",
  "2,JC,3000,3000,01/01/2025,O/BAL,1000.00,0.00,T9",
  "3,SI,ABC001,4000,05/01/2025,1001,1000.00,200.00,T1",
  "4,SR,ABC001,1200,20/01/2025,1001,1200.00,0.00,T9",
];

describe("the audit trail of Sage 50 is known by what its rows are called", () => {
  test.each([
    ["in full", ["No,Type,Account,Nominal,Date,Ref,Net,Tax,T/C"]],
    ["as it is printed", ["Audit Trail (Summary)", "No,Tp,A/C,N/C,Date,Ref,Net,Tax,T/C"]],
    ["for an import", ["No,Type,Account Reference,Nominal A/C Ref,Date,Reference,Net Amount,Tax"]],
    ["and needs no headings", []],
  ])("%s", (_name, headings) => {
    expect(isAuditTrail(rowsOf([...headings, ...rows]))).toBe(true);
  });
});

describe("rows with the same names are another table", () => {
  test.each([
    ["with both sides", ["No,Type,Account,Nominal,Date,Ref,Debit,Credit,Net", ...rows]],
    ["with one amount that is not the net one", ["No,Type,A,N,Date,Ref,Amount,Tax,T/C", ...rows]],
    ["with signs", ["No,Type,A,N,Date,Ref,Net,Tax", ...rows, "5,SC,X,4000,1/2/25,7,-5.00,0"]],
    ["of journals alone, which are whole", ["No,Type,A,N,Date,Ref,Net", ...rows.slice(0, 2)]],
    ["with other kinds", ["No,Type,A,N,Date,Ref,Net", ...rows, "5,GJ,X", "6,GJ,X", "7,GJ,X"]],
  ])("%s", (_name, lines) => {
    expect(isAuditTrail(rowsOf(lines))).toBe(false);
  });
});
