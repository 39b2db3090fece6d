import { describe, expect, test } from "vitest";
import { minor } from "../testing/ledgerRows.ts";
import { plainInput } from "../testing/statementInputs.ts";
import { amountsOf, ledgerOf, statementOf, type WrittenEntry } from "../testing/tracedBooks.ts";
import { yearLedger } from "../testing/yearLedger.ts";
import { openPointsOf } from "./doubts/listOpenPoints.ts";
import { prepareStatement, prepareYear } from "./prepareStatement.ts";
import type { StatementDocument } from "./StatementDocument.ts";
import type { Adjustment, Verification } from "./StatementInput.ts";

const on = (date: string, ...lines: WrittenEntry["lines"]): WrittenEntry => ({ date, lines });

function lineOf(
  document: StatementDocument,
  concept: string,
  method: "direct" | "indirect" = "direct",
) {
  const line = document.statements[method].lines.find((item) => item.concept === concept);
  if (!line) throw new Error(`no line ${concept}`);
  return line;
}

const year: readonly WrittenEntry[] = [
  on("2025-01-15", ["debtors", "500", { document: "I1" }], ["sales", "-500"]),
  on("2025-02-15", ["bank", "500"], ["debtors", "-500", { document: "I1" }]),
  on("2025-03-20", ["plant", "700"], ["creditors", "-700", { document: "M1" }]),
  on("2025-05-20", ["creditors", "700", { document: "M1" }], ["bank", "-700"]),
  on("2025-06-30", ["wages", "300"], ["withheld", "-60"], ["bank", "-240"]),
  on("2025-07-15", ["withheld", "60"], ["bank", "-60"]),
  on("2025-12-31", ["depreciation", "90"], ["plantDepreciation", "-90"]),
];

describe("entries behind a line", () => {
  const sources = lineOf(statementOf(year), "purchase_of_ppe").sources;

  test("each account names the entries that moved it, with the rows of the file", () => {
    const [plant] = sources.filter(({ account }) => account === "plant");
    expect(plant?.entries).toEqual([
      {
        number: "3",
        date: "2025-03-20",
        text: "",
        amount: "-700.00",
        isEstimated: false,
        rows: [300],
      },
    ]);
    expect(plant?.entryCount).toBe(1);
  });

  test("pieces of one account on one line say what the cash of each was for", () => {
    const bills: readonly WrittenEntry[] = [
      on("2025-03-20", ["stock", "400"], ["creditors", "-400", { document: "B1" }]),
      on("2025-04-20", ["creditors", "300", { document: "B1" }], ["bank", "-300"]),
      on("2025-05-20", ["wages", "50"], ["creditors", "-50", { document: "W1" }]),
    ];
    const { sources } = lineOf(statementOf(bills), "change_in_trade_payables", "indirect");
    const traced = "Traced through the entries of the general ledger";
    expect(sources.map(({ amount, reason }) => `${amount} ${reason}`)).toEqual([
      `100.00 ${traced}: Payments to suppliers`,
      `50.00 ${traced}: Payments to employees`,
    ]);
  });

  test("entries add up to their source and sources to their line, what is added back with the other sign", () => {
    const document = statementOf(year);
    const added = (parts: readonly { amount: string }[]) =>
      parts.reduce((sum, { amount }) => sum + minor(amount), 0n);
    const { indirect, direct } = document.statements;
    const lines = [...indirect.lines, ...direct.lines].filter(({ sources }) => sources.length > 0);
    expect(lines.filter((line) => added(line.sources) !== minor(line.currentYear))).toEqual([]);
    const traced = lines.flatMap((line) => line.sources).filter(({ entries }) => entries);
    expect(traced.filter(({ amount, entries = [] }) => added(entries) !== minor(amount))).toEqual(
      [],
    );
    const [addedBack] = lineOf(document, "depreciation", "indirect").sources;
    expect(addedBack?.entries?.map(({ amount }) => amount)).toEqual(["90.00"]);
  });

  test("only the largest are listed, and all are counted", () => {
    const sales = Array.from({ length: 9 }, (_, index) =>
      on("2025-02-01", ["bank", String(index + 1)], ["sales", String(-index - 1)]),
    );
    const line = lineOf(statementOf(sales, { entriesListed: 2 }), "receipts_from_customers");
    expect(line.sources[0]?.entries?.map(({ amount }) => amount)).toEqual(["9.00", "8.00"]);
    expect(line.sources[0]?.entryCount).toBe(9);
  });

  test("all of them can be asked for, once where one list stands on several lines", () => {
    const generalLedger = ledgerOf(year);
    const { period } = generalLedger;
    const prepared = prepareYear({ ...plainInput, rows: {}, generalLedger, period });
    if (!prepared.ok) throw new Error(prepared.problems[0]?.message);
    const { document, entries } = prepared.value;
    const standing = entries.places.map(({ method, line, account, list, isOpposite }) => {
      const own = [...(entries.lists[list]?.all() ?? [])].map(({ amount, ...entry }) => {
        return { ...entry, amount: isOpposite ? `-${amount}`.replace("--", "") : amount };
      });
      return { method, line, account, entries: own };
    });
    const listed = (["indirect", "direct"] as const).flatMap((method) =>
      document.statements[method].lines.flatMap(({ id: line, sources }) =>
        sources.flatMap(({ account, entries: own = [] }) =>
          own.length > 0 ? [{ method, line, account, entries: own }] : [],
        ),
      ),
    );
    expect(standing).toEqual(listed);
    expect(entries.lists.length).toBeLessThan(entries.places.length);
  });
});

