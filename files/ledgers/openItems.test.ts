import { type GeneralLedger, prepareStatement } from "@tieout/core";
import { describe, expect, test } from "vitest";
import { plainInput } from "../../core/testing/statementInputs.ts";
import { sourceOf } from "./LedgerSource.ts";
import { readLedger } from "./readLedger.ts";

/** Books that open with 500 owed to suppliers; "Maker" bills a machine of 300 and is paid 300. */
const openings = [
  ["1000", "Bank account", 1000],
  ["1100", "Machinery", 400],
  ["2100", "Trade payables", -500],
  ["3000", "Share capital", -900],
] as const;

type Line = readonly [account: string, amount: number, party?: string, document?: string];
type Entry = readonly [number: string, date: string, ...lines: Line[]];

const billed: Entry = ["1", "2025-02-01", ["1100", 300], ["2100", -300, "Maker", "B7"]];
const paid: Entry = ["2", "2025-03-01", ["2100", 300, "Maker"], ["1000", -300]];
const entries = [billed, paid];

type Item = readonly [party: string, amount: number, document?: string];

/** What a file lists as open: each format's way to write it. */
type Format = {
  name: string;
  write: (items: readonly Item[], entries: readonly Entry[]) => string;
};

const size = (amount: number) => String(Math.abs(amount));

const saft = (inAccounts: boolean): Format => ({
  name: inAccounts ? "SAF-T, by account within a supplier" : "SAF-T",
  write: (items, year) => {
    const balance = (amount: number) => {
      const tag = amount < 0 ? "OpeningCreditBalance" : "OpeningDebitBalance";
      return `<${tag}>${size(amount)}</${tag}>`;
    };
    const owed = (amount: number) => `<AccountID>2100</AccountID>${balance(amount)}`;
    const suppliers = items.map(
      ([party, amount]) =>
        `<Supplier><Name>Example</Name><SupplierID>${party}</SupplierID>${inAccounts ? `<BalanceAccount><AccountID>2199</AccountID>${balance(0)}</BalanceAccount><BalanceAccount>${owed(amount)}</BalanceAccount>` : owed(amount)}</Supplier>`,
    );
    const accounts = openings.map(
      ([code, name, amount]) =>
        `<Account><AccountID>${code}</AccountID><AccountDescription>${name}</AccountDescription>${balance(amount)}</Account>`,
    );
    const line = ([account, amount, party = "", document = ""]: Line) => {
      const tag = amount < 0 ? "CreditAmount" : "DebitAmount";
      return `<Line><AccountID>${account}</AccountID><SourceDocumentID>${document}</SourceDocumentID><SupplierID>${party}</SupplierID><${tag}><Amount>${size(amount)}</Amount></${tag}></Line>`;
    };
    const transactions = year.map(
      ([number, date, ...lines]) =>
        `<Transaction><TransactionID>${number}</TransactionID><TransactionDate>${date}</TransactionDate>${lines.map(line).join("")}</Transaction>`,
    );
    return `<?xml version="1.0"?><AuditFile xmlns="urn:x"><Header><DefaultCurrencyCode>NOK</DefaultCurrencyCode><SelectionCriteria><SelectionStartDate>2025-01-01</SelectionStartDate><SelectionEndDate>2025-12-31</SelectionEndDate></SelectionCriteria></Header><MasterFiles><GeneralLedgerAccounts>${accounts.join("")}</GeneralLedgerAccounts><Suppliers>${suppliers.join("")}</Suppliers></MasterFiles><GeneralLedgerEntries><Journal><JournalID>GL</JournalID>${transactions.join("")}</Journal></GeneralLedgerEntries></AuditFile>`;
  },
});

const xaf = (version: 3 | 4): Format => ({
  name: `XAF ${version}`,
  write: (items, year) => {
    const sided = (amount: number) =>
      `<amnt>${size(amount)}</amnt><amntTp>${amount < 0 ? "C" : "D"}</amntTp>`;
    const named = (party = "", document = "") =>
      `<custSupID>${party}</custSupID><invRef>${document}</invRef>`;
    const ledger = openings.map(
      ([code, name]) =>
        `<ledgerAccount><accID>${code}</accID><accDesc>${name}</accDesc></ledgerAccount>`,
    );
    const opened = openings.map(
      ([code, , amount], at) =>
        `<obLine><nr>${at + 1}</nr><accID>${code}</accID>${sided(amount)}</obLine>`,
    );
    const listed = items.map(
      ([party, amount, document], at) =>
        `<obSbLine><nr>${at + 1}</nr><obLineNr>3</obLineNr>${sided(amount)}${named(party, document)}</obSbLine>`,
    );
    const relations = items.map(
      ([party, amount]) =>
        `<customerSupplier><custSupID>${party}</custSupID><custSupTp>S</custSupTp><opBalDesc>${size(amount)}</opBalDesc><opBalTp>${amount < 0 ? "C" : "D"}</opBalTp></customerSupplier>`,
    );
    const [before, within] =
      version === 4
        ? [`<customersSuppliers>${relations.join("")}</customersSuppliers>`, ""]
        : [
            "",
            `<obSubledgers><obSubledger><sbType>CS</sbType>${listed.join("")}</obSubledger></obSubledgers>`,
          ];
    const transactions = year.map(
      ([number, date, ...lines]) =>
        `<transaction><nr>${number}</nr><trDt>${date}</trDt>${lines.map(([account, amount, ...references]) => `<trLine><nr>1</nr><accID>${account}</accID>${sided(amount)}${named(...references)}</trLine>`).join("")}</transaction>`,
    );
    return `<?xml version="1.0"?><auditfile xmlns="http://www.auditfiles.nl/XAF/3.2"><header><startDate>2025-01-01</startDate><endDate>2025-12-31</endDate><curCode>EUR</curCode></header><company>${before}<generalLedger>${ledger.join("")}</generalLedger><openingBalance>${opened.join("")}${within}</openingBalance><transactions><journal><jrnID>M</jrnID>${transactions.join("")}</journal></transactions></company></auditfile>`;
  },
});

