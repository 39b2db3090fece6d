import { closeSync, openSync, writeSync } from "node:fs";

const ACCOUNTS = [
  ["1000", "Cash at bank"],
  ["1100", "Trade receivables"],
  ["2000", "Trade payables"],
  ["4000", "Sales"],
  ["5000", "Purchases"],
  ["6000", "Office expenses"],
] as const;

type Line = {
  entry: number;
  date: string;
  account: readonly [string, string];
  debit: string;
  credit: string;
  text: string;
  party: string;
};

/** Balanced entries of two lines, spread over a year, the same every time. */
function* inventLines(count: number): Generator<Line> {
  const entries = count / 2;
  for (let entry = 0; entry < entries; entry += 1) {
    const day = Math.floor((entry / entries) * 365);
    const date = new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10);
    const amount = `${((entry * 7_919) % 90_000) + 10}.${String((entry * 31) % 100).padStart(2, "0")}`;
    const from = ACCOUNTS[entry % ACCOUNTS.length] ?? ACCOUNTS[0];
    const to = ACCOUNTS[(entry + 1 + (entry % 4)) % ACCOUNTS.length] ?? ACCOUNTS[1];
    const common = {
      entry: entry + 1,
      date,
      text: `Goods delivered ${entry} in week ${day % 52}`,
      party: `Party ${(entry * 13) % 5_000}`,
    };
    yield { ...common, account: from, debit: amount, credit: "" };
    yield { ...common, account: to, debit: "", credit: amount };
  }
}

/** Writes a flat ledger of so many lines. */
export function writeLedgerFile(path: string, count: number): void {
  const file = openSync(path, "w");
  let piece =
    "Entry No,Posting Date,Account Code,Account Name,Debit,Credit,Description,Party,Document No\n";
  for (const { entry, date, account, debit, credit, text, party } of inventLines(count)) {
    piece += `JE${entry},${date},${account[0]},${account[1]},${debit},${credit},${text},${party},D${entry}\n`;
    if (piece.length < 1_000_000) continue;
    writeSync(file, piece);
    piece = "";
  }
  writeSync(file, piece);
  closeSync(file);
}

/** Writes the same ledger as a Standard Audit File for Tax. */
export function writeSaftFile(path: string, count: number): void {
  const file = openSync(path, "w");
  writeSync(
    file,
    `<?xml version="1.0" encoding="UTF-8"?><AuditFile><Header><DefaultCurrencyCode>GBP</DefaultCurrencyCode></Header><MasterFiles><GeneralLedgerAccounts>`,
  );
  for (const [code, name] of ACCOUNTS)
    writeSync(
      file,
      `<Account><AccountID>${code}</AccountID><AccountDescription>${name}</AccountDescription><OpeningDebitBalance>0.00</OpeningDebitBalance></Account>`,
    );
  writeSync(
    file,
    `</GeneralLedgerAccounts></MasterFiles><GeneralLedgerEntries><Journal><JournalID>GL</JournalID>`,
  );
  let open = "";
  for (const { entry, date, account, debit, credit, text, party } of inventLines(count)) {
    if (debit !== "")
      open = `<Transaction><TransactionID>${entry}</TransactionID><TransactionDate>${date}</TransactionDate><Description>${text}</Description>`;
    const side = debit !== "" ? "Debit" : "Credit";
    open += `<Line><RecordID>${side}</RecordID><AccountID>${account[0]}</AccountID><CustomerID>${party}</CustomerID><SourceDocumentID>D${entry}</SourceDocumentID><Description>${text}</Description><${side}Amount><Amount>${debit || credit}</Amount></${side}Amount></Line>`;
    if (credit === "") continue;
    writeSync(file, `${open}</Transaction>\n`);
  }
  writeSync(file, "</Journal></GeneralLedgerEntries></AuditFile>");
  closeSync(file);
}
