import { formatMinor, type GeneralLedger } from "@tieout/core";
import { describe, expect, test } from "vitest";
import { sourceOf } from "../LedgerSource.ts";
import { readLedger } from "../readLedger.ts";

/** What a ledger opens with and moves on the account that its bank is; why it is refused. */
async function bankOf(...rows: readonly string[]) {
  const result = await readLedger([sourceOf(Buffer.from(rows.join("\n")), "ledger.csv")], {
    period: null,
    acceptDifferences: false,
    isFirstPeriod: false,
    entity: null,
    currency: "GBP",
  });
  if (!result.ok) return result.problems.map(({ message }) => message);
  return [...movedIn(result.value.ledger)];
}

function movedIn({ accounts, movements, entries }: GeneralLedger) {
  const bank = accounts.find(({ name }) => /bank|banque|banc[oa]/i.test(name));
  const amounts = [bank?.opening ?? 0n, movements?.get(bank?.code ?? "") ?? 0n];
  return [...amounts.map((amount) => formatMinor(amount, 2)), [...entries].length];
}

describe("a table of lines", () => {
  test("Dynamics 365: amounts with signs beside a type of posting, which is no side", async () => {
    expect(
      await bankOf(
        "Journal number,Voucher,Date,Ledger account,Account name,Description,Amount,Posting type",
        "J1,V1,03/01/2025,1000-01,Bank,Fees,80.00,Ledger journal",
        "J1,V1,03/01/2025,4000-01,Sales,Fees,-80.00,Ledger journal",
        "J2,V2,04/01/2025,6000-01,Rent,Office,30.00,Vendor balance",
        "J2,V2,04/01/2025,1000-01,Bank,Office,-30.00,Vendor balance",
      ),
    ).toEqual(["0.00", "50.00", 2]);
  });

  test("a type of posting that says the side is read as one", async () => {
    expect(
      await bankOf(
        "Voucher,Date,Account,Amount,Posting type",
        "V1,03/01/2025,Bank,80.00,Debit",
        "V1,03/01/2025,Sales,80.00,Credit",
      ),
    ).toEqual(["0.00", "80.00", 1]);
  });
});

