import type { AccountSummary, Role } from "@tieout/core";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addAmounts } from "../../../lib/format/subtractAmounts.ts";
import { draftOf } from "./draftOf.ts";
import type { Draft } from "./GuidedForm.ts";
import { type GuidedFormName, guidedForms } from "./guidedForms.ts";
import { type JournalLine, outOfBalance } from "./journal.ts";
import type { Values } from "./readEntry.ts";

const account = (
  code: string,
  role: Role,
  nature: AccountSummary["nature"],
  movement = "0.00",
): AccountSummary => ({
  code,
  name: role,
  type: "",
  role,
  nature,
  confidence: 1,
  reason: "",
  isOverridden: false,
  opening: "0.00",
  closing: movement,
  movement,
  rows: [],
  traits: [],
});

const accounts = [
  account("170", "ppe_cost", "asset"),
  account("175", "ppe_accumulated_depreciation", "asset"),
  account("180", "intangibles_cost", "asset"),
  account("190", "goodwill", "asset"),
  account("120", "trade_receivables", "asset"),
  account("210", "trade_payables", "liability"),
  account("240", "borrowings", "liability", "-300.00"),
  account("250", "bonds", "liability", "50.00"),
  account("260", "dividends_payable", "liability"),
  account("330", "retained_earnings", "equity"),
  account("500", "cost_of_sales", "expense"),
  account("595", "disposal_gain_loss", "income"),
  account("600", "foreign_exchange_gain_loss", "income"),
];

const write = (form: GuidedFormName, values: Values, currency = "GBP") =>
  draftOf(guidedForms[form], values, { accounts, lines: [], framework: "IFRS", currency });

/** A journal as text: "Dr 170 10", or what is missing. */
function journalText(draft: Draft | string): string[] {
  return typeof draft === "string" || draft.adjustmentType !== "journal"
    ? [JSON.stringify(draft)]
    : draft.lines.map(lineText);
}

function lineText(line: JournalLine): string {
  const { account: code, cash, debit, credit, presentAs } = line;
  const as = presentAs === undefined ? "" : ` as ${presentAs}`;
  return `${debit === undefined ? "Cr" : "Dr"} ${code ?? cash} ${debit ?? credit}${as}`;
}

const sale = {
  asset: "170",
  depreciation: "175",
  gainOrLoss: "595",
  cost: "41,000",
  accumulated: "5000",
  proceeds: "34000",
};

describe("disposal", () => {
  test("below book value debits the loss; above it credits the gain", () => {
    expect(journalText(write("disposal", sale))).toEqual([
      "Dr proceeds_from_disposal_of_ppe 34000",
      "Dr 175 5000",
      "Dr 595 2000.00",
      "Cr 170 41000",
    ]);
    const above = { ...sale, asset: "180", proceeds: "40000" };
    expect(journalText(write("disposal", above))).toContain("Cr 595 4000.00");
    expect(journalText(write("disposal", above))[0]).toContain(
      "proceeds_from_disposal_of_intangibles",
    );
  });

  test("at book value has no gain; without its accounts it says which is missing", () => {
    expect(journalText(write("disposal", { ...sale, proceeds: "36000" }))).toHaveLength(3);
    expect(write("disposal", { ...sale, cost: "" })).toContain("give its cost");
    expect(write("disposal", { ...sale, gainOrLoss: "" })).toContain("gain or loss");
    expect(write("disposal", { ...sale, cost: "4x" })).toContain("does not read");
    expect(write("disposal", { ...sale, cost: "-4" })).toContain("does not read");
  });
});

describe("new loan and repayments", () => {
  test("one flow gives the other by the movement of the balance", () => {
    const flows = ["Dr proceeds_from_borrowings 500.00", "Cr repayment_of_borrowings 200"];
    const paid = journalText(write("gross-up", { loan: "240", paid: "200" }));
    expect(paid).toEqual([...flows, "Cr 240 300.00"]);
    const received = journalText(write("gross-up", { loan: "240", received: "500" }));
    expect(received[1]).toBe("Cr repayment_of_borrowings 200.00");
  });

  test("both flows stand as given, and bonds have lines of their own", () => {
    const both = journalText(write("gross-up", { loan: "250", received: "10", paid: "60" }));
    expect(both).toEqual(["Dr proceeds_from_bonds 10", "Cr repayment_of_bonds 60", "Dr 250 50.00"]);
  });

  test("a flow that would be negative is refused", () => {
    expect(write("gross-up", { loan: "240", received: "100" })).toContain("negative");
  });
});

