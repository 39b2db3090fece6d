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

test("a code right before an account is the account's", () => {
  expect(fieldsOf("Asiento,Fecha,Código,Cuenta,Debe,Haber")).toMatchObject({
    code: "Código",
    name: "Cuenta",
  });
  expect(fieldsOf("Código,Fecha,Cuenta,Debe,Haber")).toMatchObject({ code: "Cuenta" });
});

test("an account's name is its long text where a program calls it so", () => {
  const fields = fieldsOf("Posting Date,G/L Account,G/L Acct Long Text,Text,Amount");
  expect(fields).toMatchObject({ code: "G/L Account", name: "G/L Acct Long Text", text: "Text" });
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

test.each([
  ["Date,N° compte,Intitulé du compte,Débit,Crédit"],
  ["Datum,Nr. konto,Nazwa konta,Wn,Ma"],
  ["Data,Codice del conto,Denominazione conto,Dare,Avere"],
])("an account's number is told by its words where no list has them: %s", (headings) => {
  const [, code, name] = headings.split(",");
  expect(fieldsOf(headings)).toMatchObject({ code, name });
});

test.each([
  ["Datum,Betrag,Sollkonto,Sollkonto Bezeichnung,Habenkonto,Habenkonto Bezeichnung"],
  ["Date,Montant,Compte débit,Intitulé débit,Compte crédit,Intitulé crédit"],
  ["Datum,Bedrag,Debetrekening,Naam debetrekening,Creditrekening,Naam creditrekening"],
  ["Data,Importo,Conto dare,Descrizione conto dare,Conto avere,Descrizione conto avere"],
])("the accounts of both sides are told with their names: %s", (headings) => {
  const [, amount, code, name, contra, contraName] = headings.split(",");
  expect(fieldsOf(headings)).toMatchObject({ amount, code, name, contra, contraName });
});

test("an account's debit without an account on the other side is no account", () => {
  expect(fieldsOf("Date,Text,Account debit,Account credits")).not.toHaveProperty("code");
});

test("a name next to the code is the account's where another column names the party", () => {
  expect(fieldsOf("Journal,Nr,Date,Account,Name,Text,Contact,Debit,Credit")).toMatchObject({
    code: "Account",
    name: "Name",
    party: "Contact",
  });
  expect(fieldsOf("Date,Account,Name,Memo,Debit,Credit")).toMatchObject({ party: "Name" });
});

test.each([
  ["Datum,Verifikation,Konto,Kontonamn,Text,Motpart,Fakturanummer,Debet,Kredit"],
  [
    "Datum,Boekstuknummer,Grootboekrekening,Omschrijving rekening,Omschrijving,Relatie,Factuurnummer,Debet,Credit",
  ],
  ["Date,N° écriture,Compte,Intitulé du compte,Libellé,Tiers,Pièce,Débit,Crédit"],
  ["Dato,Bilagsnr,Konto,Kontonavn,Tekst,Kunde/leverandør,Fakturanr,Debet,Kredit"],
  ["Fecha,Asiento,Cuenta,Denominación cuenta,Concepto,Tercero,Factura,Debe,Haber"],
  ["Data,Registrazione,Conto,Descrizione conto,Descrizione,Cliente/Fornitore,Fattura,Dare,Avere"],
  [
    "Datum,Buchungsnummer,Konto,Kontobezeichnung,Buchungstext,Geschäftspartner,Rechnungsnummer,Soll,Haben",
  ],
])("each column of %s is known", (headings) => {
  const order = "date,number,code,name,text,party,document,debit,credit".split(",");
  const cells = headings.split(",");
  expect(fieldsOf(headings)).toEqual(
    Object.fromEntries(order.map((field, at) => [field, cells[at]])),
  );
});

test("particulars are the account beside a narration, and a text elsewhere", () => {
  const fields = fieldsOf("Date,Particulars,Vch Type,Vch No.,Narration,Debit,Credit");
  expect(fields).toMatchObject({ name: "Particulars", text: "Narration", number: "Vch No." });
  expect(fieldsOf("Date,Account,Particulars,Debit,Credit").text).toBe("Particulars");
});

test("beside a nominal code, an account may be that of a customer", () => {
  expect(fieldsOf("Date,Account,Nominal Code,Debit,Credit").name).toBeUndefined();
});

test.each(["Name", "Description", "Nominal Account", "Nominal Description"])(
  "right behind a nominal code stands its name: %s",
  (name) => {
    const fields = fieldsOf(`Date,Nominal Code,${name},Details,Debit,Credit`);
    expect(fields).toEqual({
      date: "Date",
      code: "Nominal Code",
      name,
      text: "Details",
      debit: "Debit",
      credit: "Credit",
    });
  },
);

test("behind a nominal code, the only text stays one, and a name further on is that of a party", () => {
  const only = fieldsOf("Date,Nominal Code,Description,Debit,Credit");
  expect([only.name, only.text]).toEqual([undefined, "Description"]);
  const apart = fieldsOf("Date,Nominal Code,Details,Name,Debit,Credit");
  expect([apart.name, apart.party]).toEqual([undefined, "Name"]);
});

test("beside a reference, a number is that of the entry, and its journal is none", () => {
  const fields = fieldsOf("Date,Number,Journal,Account,Partner,Reference,Label,Debit,Credit");
  expect(fields).toMatchObject({ number: "Number", journal: "Journal", document: "Reference" });
  expect(
    fieldsOf("Datum;Belegnummer;Konto;Belegfeld;Soll;Haben".replaceAll(";", ",")),
  ).toMatchObject({ number: "Belegnummer", document: "Belegfeld" });
  expect(
    fieldsOf("Datum;Beleg;Sollkonto;Habenkonto;Betrag;Rechnungsnummer".replaceAll(";", ",")),
  ).toMatchObject({ number: "Beleg", document: "Rechnungsnummer" });
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

test("beside the number of an entry, the id of its journal is the journal (Odoo's technical names)", () => {
  expect(fieldsOf("date,move_name,journal_id,account_id,partner_id,ref,name")).toMatchObject({
    number: "move_name",
    journal: "journal_id",
    document: "ref",
    text: "name",
  });
  expect(fieldsOf("Journal_ID,Effective_Date,GL_Account_Number,Amount").number).toBe("Journal_ID");
});

test("beside an internal id, a document number is what the entry refers to", () => {
  expect(fieldsOf("Type,Date,Document Number,Internal ID,Account,Memo,Debit,Credit")).toMatchObject(
    {
      number: "Internal ID",
      document: "Document Number",
    },
  );
});

test("a description of the entry or of journals without a name is a text where there is no other", () => {
  expect(fieldsOf("Date,Account,Description,Debit,Credit").text).toBe("Description");
  const beside = fieldsOf("Date,Account,Description,Line Description,Debit,Credit");
  expect(beside).toMatchObject({ text: "Line Description", entryText: "Description" });
  expect(fieldsOf("Journal ID,Date,Account,Journal Description,Amount").text).toBe(
    "Journal Description",
  );
});

test.each([
  "date_ecriture,journal,piece,numero_compte,libelle_compte,libelle,debit,credit",
  "Fecha contable,Diario,Comprobante,Código cuenta,Nombre de la cuenta,Glosa,Cargo,Abono",
  "Data registrazione,Giornale,Num. reg.,Codice conto,Descrizione conto,Descrizione,Dare,Avere",
  "Data do lançamento,Diario,Poliza,Conta contábil,Nome da conta,Histórico,Débito,Crédito",
])("a journal in another language has its columns: %s", (headings) => {
  const [date, , number, code, name, text, debit, credit] = headings.split(",");
  expect(fieldsOf(headings)).toMatchObject({ date, number, code, name, text, debit, credit });
});

test.each([
  ["日期,凭证字,凭证号,摘要,科目代码,科目名称,借方金额,贷方金额", "凭证号"],
  ["凭证日期,凭证类别,凭证编号,摘要,科目编码,科目名称,借方发生额,贷方发生额", "凭证编号"],
  ["日期,,凭证类别与编号,摘要,科目编码,科目名称,借方金额,贷方金额", "凭证类别与编号"],
])("a list of Chinese vouchers is read by its headings: %s", (headings, number) => {
  const [date, journal, , text, code, name, debit, credit] = headings.split(",");
  expect(fieldsOf(headings)).toEqual({
    ...{ date, number, text, code, name, debit, credit },
    ...(journal !== "" && { journal }),
  });
});

test.each([
  ["Date,N° pièce,Libellé,Tiers,Débit,Crédit,Solde", "Libellé", "Solde"],
  [
    "Data,N. registrazione,Descrizione,Controparte,Dare,Avere,Saldo progressivo",
    "Descrizione",
    "Saldo progressivo",
  ],
  ["Data,N.º lançamento,Descrição,Entidade,Débito,Crédito,Saldo", "Descrição", "Saldo"],
  ["Data,Nr dowodu,Opis,Kontrahent,Wn,Ma,Saldo narastające", "Opis", "Saldo narastające"],
  ["Dato,Bilagsnr.,Beskrivelse,Modpart,Debet,Kredit,Løbende saldo", "Beskrivelse", "Løbende saldo"],
])("the number, party, text and running balance of %s are found", (headings, text, balance) => {
  const [, number, , party] = headings.split(",");
  expect(fieldsOf(headings)).toMatchObject({ number, text, party, balance });
});

test.each([
  ["Date,Nominal code,Name of account,Details,Debit,Credit", { name: "Name of account" }],
  ["Date,Account,Text,Amount (debit positive)", { amount: "Amount (debit positive)" }],
  ["Date,Account,Text,Amount (Dr/Cr)", { amount: "Amount (Dr/Cr)" }],
] as const)("headings in more words: %s", (headings, fields) => {
  expect(fieldsOf(headings)).toMatchObject(fields);
});