describe("columns by date", () => {
  const document = statementOf(year, { periods: "quarter" });
  const periods = document.periods ?? [];

  test("each quarter shows its own cash", () => {
    expect(periods.map(({ start, end }) => [start, end])).toEqual([
      ["2025-01-01", "2025-03-31"],
      ["2025-04-01", "2025-06-30"],
      ["2025-07-01", "2025-09-30"],
      ["2025-10-01", "2025-12-31"],
    ]);
    expect(periods.map((period) => amountsOf(period, "direct"))).toEqual([
      { receipts_from_customers: 500 },
      { payments_to_employees: -240, purchase_of_ppe: -700 },
      { payments_to_employees: -60 },
      {},
    ]);
    expect(periods.map((period) => amountsOf(period, "indirect"))).toEqual([
      { profit_before_tax: 500 },
      { profit_before_tax: -300, change_in_employee_payables: 60, purchase_of_ppe: -700 },
      { change_in_employee_payables: -60 },
      { profit_before_tax: -90, depreciation: 90 },
    ]);
  });

  test("each ties out from its own opening to its own closing cash", () => {
    expect(periods.map(({ tiesOut }) => tiesOut)).toEqual([true, true, true, true]);
    const ends = periods.map(({ statements }) => statements.direct.totals.cashAtEnd);
    expect(ends).toEqual(["6500.00", "5560.00", "5500.00", "5500.00"]);
    const held = periods.map(({ checks }) => checks.map(({ id }) => id));
    expect(new Set(held.flat())).toEqual(new Set(["tie_out", "completeness", "methods_agree"]));
  });

  test("the last is shorter where the period is no whole number of them", () => {
    const period = { start: "2025-01-01", end: "2025-10-31" };
    const entries = year.filter(({ date }) => date <= period.end);
    const { periods: columns = [] } = statementOf(entries, { periods: "quarter", period });
    expect(columns.map(({ start, end }) => [start, end]).slice(2)).toEqual([
      ["2025-07-01", "2025-09-30"],
      ["2025-10-01", "2025-10-31"],
    ]);
    expect(columns.map(({ tiesOut }) => tiesOut)).toEqual([true, true, true, true]);
  });

  test("what the balances are out by keeps the last from tying out, and no other", () => {
    const outBySeven = [...year, on("2025-12-30", ["bank", "7"])];
    const out = statementOf(outBySeven, { periods: "quarter", generalLedger: ledgerOf(year) });
    expect(out.periods?.map(({ tiesOut }) => tiesOut)).toEqual([true, true, true, false]);
  });

  test("they add up to the year, with journals in the last", () => {
    const journal: Adjustment = {
      id: "j",
      reason: "A loan to a director that went through wages",
      adjustmentType: "journal",
      lines: [
        { kind: "account", account: "wages", amount: minor("50"), presentAs: null },
        { kind: "cash", concept: "loans_made", amount: minor("-50") },
      ],
    };
    const charges: Adjustment = {
      id: "k",
      reason: "Charges for assets that stand in wages",
      adjustmentType: "journal",
      lines: [
        { kind: "account", account: "wages", amount: minor("30"), presentAs: "depreciation" },
        { kind: "account", account: "wages", amount: minor("20"), presentAs: "impairment" },
        { kind: "account", account: "plant", amount: minor("-50"), presentAs: null },
      ],
    };
    const adjusted = statementOf(year, { periods: "half", adjustments: [journal, charges] });
    for (const method of ["direct", "indirect"] as const) {
      const sums: Record<string, number> = {};
      for (const period of adjusted.periods ?? [])
        for (const [concept, amount] of Object.entries(amountsOf(period, method)))
          sums[concept] = (sums[concept] ?? 0) + amount;
      const whole = Object.entries(sums).filter(([, amount]) => amount !== 0);
      expect(Object.fromEntries(whole)).toEqual(amountsOf(adjusted, method));
    }
    expect(amountsOf(adjusted, "direct")).toMatchObject({ loans_made: -50 });
    expect(amountsOf(adjusted, "indirect")).toMatchObject({ depreciation: 120, impairment: 20 });
  });
});

