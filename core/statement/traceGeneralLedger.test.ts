import { describe, expect, test } from "vitest";
import type { Role } from "../roles/roles.ts";
import { balance, minor } from "../testing/ledgerRows.ts";
import { plainEntry } from "../testing/plainEntry.ts";
import { statementFrom } from "../testing/statementFrom.ts";
import { plainInput } from "../testing/statementInputs.ts";
import { amountsOf } from "../testing/tracedBooks.ts";
import type { StatementDocument } from "./StatementDocument.ts";

const [BANK, SALES, RENT] = ["cash_and_cash_equivalents", "revenue", "operating_expenses"] as const;

test("of a ledger of several entities the cash of the chosen one is followed, and no other's", () => {
  const sale = plainEntry("1", "2025-02-01", [
    [BANK, minor("90")],
    [SALES, minor("-90")],
  ]);
  const rent = plainEntry("2", "2025-02-01", [
    [RENT, minor("40")],
    [BANK, minor("-40")],
  ]);
  const document = statementFrom({
    ...plainInput,
    mappings: new Map([BANK, SALES, RENT].map((role) => [role, role])),
    entity: "A",
    period: { start: "2025-01-01", end: "2025-12-31" },
    rows: {
      trial_balance: [
        { ...balance(BANK, "90", "0"), entity: "A" },
        { ...balance(SALES, "-90", "0"), entity: "A" },
        { ...balance(BANK, "-40", "0"), entity: "B" },
        { ...balance(RENT, "40", "0"), entity: "B" },
      ],
    },
    generalLedger: {
      accounts: [],
      period: { start: "2025-01-01", end: "2025-12-31" },
      entries: [
        { ...sale, entity: "A" },
        { ...rent, entity: "B" },
      ],
    },
  });
  expect(amountsOf(document, "direct")).toEqual({ receipts_from_customers: 90 });
});

describe("what one entity lends to another", () => {
  const between = ["Intercompany loan receivable", "Intercompany loan payable"] as const;

  test("is no flow of both together, and one of each alone (IFRS 10.B86(c))", () => {
    expect(amountsOf(lent(between, "2025-03-01", null), "direct")).toEqual({});
    expect(amountsOf(lent(between, "2025-03-01", "A"), "direct")).toEqual({ loans_made: -70 });
    expect(amountsOf(lent(between, "2025-03-01", "B"), "direct")).toEqual({
      proceeds_from_borrowings: 70,
    });
  });

  test("stays and is asked where the other has it in another month", () => {
    expect(reviewed(lent(between, "2025-04-01", null))).toEqual([
      "loans_made",
      "proceeds_from_borrowings",
    ]);
  });

  test("is asked where no name says that it is between them", () => {
    const unnamed = lent(["Loan to Harwick", "Loan from Ostend"], "2025-03-01", null);
    expect(reviewed(unnamed)).toEqual(["loans_made", "proceeds_from_borrowings"]);
  });
});

/** The statement of two entities, or one of them, of which A lends 70 to B in March. */
function lent(
  [receivable, payable]: readonly [string, string],
  received: string,
  entity: string | null,
): StatementDocument {
  const roles = new Map<string, Role>([
    [BANK, BANK],
    [receivable, "loans_receivable"],
    [payable, "borrowings"],
  ]);
  const paid = plainEntry("1", "2025-03-01", [
    [receivable, minor("70")],
    [BANK, minor("-70")],
  ]);
  const borrowed = plainEntry("2", received, [
    [BANK, minor("70")],
    [payable, minor("-70")],
  ]);
  return statementFrom({
    ...plainInput,
    mappings: roles,
    entity,
    period: { start: "2025-01-01", end: "2025-12-31" },
    rows: {
      trial_balance: [
        { ...balance(BANK, "30", "100"), entity: "A" },
        { ...balance("Capital", "-100", "-100"), entity: "A" },
        { ...balance(receivable, "70", "0"), entity: "A" },
        { ...balance(BANK, "70", "0"), entity: "B" },
        { ...balance(payable, "-70", "0"), entity: "B" },
      ],
    },
    generalLedger: {
      accounts: [],
      period: { start: "2025-01-01", end: "2025-12-31" },
      entries: [
        { ...paid, entity: "A" },
        { ...borrowed, entity: "B" },
      ],
    },
  });
}

function reviewed({ statements }: StatementDocument): string[] {
  const asked = statements.direct.lines.filter(
    ({ currentYear, reviewReasons }) =>
      Number(currentYear) !== 0 && reviewReasons.some((reason) => reason.includes("10.B86(c)")),
  );
  return asked.map(({ concept }) => concept);
}