describe("the other journals", () => {
  test("depreciation hidden in another expense is added back as depreciation", () => {
    const values = { kind: "hiddenDepreciation", debit: "500", credit: "175", amount: "280" };
    expect(journalText(write("non-cash", values))).toEqual([
      "Dr 500 280 as depreciation",
      "Cr 175 280",
    ]);
  });

  test("goodwill takes what was paid beyond the net assets, net of the cash acquired", () => {
    const values = {
      paid: "1000",
      cash: "100",
      goodwill: "190",
      taken0: "120",
      value0: "400",
      taken1: "210",
      value1: "150",
    };
    expect(journalText(write("acquisition", values))).toEqual([
      "Dr 120 400",
      "Cr 210 150",
      "Dr 190 650.00",
      "Cr acquisition_of_subsidiary 900.00",
    ]);
  });

  test("a dividend that is not all paid needs the account that owes it", () => {
    const values = { equity: "330", declared: "80", paid: "30" };
    expect(write("dividends", values)).toContain("what is owed");
    expect(journalText(write("dividends", { ...values, payable: "260" }))).toEqual([
      "Dr 330 80",
      "Cr 260 50.00",
      "Cr dividends_paid 30",
    ]);
  });

  test("an unrealised gain is the loss the other way round", () => {
    const values = { profit: "600", balance: "240", amount: "7" };
    const as = "as unrealised_exchange_differences";
    expect(journalText(write("exchange", values))).toEqual([`Dr 600 7 ${as}`, "Cr 240 7"]);
    const gain = journalText(write("exchange", { ...values, outcome: "gain" }));
    expect(gain).toEqual([`Cr 600 7 ${as}`, "Dr 240 7"]);
  });
});

describe("a journal", () => {
  const line = (index: number, side: string, debit: string, credit = "") => ({
    [`side${index}`]: side,
    [`debit${index}`]: debit,
    [`credit${index}`]: credit,
  });

  test("names its lines by account or by cash, also where a code holds a colon", () => {
    const values = { ...line(0, "account:1:70", "10"), ...line(1, "cash:interest_paid", "", "10") };
    expect(journalText(write("journal", values))).toEqual(["Dr 1:70 10", "Cr interest_paid 10"]);
  });

  test("says which line is not ready, and that it does not balance", () => {
    expect(write("journal", line(0, "", "10"))).toMatch(/^Line 1: choose/);
    expect(write("journal", line(0, "account:170", "10", "10"))).toMatch(/^Line 1: give either/);
    expect(write("journal", line(0, "account:170", "10"))).toContain("at least two");
    const unequal = { ...line(0, "account:170", "10"), ...line(1, "account:175", "", "9") };
    expect(write("journal", unequal)).toContain("not equal");
  });

  test("adds an expense back where it is told to", () => {
    const values = {
      ...line(0, "account:500", "10"),
      presentAs0: "depreciation",
      ...line(1, "account:175", "", "10"),
    };
    expect(journalText(write("journal", values))[0]).toBe("Dr 500 10 as depreciation");
  });
});

test("a reclassification names a role or a line; an override reads its sign", () => {
  expect(write("reclassification", { account: "120", role: "loans_receivable" })).toEqual({
    adjustmentType: "reclassification",
    account: "120",
    role: "loans_receivable",
  });
  const toLine = { account: "120", target: "concept", concept: "other_investing" };
  expect(write("reclassification", toLine)).toMatchObject({ concept: "other_investing" });
  expect(write("override", { concept: "interest_paid", value: "(1.250,5)" }, "EUR")).toEqual({
    adjustmentType: "override",
    concept: "interest_paid",
    adjustedValue: "-1250.5",
  });
});

test("every journal a guided form writes balances, whatever the amounts", () => {
  const amount = fc.integer({ min: 1, max: 10 ** 9 }).map((cents) => (cents / 100).toFixed(2));
  const filled: [GuidedFormName, (amounts: readonly string[]) => Values][] = [
    [
      "disposal",
      ([cost = "", accumulated = "", proceeds = ""]) => ({ ...sale, cost, accumulated, proceeds }),
    ],
    ["gross-up", ([received = "", paid = ""]) => ({ loan: "240", received, paid })],
    ["non-cash", ([only = ""]) => ({ debit: "170", credit: "240", amount: only })],
    [
      "dividends",
      ([declared = "", paid = ""]) => ({ equity: "330", payable: "260", declared, paid }),
    ],
    ["exchange", ([only = ""]) => ({ profit: "600", balance: "240", amount: only })],
    [
      "acquisition",
      ([paid = "", cash = "", value0 = ""]) => ({
        paid,
        cash,
        goodwill: "190",
        taken0: "210",
        value0,
      }),
    ],
  ];
  fc.assert(
    fc.property(
      fc.tuple(amount, amount, amount),
      fc.constantFrom(...filled),
      (amounts, [form, fill]) => {
        const draft = write(form, fill(amounts));
        if (typeof draft === "string" || draft.adjustmentType !== "journal")
          throw new Error(String(draft));
        expect(addAmounts([outOfBalance(draft.lines)])).toBe("0.00");
      },
    ),
  );
});