test("what is paid when a lease begins is cash, and no further lease without it", () => {
  const document = statementOf([
    on("2025-02-01", ["leased", "50"], ["leases", "-40"], ["bank", "-10"]),
    on("2025-03-01", ["leases", "5"], ["bank", "-5"]),
  ]);
  expect(document.nonCashTransactions.map(({ amount }) => amount)).toEqual(["40.00"]);
  const liabilities = document.disclosures.find(({ id }) => id === "financing_liabilities");
  const leases = liabilities?.rows.find(({ label }) => label === "Lease liabilities");
  expect(leases?.amounts).toEqual(["0.00", "-5.00", "40.00", "0.00", "0.00", "35.00"]);
});

test("what the ledger lacks of an asset does not say that there is no depreciation, which it tells", () => {
  const inLedger: readonly WrittenEntry[] = [
    on("2025-03-20", ["plant", "700"], ["bank", "-700"]),
    on("2025-12-31", ["depreciation", "90"], ["plantDepreciation", "-90"]),
  ];
  const missing = on("2025-04-01", ["plant", "10"], ["bank", "-10"]);
  const document = statementOf([...inLedger, missing], { generalLedger: ledgerOf(inLedger) });
  expect(lineOf(document, "purchase_of_ppe")).toMatchObject({
    status: "review",
    reviewReasons: [
      "The entries of the general ledger leave (10.00) of 'plant' unexplained: it stands where its balances alone would put it.",
    ],
  });
});

test("what the ledger lacks of income or expenses puts profit and the payments in review", () => {
  const inLedger = on("2025-03-01", ["overheads", "80"], ["bank", "-80"]);
  const missing = on("2025-04-01", ["overheads", "10"], ["bank", "-10"]);
  const document = statementOf([inLedger, missing], { generalLedger: ledgerOf([inLedger]) });
  const reason =
    "The entries of the general ledger leave (10.00) of 'overheads' unexplained: it stands where its balances alone would put it.";
  for (const [concept, method] of [
    ["payments_to_suppliers", "direct"],
    ["profit_before_tax", "indirect"],
  ] as const)
    expect(lineOf(document, concept, method)).toMatchObject({
      status: "review",
      reviewReasons: [reason],
    });
});

