import { formatMinor } from "@tieout/core";
import { expect, test } from "vitest";
import { sourceOf } from "../LedgerSource.ts";
import { readLedger } from "../readLedger.ts";

async function read(file: string) {
  const result = await readLedger([sourceOf(Buffer.from(file), "2025.sie")], {
    period: null,
    acceptDifferences: false,
    isFirstPeriod: false,
    entity: null,
    currency: "EUR",
  });
  if (!result.ok) return result.problems.map(({ message }) => message);
  const { accounts, entries, period, origin, opened = [] } = result.value.ledger;
  const written = (amount: bigint | null) => (amount === null ? null : formatMinor(amount, 2));
  return {
    period,
    origin,
    accounts: accounts.map(({ code, type, opening }) => [code, type, written(opening)]),
    entries: [...entries].map(({ number, date, journal, text, lines }) => [
      `${journal} ${number} ${date} ${text}`,
      ...lines.map(({ account, amount, party, document }) =>
        [account, written(amount), party, document].filter(Boolean).join(" "),
      ),
    ]),
    opened: [...opened].flatMap(({ lines }) =>
      lines.map(({ account, amount, party, document }) => [
        account,
        written(amount),
        party,
        document,
      ]),
    ),
  };
}

const balances = (opening: string, closing: string) =>
  `<OpeningBalance month="2025-01" amount="${opening}"/><ClosingBalance month="2025-06" amount="${closing}"/>`;

type Amounts = { closing?: string; struck?: string; equity?: string; before?: string };

const file = ({
  closing = "1100",
  struck = '<Overstrike date="2025-03-02" by="A"/>',
  equity = "-1300",
  before = "",
}: Amounts = {}) => `<?xml version="1.0" encoding="utf-8"?>
<Sie xmlns="http://www.sie.se/sie5">
<FileInfo><SoftwareProduct name="Example" version="1"/><Company organizationId="555555-5555" name="Exempel"/>
<FiscalYears><FiscalYear start="2024-01" end="2024-12" closed="true"/>
<FiscalYear start="2025-01" end="2025-06" primary="true"/></FiscalYears>
<AccountingCurrency currency="SEK"/></FileInfo>
<Accounts>
<Account id="1510" name="Kundfordringar" type="asset">
<OpeningBalance month="2024-01" amount="999"/>
<OpeningBalance month="2025-01" amount="50"><ObjectReference dimId="1" objectId="A"/></OpeningBalance>
${balances("300", "200")}</Account>
<Account id="1940" name="Bank" type="asset">${balances("1000", closing)}</Account>
<Account id="2081" name="Aktiekapital" type="equity">${balances(equity, "-1300")}</Account>
<Account id="3010" name="Försäljning" type="income">${before}</Account>
</Accounts>
<CustomerInvoices primaryAccountId="1510"><SecondaryAccountRef accountId="1511"/>
<CustomerInvoice id="1" customerId="K7" invoiceNumber="F100"><Balances>
<OpeningBalance month="2025-01" amount="300"/></Balances>
<OriginalAmount date="2024-12-01" amount="300"/></CustomerInvoice></CustomerInvoices>
<Journal id="B" name="Bank"><JournalEntry id="1" journalDate="2025-03-01" text="Inbetalning">
<EntryInfo date="2025-03-01" by="A"/>
<LedgerEntry accountId="1510" amount="-100"><SubdividedAccountObjectReference objectId="1"/></LedgerEntry>
<LedgerEntry accountId="1930" amount="100">${struck}</LedgerEntry>
<LedgerEntry accountId="1940" amount="100"/>
</JournalEntry></Journal>
<Documents><EmbeddedFile id="1" fileName="a.pdf">JVBERi0=</EmbeddedFile></Documents>
</Sie>`;

test("a SIE file of type 5 opens with the balances of the year that it is about, and passes over what was struck out", async () => {
  expect(await read(file())).toMatchObject({
    period: { start: "2025-01-01", end: "2025-06-30" },
    origin: { currency: "SEK", chart: "BAS" },
    accounts: [
      ["1510", "Asset", "300.00"],
      ["1940", "Asset", "1000.00"],
      ["2081", "Equity", "-1300.00"],
      ["3010", "Income", "0.00"],
    ],
    entries: [["B 1 2025-03-01 Inbetalning", "1510 -100.00 K7 F100", "1940 100.00"]],
  });
});

test("what was open of an invoice when the year began is known by its customer and number", async () => {
  expect(await read(file())).toMatchObject({
    opened: [["1510", "300.00", "K7", "F100"]],
  });
});

test("a SIE file of type 5 is held to the closing balances that it states", async () => {
  expect(await read(file({ closing: "1150" }))).toEqual([
    expect.stringMatching(/1940.*1,150\.00.*1,100\.00/),
  ]);
});

test("an entry of type 5 with a line left that does not balance is named", async () => {
  expect(await read(file({ struck: "" }))).toEqual(
    expect.arrayContaining([expect.stringContaining("does not balance")]),
  );
});

test("last year's result that is in no opening balance yet is carried to equity", async () => {
  const before = '<ClosingBalance month="2024-12" amount="-200"/>';
  const changed = file({ equity: "-1100", before }).replace(
    '<ClosingBalance month="2025-06" amount="-1300"/>',
    '<ClosingBalance month="2025-06" amount="-1100"/>',
  );
  const result = await read(changed);
  expect(result).toMatchObject({
    accounts: expect.arrayContaining([["2098", "", "-200.00"]]),
  });
});

test("a SIE file of type 5 without entries says so", async () => {
  const changed = file().replace(/<Journal .*<\/Journal>/s, "");
  expect(await read(changed)).toEqual([expect.stringContaining("SIE 5 file without")]);
});