const sie: Format = {
  name: "SIE",
  write: (items, year) => {
    const objects = (party = "", document = "") =>
      `{${party && `9 "${party}"`}${document && ` 10 "${document}"`}}`;
    return [
      "#SIETYP 4",
      "#RAR 0 20250101 20251231",
      '#DIM 9 "Leverantör"',
      ...openings.flatMap(([code, name, amount]) => [
        `#KONTO ${code} "${name}"`,
        `#IB 0 ${code} ${amount}`,
      ]),
      '#OIB 0 2100 {1 "North"} -500',
      ...items.map(([party, amount, document]) => {
        return `#OIB 0 2100 ${objects(party, document)} ${amount}`;
      }),
      '#OIB -1 2100 {9 "Maker"} -999',
      ...year.flatMap(([number, date, ...lines]) => [
        `#VER A ${number} ${date.replaceAll("-", "")} ""`,
        "{",
        ...lines.map(
          ([account, amount, ...named]) => `#TRANS ${account} ${objects(...named)} ${amount}`,
        ),
        "}",
      ]),
    ].join("\n");
  },
};

/** Has a place for invoices alone, each with its supplier. */
const sie5: Format = {
  name: "SIE 5",
  write: (items, year) => {
    const month = 'month="2025-01"';
    const ofEntries = year.flatMap(([, , ...lines]) => lines.map(([, , ...named]) => named));
    const bills = new Map(
      [...ofEntries, ...items.map(([party, , document]) => [party, document] as const)].flatMap(
        ([party = "", document]) => (document ? [[document, party] as const] : []),
      ),
    );
    const balanceOf = (bill: string) =>
      items
        .filter(([, , document]) => document === bill)
        .map(([, amount]) => `<OpeningBalance ${month} amount="${amount}"/>`);
    const line = ([account, amount, , bill]: Line) =>
      `<LedgerEntry accountId="${account}" amount="${amount}">${bill && account === "2100" ? `<SubdividedAccountObjectReference objectId="${bill}"/>` : ""}</LedgerEntry>`;
    return [
      '<?xml version="1.0"?><Sie xmlns="http://www.sie.se/sie5"><FileInfo><FiscalYears>',
      '<FiscalYear start="2025-01" end="2025-12" primary="true"/></FiscalYears></FileInfo><Accounts>',
      ...openings.map(
        ([code, name, amount]) =>
          `<Account id="${code}" name="${name}" type=""><OpeningBalance ${month} amount="${amount}"/></Account>`,
      ),
      '</Accounts><SupplierInvoices primaryAccountId="2100">',
      ...[...bills].map(
        ([bill, party]) =>
          `<SupplierInvoice id="${bill}" supplierId="${party}" invoiceNumber="${bill}"><Balances>${balanceOf(bill).join("")}</Balances></SupplierInvoice>`,
      ),
      '</SupplierInvoices><Journal id="A" name="A">',
      ...year.map(
        ([number, date, ...lines]) =>
          `<JournalEntry id="${number}" journalDate="${date}">${lines.map(line).join("")}</JournalEntry>`,
      ),
      "</Journal></Sie>",
    ].join("\n");
  },
};

const formats: readonly Format[] = [saft(false), saft(true), xaf(3), xaf(4), sie];
const withDocuments: readonly Format[] = [xaf(3), sie, sie5];

const items: readonly Item[] = [
  ["Maker", -300],
  ["Grocer", -250],
  ["Baker", 50],
];

async function ledgerOf(...files: readonly string[]): Promise<GeneralLedger> {
  const sources = files.map((file, at) => sourceOf(Buffer.from(file), `${at}.xml`));
  const read = await readLedger(sources, {
    period: null,
    acceptDifferences: false,
    isFirstPeriod: false,
    entity: null,
    currency: null,
  });
  if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join("\n"));
  return read.value.ledger;
}

/** What is open by party, as the ledger hands it on. */
function openIn({ opened = [] }: GeneralLedger) {
  return [...opened].flatMap(({ lines }) =>
    lines.map(({ account, party, document, amount }) => [account, party, document, amount]),
  );
}