describe("journals on top of a ledger", () => {
  const sold = on(
    "2025-07-01",
    ["bank", "240"],
    ["plant", "-500"],
    ["plantDepreciation", "300"],
    ["gain", "-40"],
  );
  const disposal: Adjustment = {
    id: "j1",
    reason: "Sale of a machine",
    adjustmentType: "journal",
    lines: [
      { kind: "cash", concept: "proceeds_from_disposal_of_ppe", amount: minor("240") },
      { kind: "account", account: "plant", amount: minor("-500"), presentAs: null },
      { kind: "account", account: "plantDepreciation", amount: minor("300"), presentAs: null },
      { kind: "account", account: "gain", amount: minor("-40"), presentAs: null },
    ],
  };

  test("one that the entries say already is pointed out and not counted twice", () => {
    const document = statementOf([sold], { adjustments: [disposal] });
    expect(amountsOf(document, "direct")).toEqual({ proceeds_from_disposal_of_ppe: 240 });
    expect(document.warnings.map(({ message }) => message)).toContain(
      'Journal "Sale of a machine" says what the entries of the general ledger said already: it is not counted again. Reverse it, or leave it as it is.',
    );
  });

  test("those of one reason that the entries say already are pointed out together, with their number", () => {
    const again = (id: string, reason = disposal.reason): Adjustment => ({
      ...disposal,
      id,
      reason,
    });
    const warningsOf = (entries: readonly WrittenEntry[], adjustments: readonly Adjustment[]) =>
      statementOf(entries, { adjustments })
        .warnings.filter(({ code }) => code.startsWith("journal_"))
        .map(({ message }) => message);
    expect(warningsOf([sold, sold], [disposal, again("j2")])).toEqual([
      '2 journals "Sale of a machine" say what the entries of the general ledger said already: they are not counted again. Reverse them, or leave them as they are.',
    ]);
    const others = [again("j2"), again("j3"), again("j4", "A machine sold")];
    expect(warningsOf([sold], [disposal, ...others])).toEqual([
      'Journal "Sale of a machine" says what the entries of the general ledger said already: it is not counted again. Reverse it, or leave it as it is.',
      '2 journals "Sale of a machine" say the same as journal "Sale of a machine", which the entries of the general ledger hold once: none is counted again. Reverse them; where they are other events, the ledger lacks their entries.',
      'Journal "A machine sold" says the same as journal "Sale of a machine", which the entries of the general ledger hold once: neither is counted again. Reverse it; where it is another event, the ledger lacks its entry.',
    ]);
  });

  test("one without cash that the entries say already is listed with its entry alone", () => {
    const lease: Adjustment = {
      id: "j3",
      reason: "A machine on credit",
      adjustmentType: "journal",
      lines: [
        { kind: "account", account: "plant", amount: minor("700"), presentAs: null },
        { kind: "account", account: "loan", amount: minor("-700"), presentAs: null },
      ],
    };
    const bought = on("2025-07-01", ["plant", "700"], ["loan", "-700"]);
    const again = { ...lease, id: "j4" };
    for (const adjustments of [[lease], [lease, again]]) {
      const { nonCashTransactions, warnings } = statementOf([bought], { adjustments });
      expect(nonCashTransactions.map(({ amount, adjustmentId }) => [amount, adjustmentId])).toEqual(
        [["700.00", null]],
      );
      const given = warnings.map(({ code }) => code).filter((code) => code.startsWith("journal"));
      expect(given).toEqual(
        ["journal_repeats_ledger", "journal_given_again"].slice(0, adjustments.length),
      );
    }
  });

  test("one that is an entry of which a part was paid since is pointed out", () => {
    const bill = (amount: string): Adjustment => ({
      id: "j5",
      reason: "A machine on credit",
      adjustmentType: "journal",
      lines: [
        { kind: "account", account: "plant", amount: minor(amount), presentAs: null },
        { kind: "account", account: "creditors", amount: minor(`-${amount}`), presentAs: null },
      ],
    });
    const entries = [
      on("2025-07-01", ["plant", "700"], ["creditors", "-700", { party: "P" }]),
      on("2025-09-01", ["creditors", "500", { party: "P" }], ["bank", "-500"]),
    ];
    const messagesOf = (adjustment: Adjustment) =>
      statementOf(entries, { adjustments: [adjustment] }).warnings.map(({ message }) => message);
    const message =
      'Journal "A machine on credit" is an entry of the general ledger too, with the same accounts and amounts. It takes the place of what the entries say of these accounts, and so of what was paid of that entry since: reverse it, unless the ledger is wrong there.';
    expect(messagesOf(bill("700"))).toContain(message);
    expect(messagesOf(bill("350"))).not.toContain(message);
  });

  test("one that says otherwise takes its amount from what the entries say", () => {
    const document = statementOf([on("2025-03-01", ["overheads", "80"], ["bank", "-80"])], {
      adjustments: [
        {
          id: "j2",
          reason: "A repair that was a machine",
          adjustmentType: "journal",
          lines: [
            { kind: "account", account: "overheads", amount: minor("30"), presentAs: null },
            { kind: "cash", concept: "purchase_of_ppe", amount: minor("-30") },
          ],
        },
      ],
    });
    expect(document.draftReasons).toEqual([]);
    expect(lineOf(document, "payments_to_suppliers").reviewReasons).toEqual([]);
    expect(amountsOf(document, "direct")).toEqual({
      payments_to_suppliers: -50,
      purchase_of_ppe: -30,
    });
  });
});

