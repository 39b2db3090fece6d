import { expect, test } from "vitest";
import { balance, minor } from "../testing/ledgerRows.ts";
import { plainEntry } from "../testing/plainEntry.ts";
import { statementFrom } from "../testing/statementFrom.ts";
import { plainInput } from "../testing/statementInputs.ts";
import { amountsOf } from "../testing/tracedBooks.ts";

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