/** What was paid for machines, and how much of that is an estimate. */
function machinesPaid(generalLedger: GeneralLedger) {
  const prepared = prepareStatement({
    ...plainInput,
    rows: {},
    generalLedger,
    mappings: new Map([
      ["1000", "cash_and_cash_equivalents"],
      ["1100", "ppe_cost"],
      ["2100", "trade_payables"],
      ["3000", "share_capital"],
    ]),
    period: generalLedger.period,
  });
  if (!prepared.ok) throw new Error(prepared.problems.map(({ message }) => message).join());
  const [line] = prepared.value.statements.direct.lines.filter(
    ({ concept }) => concept === "purchase_of_ppe",
  );
  return { paid: Number(line?.currentYear ?? 0), estimated: Number(line?.estimatedAmount ?? 0) };
}

describe.each(formats)("$name: what a file lists as open by party", ({ write }) => {
  test("is an item of each, where that adds up to the balance of the account", async () => {
    expect(openIn(await ledgerOf(write(items, entries)))).toEqual([
      ["2100", "Maker", null, -30_000n],
      ["2100", "Grocer", null, -25_000n],
      ["2100", "Baker", null, 5_000n],
    ]);
  });

  test("leaves the sum as it is where it does not", async () => {
    expect(openIn(await ledgerOf(write(items.slice(1), entries)))).toEqual([]);
    const unread = items.map((item): Item => (item[0] === "Baker" ? ["Baker", Number.NaN] : item));
    expect(openIn(await ledgerOf(write(unread, entries)))).toEqual([]);
  });

  test("is paid before a machine of the same supplier and size, or may be", async () => {
    const [sum, listed] = await Promise.all(
      [[], items].map((brought) => ledgerOf(write(brought, entries))),
    );
    expect(sum && machinesPaid(sum)).toEqual({ paid: -300, estimated: 0 });
    expect(listed && machinesPaid(listed)).toEqual({ paid: 0, estimated: 300 });
  });
});

test.each(withDocuments)(
  "$name: what is listed by bill is settled by what names the bill",
  async (format) => {
    const bills: readonly Item[] = [
      ["Maker", -300, "A1"],
      ["Grocer", -200, "A2"],
    ];
    const old: Entry = ["2", "2025-03-01", ["2100", 300, "Maker", "A1"], ["1000", -300]];
    const ledger = await ledgerOf(format.write(bills, [billed, old]));
    expect(openIn(ledger)).toEqual([
      ["2100", "Maker", "A1", -30_000n],
      ["2100", "Grocer", "A2", -20_000n],
    ]);
    expect(machinesPaid(ledger)).toEqual({ paid: 0, estimated: 300 });
  },
);

test.each(formats)(
  "$name: an opening entry that tells items itself is not told twice",
  async ({ write }) => {
    const rest: readonly Line[] = [
      ["1000", 1000],
      ["1100", 400],
      ["3000", -900],
    ];
    const owed = items.map(([party, amount]): Line => ["2100", amount, party]);
    const openedBy = async (...lines: readonly Line[]) => {
      const opening: Entry = ["OB", "2025-01-01", ...rest, ...lines];
      const open = openIn(await ledgerOf(write(items, [opening, ...entries])));
      return open.filter(([account, party]) => account === "2100" && party !== null);
    };
    expect(await openedBy(...owed)).toHaveLength(3);
    expect(await openedBy(["2100", -500])).toHaveLength(3);
  },
);

test("of files a month each, what the first lists is what was open", async () => {
  const [january, february] = [
    saft(false).write(items, [billed]),
    saft(false).write([["Grocer", -800]], [paid]),
  ];
  const later = february
    .replace("2025-01-01</SelectionStartDate>", "2025-02-15</SelectionStartDate>")
    .replace("<OpeningCreditBalance>500<", "<OpeningCreditBalance>800<")
    .replace("<OpeningDebitBalance>400<", "<OpeningDebitBalance>700<");
  expect(openIn(await ledgerOf(january, later))).toHaveLength(3);
});

test("XAF: a line of the opening balance whose number is not its alone says nothing", async () => {
  const file = xaf(3).write(items, entries).replace("<nr>4</nr>", "<nr>3</nr>");
  expect(openIn(await ledgerOf(file))).toEqual([]);
});

test("XAF 4: balances by party are of no account where two may be meant", async () => {
  const twice = xaf(4)
    .write(items, [billed, ["2", "2025-03-01", ["3000", 0, "Maker"], ["1000", 0]]])
    .replace("<amnt>900</amnt>", "<amnt>500</amnt>")
    .replace("<amnt>1000</amnt>", "<amnt>600</amnt>");
  expect(openIn(await ledgerOf(twice))).toEqual([]);
});

test("SIE: objects of a dimension that the file calls otherwise are no suppliers", async () => {
  const file = sie.write(items, entries).replace("Leverantör", "Avdelning");
  const ledger = await ledgerOf(file);
  expect(openIn(ledger)).toEqual([]);
  expect([...ledger.entries].flatMap(({ lines }) => lines.map(({ party }) => party))).toEqual(
    new Array(4).fill(null),
  );
});