describe("without references", () => {
  const bills = [
    on("2025-03-01", ["goods", "300"], ["creditors", "-300", { party: "P" }]),
    on("2025-03-02", ["plant", "400"], ["creditors", "-400", { party: "P" }]),
  ];
  const paid = (amount: string) =>
    on("2025-04-01", ["creditors", amount, { party: "P" }], ["bank", `-${amount}`]);

  test("the same amount of the same party is exact", () => {
    const document = statementOf([...bills, paid("400")]);
    const line = lineOf(document, "purchase_of_ppe");
    expect([line.currentYear, line.estimatedAmount, line.status]).toEqual([
      "-400.00",
      "0.00",
      "auto",
    ]);
  });

  test("the oldest is an estimate, and every line that it may be on says how much", () => {
    const document = statementOf([...bills, paid("350")]);
    for (const concept of ["purchase_of_ppe", "payments_to_suppliers"]) {
      const line = lineOf(document, concept);
      expect([line.estimatedAmount, line.status]).toEqual(["350.00", "review"]);
    }
    expect(lineOf(document, "change_in_trade_payables", "indirect").status).toBe("review");
    const { sources } = lineOf(document, "payments_to_suppliers");
    const estimated = sources.flatMap(({ entries = [] }) => entries.filter((e) => e.isEstimated));
    expect(estimated.map(({ number, amount }) => [number, amount])).toEqual([["3", "-300.00"]]);
  });

  test("one estimate is one point, and one question on all lines of both methods", () => {
    const document = statementOf([...bills, paid("350")]);
    const asked = (method: "direct" | "indirect") =>
      openPointsOf(document, method).map((point) =>
        point.kind === "line" ? [point, ...point.alike].map(({ concept }) => concept) : point.id,
      );
    expect(asked("direct")).toEqual([["payments_to_suppliers", "purchase_of_ppe"]]);
    expect(asked("indirect")).toEqual([["change_in_trade_payables", "purchase_of_ppe"]]);
    const { indirect, direct } = document.statements;
    const reasons = [...indirect.lines, ...direct.lines].flatMap((line) => line.reviewReasons);
    expect(new Set(reasons)).toEqual(
      new Set([expect.stringContaining("Payments to suppliers 350.00; ")]),
    );
  });

  test("a line that is an estimate in the year is one in each column, until a person verifies it", () => {
    const shown = (verifications: readonly Verification[]) => {
      const settings = { periods: "month", verifications } as const;
      const { periods = [] } = statementOf([...bills, paid("350")], settings);
      const lines = periods.flatMap(({ statements }) => statements.direct.lines);
      return lines.filter(({ status }) => status === "review").map(({ concept }) => concept);
    };
    const operating = [
      "payments_to_suppliers",
      "cash_generated_from_operations",
      "net_cash_operating",
    ];
    expect(shown([])).toEqual([...operating, "purchase_of_ppe", "net_cash_investing"]);
    const word = { reason: "Agreed", by: "Ada Ledger", at: "2026-01-05T09:30:00.000Z" };
    const figure = "-50.00";
    const id = "direct.purchase_of_ppe";
    const verified = { kind: "line", id, figure, asked: null, ...word } as const;
    expect(shown([verified])).toEqual([...operating, "net_cash_investing"]);
  });

  test("the subtotals that it may change are in review until a person verifies its lines", () => {
    const subtotals = (verifications: readonly Verification[]) =>
      statementOf([...bills, paid("350")], { verifications }).statements.direct.lines.flatMap(
        ({ concept, isSubtotal, status, estimatedAmount }) =>
          isSubtotal ? [`${concept} ${status} ${estimatedAmount}`] : [],
      );
    const shown = (status: string) => [
      `cash_generated_from_operations ${status} 350.00`,
      `net_cash_operating ${status} 350.00`,
      `net_cash_investing ${status} 350.00`,
      ...["net_cash_financing", "net_change_in_cash", "cash_at_beginning", "cash_at_end"].map(
        (concept) => `${concept} auto 0.00`,
      ),
    ];
    expect(subtotals([])).toEqual(shown("review"));
    const word = { reason: "Agreed", by: "Ada Ledger", at: "2026-01-05T09:30:00.000Z" };
    const verified = (id: string, figure: string) =>
      ({ kind: "line", id, figure, asked: null, ...word }) as const;
    const first = verified("direct.purchase_of_ppe", "-50.00");
    expect(subtotals([first])).toEqual(shown("review"));
    const second = verified("direct.payments_to_suppliers", "-300.00");
    expect(subtotals([first, second])).toEqual(shown("auto"));
  });

  test("an estimate between lines of one subtotal leaves it as it is", () => {
    const document = statementOf([
      on("2025-02-01", ["goods", "300"], ["creditors", "-300", { party: "S" }]),
      on("2025-02-02", ["tax", "400"], ["creditors", "-400", { party: "S" }]),
      paid("350"),
    ]);
    expect(lineOf(document, "payments_to_suppliers").status).toBe("review");
    expect(lineOf(document, "net_cash_operating").status).toBe("auto");
    const generated = lineOf(document, "cash_generated_from_operations");
    expect([generated.status, generated.estimatedAmount]).toEqual(["review", "350.00"]);
  });

  test("estimates that touch no line of each other are points apart", () => {
    const document = statementOf([
      ...bills,
      paid("350"),
      on("2025-03-01", ["debtors", "300", { party: "C" }], ["sales", "-300"]),
      on("2025-03-02", ["debtors", "400", { party: "C" }], ["plant", "-400"]),
      on("2025-04-01", ["bank", "350"], ["debtors", "-350", { party: "C" }]),
    ]);
    expect(openPointsOf(document, "direct").map((point) => point.id)).toEqual([
      "direct.receipts_from_customers",
      "direct.payments_to_suppliers",
    ]);
  });

  test("cash of nobody is a guess for the only item, where that is another size and for something else", () => {
    const document = statementOf([
      on("2025-03-01", ["goods", "30"], ["bank", "-30"]),
      on("2025-04-04", ["plant", "487"], ["notInvoiced", "-487"]),
      on("2025-07-20", ["notInvoiced", "110"], ["bank", "-110"]),
    ]);
    for (const concept of ["purchase_of_ppe", "payments_to_suppliers"]) {
      const line = lineOf(document, concept);
      expect([line.estimatedAmount, line.status]).toEqual(["110.00", "review"]);
    }
  });

  test("all that is open is no choice", () => {
    const document = statementOf([...bills, paid("700")]);
    expect(amountsOf(document, "direct")).toEqual({
      payments_to_suppliers: -300,
      purchase_of_ppe: -400,
    });
    expect(lineOf(document, "purchase_of_ppe").estimatedAmount).toBe("0.00");
  });
});