describe("a report by account", () => {
  test.each(["", "Account", "Code"])(
    "Odoo: a heading that has what its total has is no opening balance, beneath '%s'",
    async (heading) => {
      expect(
        await bankOf(
          `${heading},Date,Communication,Partner,Currency,Debit,Credit,Balance`,
          "1000 Bank,,,,,180.00,30.00,150.00",
          "Initial Balance,,,,,100.00,0.00,100.00",
          "MISC/1,01/03/2025,Fees,,,80.00,0.00,180.00",
          "MISC/2,01/04/2025,Office,,,0.00,30.00,150.00",
          "Total 1000 Bank,,,,,180.00,30.00,150.00",
          "3000 Capital,,,,,0.00,100.00,-100.00",
          "Initial Balance,,,,,0.00,100.00,-100.00",
          "Total 3000 Capital,,,,,0.00,100.00,-100.00",
          "4000 Sales,,,,,0.00,80.00,-80.00",
          "MISC/1,01/03/2025,Fees,,,0.00,80.00,-80.00",
          "Total 4000 Sales,,,,,0.00,80.00,-80.00",
          "6000 Rent,,,,,30.00,0.00,30.00",
          "MISC/2,01/04/2025,Office,,,30.00,0.00,30.00",
          "Total 6000 Rent,,,,,30.00,0.00,30.00",
        ),
      ).toEqual(["100.00", "50.00", 2]);
    },
  );

  test.each([
    ["31/12/2025", "01/01/2026", "Total"],
    ["", "", ""],
  ])(
    "an account drawn like a T balances at its end, and the next period begins with that",
    async (last, first, total) => {
      const rows = (moved: string) => [
        "Date,No,Details,Debit,Credit",
        "1000 Bank",
        `${first && "01/01/2025"},,Balance b/d,100.00,`,
        `01/03/2025,1,Fees,${moved},`,
        `${last},,Balance c/d,,180.00`,
        `,,${total},180.00,180.00`,
        `${first},,Balance b/d,180.00,`,
        "3000 Capital",
        `${first && "01/01/2025"},,Balance b/d,,100.00`,
        `${last},,Balance c/d,100.00,`,
        `,,${total},100.00,100.00`,
        `${first},,Balance b/d,,100.00`,
        "4000 Sales",
        `01/03/2025,1,Fees,,${moved}`,
        `${last},,Balance c/d,80.00,`,
        `,,${total},80.00,80.00`,
      ];
      expect(await bankOf(...rows("80.00"))).toEqual(["100.00", "80.00", 1]);
      expect((await bankOf(...rows("70.00")))[0]).toContain("closing balance");
    },
  );

  test("Odoo without totals below: a heading with what its lines lead to is no opening balance", async () => {
    expect(
      await bankOf(
        ",Date,Communication,Partner,Debit,Credit,Balance",
        "1000 Bank,,,,180.00,30.00,150.00",
        "Initial Balance,,,,100.00,0.00,100.00",
        "MISC/1,01/03/2025,Fees,,80.00,0.00,180.00",
        "MISC/2,01/04/2025,Office,,0.00,30.00,150.00",
        "3000 Capital,,,,0.00,100.00,-100.00",
        "Initial Balance,,,,0.00,100.00,-100.00",
        "4000 Sales,,,,0.00,80.00,-80.00",
        "MISC/1,01/03/2025,Fees,,0.00,80.00,-80.00",
        "6000 Rent,,,,30.00,0.00,30.00",
        "MISC/2,01/04/2025,Office,,30.00,0.00,30.00",
      ),
    ).toEqual(["100.00", "50.00", 2]);
  });

  test("the first year of a company whose headings have what their lines lead to begins at nothing", async () => {
    expect(
      await bankOf(
        ",Date,Communication,Partner,Debit,Credit,Balance",
        "1000 Bank,,,,180.00,30.00,150.00",
        "MISC/1,01/03/2025,Shares,,100.00,0.00,100.00",
        "MISC/2,01/04/2025,Fees,,80.00,0.00,180.00",
        "MISC/3,01/05/2025,Office,,0.00,30.00,150.00",
        "3000 Capital,,,,0.00,100.00,-100.00",
        "MISC/1,01/03/2025,Shares,,0.00,100.00,-100.00",
        "4000 Sales,,,,0.00,80.00,-80.00",
        "MISC/2,01/04/2025,Fees,,0.00,80.00,-80.00",
        "6000 Rent,,,,30.00,0.00,30.00",
        "MISC/3,01/05/2025,Office,,30.00,0.00,30.00",
      ),
    ).toEqual(["0.00", "150.00", 3]);
  });

  test("a heading with the balance at the end refuses lines that begin elsewhere", async () => {
    const [refused] = await bankOf(
      ",Date,Communication,Partner,Debit,Credit,Balance",
      "1000 Bank,,,,80.00,30.00,150.00",
      "MISC/1,01/03/2025,Fees,,80.00,0.00,180.00",
      "MISC/2,01/04/2025,Office,,0.00,30.00,150.00",
      "4000 Sales,,,,0.00,80.00,-80.00",
      "MISC/1,01/03/2025,Fees,,0.00,80.00,-80.00",
      "6000 Rent,,,,30.00,0.00,30.00",
      "MISC/2,01/04/2025,Office,,30.00,0.00,30.00",
    );
    expect(refused).toContain(
      "closing balance of 150.00; opening balance and entries come to 50.00",
    );
  });

  test.each([
    ["in the column of amounts", '"1,000.00",'],
    ["in the column of balances", ',"1,000.00"'],
  ])(
    "QuickBooks Online: lines that name their account again are no list of two accounts, the opening balance %s",
    async (_, opening) => {
      const beginning = `,Beginning Balance,,,,,,,${opening}`;
      expect(
        await bankOf(
          "Sample Company",
          "General Ledger",
          ",Distribution account,Transaction date,Transaction type,Num,Name,Memo/Description,Split account,Amount,Balance",
          "1000 Main Bank,,,,,,,,,",
          beginning,
          ",1000 Main Bank,01/05/2025,Invoice,1,Acme,,Sales:4010 Hosting,80.00,1080.00",
          ",1000 Main Bank,01/09/2025,Expense,,Lessor,,6000 Rent,-30.00,1050.00",
          "Total for 1000 Main Bank,,,,,,,,$50.00,",
          "3000 Capital,,,,,,,,,",
          beginning,
          'Total for 3000 Capital,,,,,,,,"$0.00",',
          "Sales,,,,,,,,,",
          "   4010 Hosting,,,,,,,,,",
          ",Sales:4010 Hosting,01/05/2025,Invoice,1,Acme,,1000 Main Bank,80.00,80.00",
          "   Total for 4010 Hosting,,,,,,,,$80.00,",
          "Total for Sales with sub-accounts,,,,,,,,$80.00,",
          "6000 Rent,,,,,,,,,",
          ",6000 Rent,01/09/2025,Expense,,Lessor,,1000 Main Bank,30.00,30.00",
          "Total for 6000 Rent,,,,,,,,$30.00,",
        ),
      ).toEqual(["1000.00", "50.00", 2]);
    },
  );

  type Words = { columns: string; bank: string; opening: string; total: string; closing: string };
  /** A bank account, its sales and its capital, in the words of a language. */
  const reportIn = ({ columns, bank, opening, total, closing }: Words) => [
    columns,
    bank,
    `,,${opening},"100,00",,"100,00"`,
    '01.03.2025,1,A,"80,00",,"180,00"',
    `,,${total},"80,00","0,00",`,
    `,,${closing},,,"180,00"`,
    bank.replace(/\d+/, "30").replace(/Bank|Banque|Banco|Banca/, "Sigma"),
    `,,${opening},,"100,00","-100,00"`,
    `,,${total},"0,00","0,00",`,
    `,,${closing},,,"-100,00"`,
    bank.replace(/\d+/, "40").replace(/Bank|Banque|Banco|Banca/, "Omega"),
    '01.03.2025,1,A,,"80,00","-80,00"',
    `,,${total},"0,00","80,00",`,
    `,,${closing},,,"-80,00"`,
  ];
  const german = {
    columns: "Datum,Beleg-Nr.,Buchungstext,Soll,Haben,Saldo",
    bank: "Konto 1200 Bank",
    opening: "EB-Wert",
    total: "Summe",
    closing: "Endsaldo",
  };
  const columnsOf = (words: string) => `${words},Debet,Kredit,Saldo`;

  test.each<[string, Words]>([
    ["German", german],
    [
      "French",
      {
        columns: "Date,Pièce,Libellé,Débit,Crédit,Solde",
        bank: "512,Banque",
        opening: "Report à nouveau",
        total: "Total du compte",
        closing: "Solde final",
      },
    ],
    [
      "Spanish",
      {
        columns: "Fecha,Asiento,Concepto,Debe,Haber,Saldo",
        bank: "Cuenta: 572 Banco",
        opening: "Saldo anterior",
        total: "Total cuenta",
        closing: "Saldo final",
      },
    ],
    [
      "Italian",
      {
        columns: "Data reg.,Num. reg.,Descrizione,Dare,Avere,Saldo",
        bank: "Conto: 18 Banca",
        opening: "Saldo iniziale",
        total: "Totale conto",
        closing: "Saldo finale",
      },
    ],
    [
      "Swedish",
      {
        columns: columnsOf("Datum,Vernr,Text"),
        bank: "1930,Bank",
        opening: "Ingående balans",
        total: "Omslutning",
        closing: "Utgående saldo",
      },
    ],
    [
      "Norwegian",
      {
        columns: columnsOf("Dato,Bilagsnr,Tekst"),
        bank: "1920,Bank",
        opening: "Inngående balanse",
        total: "Sum",
        closing: "Utgående balanse",
      },
    ],
    [
      "Dutch",
      {
        columns: "Datum,Boekstuk,Omschrijving,Debet,Credit,Saldo",
        bank: "1100 - Bank",
        opening: "Beginbalans",
        total: "Totaal",
        closing: "Eindsaldo",
      },
    ],
  ])("in %s says what its balances are", async (_, words) => {
    expect(await bankOf(...reportIn(words))).toEqual(["100.00", "80.00", 1]);
  });

  test("without a column of balances may have the day of its balances beside them", async () => {
    const rows = (account: string, opening: string, line: string, closing: string) => [
      account,
      `01.01.2025,,Saldovortrag,${opening}`,
      line,
      `31.12.2025,,Endsaldo,${closing}`,
    ];
    expect(
      await bankOf(
        "Datum,Beleg-Nr.,Buchungstext,Soll,Haben",
        ...rows("Konto 1200 Bank", '"100,00",', '01.03.2025,1,A,"80,00",', '"180,00",'),
        ...rows("Konto 0800 Kapital", ',"100,00"', ",,,,", ',"100,00"'),
        ...rows("Konto 8400 Erlöse", ",", '01.03.2025,1,A,,"80,00"', ',"80,00"'),
      ),
    ).toEqual(["100.00", "80.00", 1]);
  });

  test("in words that are not known is refused, with the words", async () => {
    const unknown = await bankOf(...reportIn({ ...german, closing: "Stand zuletzt" }));
    expect(unknown).toEqual([
      expect.stringMatching(/^The report has a row "Stand zuletzt" with nearly every account/),
    ]);
  });

  test("in words that are not known is refused too where they stand beside a day", async () => {
    const rows = (account: string, opening: string, closing: string, ...lines: string[]) => [
      account,
      `01.01.2025,,Saldovortrag,${opening}`,
      ...lines,
      `31.12.2025,,Stand zuletzt,${closing}`,
    ];
    const unknown = await bankOf(
      "Datum,Beleg-Nr.,Buchungstext,Soll,Haben",
      ...rows("Konto 1200 Bank", '"100,00",', '"180,00",', '01.03.2025,1,A,"80,00",'),
      ...rows("Konto 0800 Kapital", ',"100,00"', ',"100,00"'),
      ...rows("Konto 8400 Erlöse", ",", ',"80,00"', '01.03.2025,1,A,,"80,00"'),
    );
    expect(unknown).toEqual([expect.stringMatching(/"Stand zuletzt" with nearly every account/)]);
  });

  test("may have parts of the same name beneath some of its accounts", async () => {
    const vehicle = (name: string) => [
      `${name},,,,,`,
      `  Cost,,,,,"10,00"`,
      `  Total Cost,,,,,"10,00"`,
      `  Worn,,,,,"-10,00"`,
      `  Total Worn,,,,,"-10,00"`,
      `Total ${name},,,,,"0,00"`,
    ];
    const vehicles = ["Van", "Truck", "Car"].flatMap(vehicle);
    const others = ["Stock", "Loan", "Tax", "Rent", "Wages", "Fees"].map((name) => `${name},,,,,`);
    const { columns } = german;
    expect(await bankOf(...reportIn({ ...german, columns }), ...vehicles, ...others)).toEqual([
      "100.00",
      "80.00",
      1,
    ]);
  });
});
