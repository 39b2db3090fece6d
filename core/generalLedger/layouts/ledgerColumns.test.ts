import { expect, test } from "vitest";
import { type LedgerField, matchLedgerColumns } from "./ledgerColumns.ts";

/** What the columns of a row of headings are read as. */
function fieldsOf(headings: string): Partial<Record<LedgerField, string>> {
  const cells = headings.split(",");
  const columns = Object.entries(matchLedgerColumns(cells));
  return Object.fromEntries(columns.map(([field, at]) => [field, cells[at]]));
}

test("beside an account's code, a plain account is its name", () => {
  const fields = fieldsOf("Date,Account Code,Account,Account Type,Debit,Credit");
  expect(fields).toMatchObject({ code: "Account Code", name: "Account", type: "Account Type" });
});

test("a description next to the code is the account's name where another column holds the text", () => {
  expect(fieldsOf("Rekening,Omschrijving,Datum,Boekstuk,Tekst,Debet,Credit")).toMatchObject({
    code: "Rekening",
    name: "Omschrijving",
    text: "Tekst",
  });
  expect(fieldsOf("Rekening,Omschrijving,Datum,Debet,Credit")).toMatchObject({
    text: "Omschrijving",
  });
});

test("particulars are the account beside a narration, and a text elsewhere", () => {
  const fields = fieldsOf("Date,Particulars,Vch Type,Vch No.,Narration,Debit,Credit");
  expect(fields).toMatchObject({ name: "Particulars", text: "Narration", number: "Vch No." });
  expect(fieldsOf("Date,Account,Particulars,Debit,Credit").text).toBe("Particulars");
});

test("beside a nominal code, an account may be that of a customer", () => {
  expect(fieldsOf("Date,Account,Nominal Code,Debit,Credit").name).toBeUndefined();
});

test("beside a reference, a number is that of the entry, and its journal is none", () => {
  const fields = fieldsOf("Date,Number,Journal,Account,Partner,Reference,Label,Debit,Credit");
  expect(fields).toMatchObject({ number: "Number", journal: "Journal", document: "Reference" });
  expect(
    fieldsOf("Datum;Belegnummer;Konto;Belegfeld;Soll;Haben".replaceAll(";", ",")),
  ).toMatchObject({ number: "Belegnummer", document: "Belegfeld" });
});

test("a number alone may be that of a document", () => {
  expect(fieldsOf("Date,Number,Account,Debit,Credit").document).toBe("Number");
});

test.each(["Debit account,Credit account", "Sollkonto,Habenkonto", "Compte débité,Compte crédité"])(
  "%s: the amount is debited to the one and credited to the other",
  (sides) => {
    const [code, contra] = sides.split(",");
    expect(fieldsOf(`Date,${sides},Amount`)).toMatchObject({ code, contra, amount: "Amount" });
  },
);