describe("what was open at the start", () => {
  const paid = on("2025-01-20", ["creditors", "200", { document: "M9" }], ["bank", "-200"]);

  test("is what the account is for", () => {
    expect(amountsOf(statementOf([paid]), "direct")).toEqual({ payments_to_suppliers: -200 });
  });

  test("is what last year's items say", () => {
    const document = statementOf([paid], {
      openItems: [
        {
          account: "creditors",
          number: "88",
          date: "2024-12-20",
          party: null,
          document: "M9",
          lettering: null,
          parts: [{ column: "purchase_of_ppe", amount: minor("200") }],
        },
      ],
    });
    expect(amountsOf(document, "direct")).toEqual({ purchase_of_ppe: -200 });
  });
});

test("what entries do not explain of the balances falls back to them, in review", () => {
  const whole = [
    on("2025-03-01", ["goods", "80"], ["bank", "-80"]),
    on("2025-04-01", ["overheads", "30"], ["bank", "-30"]),
  ];
  const document = statementOf(whole, {
    generalLedger: ledgerOf(whole.slice(0, 1)),
  });
  expect(document.statements.direct.totals.unreconciledDifference).toBe("0.00");
  const line = lineOf(document, "payments_to_suppliers");
  expect([line.currentYear, line.status]).toEqual(["-110.00", "review"]);
  expect(line.reviewReasons.join()).toContain("'overheads'");
  expect(document.draftReasons.map(({ code }) => code)).toEqual(["roll_forward"]);
});

