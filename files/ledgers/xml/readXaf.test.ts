import { formatMinor } from "@tieout/core";
import { expect, test } from "vitest";
import { sourceOf } from "../LedgerSource.ts";
import { readLedger } from "../readLedger.ts";

async function read(file: string) {
  const result = await readLedger([sourceOf(Buffer.from(file), "2025.xaf")], {
    period: null,
    acceptDifferences: false,
    isFirstPeriod: false,
    entity: null,
    currency: "EUR",
  });
  if (!result.ok) return result.problems.map(({ message }) => message);
  const { accounts, entries, period, origin } = result.value.ledger;
  const written = (amount: bigint | null) => (amount === null ? null : formatMinor(amount, 2));
  return {
    period,
    currency: origin?.currency,
    accounts: accounts.map(({ code, name, type, opening }) => [code, name, type, written(opening)]),
    entries: [...entries].map(({ number, date, journal, lines }) => [
      number,
      date,
      journal,
      ...lines.map((line) => `${line.account} ${written(line.amount)} ${line.document}`),
    ]),
  };
}

const account = (code: string, name: string, kind: string) =>
  `<ledgerAccount><accountID>${code}</accountID><accountDesc>${name}</accountDesc>
<accountType>${kind}</accountType></ledgerAccount>`;

const line = (code: string, side: "debit" | "credit", amount: string) =>
  `<line><recordID>1</recordID><accountID>${code}</accountID><documentID>F1</documentID>
<description>Huur</description><${side}Amount>${amount}</${side}Amount></line>`;

const older = (debits: string) => `<?xml version="1.0"?>
<auditfile>
<header><auditfileVersion>CLAIR2.00.00</auditfileVersion><startDate>2025-01-01</startDate>
<endDate>2025-12-31</endDate><currencyCode>EUR</currencyCode></header>
<generalLedger>
${account("1000", "Bank", "B")}
${account("0500", "Kapitaal", "B")}
${account("4000", "Huur", "P")}
</generalLedger>
<transactions><numberEntries>4</numberEntries><totalDebit>${debits}</totalDebit>
<totalCredit>130.00</totalCredit>
<journal><journalID>90</journalID><description>Memoriaal</description><type>M</type>
<transaction><transactionID>0</transactionID><period>0</period>
<transactionDate>2025-01-01</transactionDate>
${line("1000", "debit", "100.00")}
${line("0500", "credit", "100.00")}
</transaction>
<transaction><transactionID>7</transactionID><period>3</period>
<transactionDate>2025-03-05</transactionDate>
${line("4000", "debit", "30.00")}
${line("1000", "credit", "30.00")}
</transaction>
</journal></transactions>
</auditfile>`;

test("an auditfile of version 2 has its fields under their older names, and opens with period nil", async () => {
  expect(await read(older("130.00"))).toEqual({
    period: { start: "2025-01-01", end: "2025-12-31" },
    currency: "EUR",
    accounts: [
      ["1000", "Bank", "Balance sheet", "100.00"],
      ["0500", "Kapitaal", "Balance sheet", "-100.00"],
      ["4000", "Huur", "Profit and loss", "0.00"],
    ],
    entries: [["7", "2025-03-05", "90", "4000 30.00 F1", "1000 -30.00 F1"]],
  });
});

test("an auditfile of version 2 is held to the totals that it states", async () => {
  expect(await read(older("140.00"))).toEqual([
    expect.stringContaining("The file states total debits of 140.00; its lines come to 130.00."),
  ]);
});