test("a lease that begins stands in the reconciliation of financing liabilities (IAS 7.44B)", () => {
  const document = statementOf([
    on("2025-02-01", ["leased", "300"], ["leases", "-300"]),
    on("2025-12-31", ["leases", "50"], ["interest", "10"], ["bank", "-60"]),
  ]);
  const note = document.disclosures.find(({ id }) => id === "financing_liabilities");
  const row = note?.rows.find(({ label }) => label === "Lease liabilities");
  expect(row?.amounts).toEqual(["0.00", "-50.00", "300.00", "0.00", "0.00", "250.00"]);
  expect(document.nonCashTransactions.map(({ amount }) => amount)).toEqual(["300.00"]);
});

test.each([
  ["4711", "account codes without names"],
  ["Основные средства", "No account of the ledger is recognised as cash"],
])(
  "a ledger in which nothing is known as cash is refused in its own words (%s)",
  (name, message) => {
    const entries = [...yearLedger.entries].map((entry) => ({
      ...entry,
      lines: entry.lines.map((line) => ({ ...line, account: name + line.account })),
    }));
    const accounts = yearLedger.accounts.map(({ code, ...account }) => ({
      ...account,
      code: name + code,
      name: name + code,
      type: "",
    }));
    const prepared = prepareStatement({
      ...plainInput,
      rows: {},
      generalLedger: { ...yearLedger, accounts, entries },
    });
    expect(prepared.ok ? [] : prepared.problems.map((problem) => problem.message)).toEqual([
      expect.stringContaining(message),
    ]);
  },
);
