import { american, british, csv, flat, parts, title } from "./reportBooks.ts";

const aicpa = () =>
  csv(
    [
      "Journal_ID Journal_ID_Line_Number JE_Line_Description Source Effective_Date GL_Account_Number Amount Amount_Credit_Debit_Indicator Entered_By Entered_Time".split(
        " ",
      ),
      ...flat(({ number, text, date }, { code, signed, credit }) =>
        [number, 1, text, "GJ", date, code, signed.replace("-", "")].concat(
          credit === "" ? "D" : "C",
          "ada",
          "10:00:00",
        ),
      ),
    ],
    "|",
  );

const erpnextEntries = () =>
  csv([
    "Posting Date,Account,Party,Debit Amount,Credit Amount,Against,Against Voucher,Voucher Type,Voucher No,Remarks,Company".split(
      ",",
    ),
    ...flat(({ date, number, party, document, text }, { code, name, debit, credit }) => [
      ...[date, `${code} - ${name} - PP`, party, debit || 0, credit || 0, "", document],
      ...["Journal Entry", `ACC-JV-2025-${number}`, text, "Plain Pottery"],
    ]),
  ]);

const sap = () =>
  csv(
    [
      "G/L Account,Assignment,Document Number,Document Type,Posting Date,Amount in local currency,Text".split(
        ",",
      ),
      ...flat(({ date, number, document, text }, { code, signed }) => [
        ...[code, document, 100_000_000 + number, "SA", parts(date).reverse().join(".")],
        `${signed.replace("-", "").replace(".", ",")}${signed.startsWith("-") ? "-" : ""}`,
        text,
      ]),
    ],
    ";",
  );

const sageExport = () =>
  csv([
    "Date,Reference,Date Clear in Bank Rec,Number of Distributions,G/L Account,Description,Amount,Job ID,Transaction Period,Transaction Number".split(
      ",",
    ),
    ...flat(({ date, number, text }, { code, signed }) => [
      ...[american(date), "", "", 2, code, text, signed, "", 13, 1 + number],
    ]),
  ]);

const sageAuditTrail = () =>
  csv([
    ...title("Audit Trail Breakdown"),
    "Trx No,Entry Date,Created By,Trx Date,Name,Type,Ref,Ledger Account,Debit,Credit,Deleted".split(
      ",",
    ),
    ...flat(({ date, number, party, document }, { code, name, debit, credit }) => [
      ...[1 + number, `${british(date)} 11:12:13`, "Ada Moss", british(date), party],
      ...[number === 0 ? "Opening Balance" : "Journal", document, `${code} ${name}`],
      ...[debit || "0.00", credit || "0.00", "No"],
    ]),
  ]);

const myobExport = () =>
  csv(
    [
      "Journal Number,Date,Memo,GST [BAS] Reporting,Account Number,Is Credit,Amount,Job".split(","),
      ...flat(({ date, number, text }, { code, debit, credit }) => [
        ...[`GJ00000${number}`, british(date), text, "S", `${code[0]}-${code}`],
        ...[credit === "" ? "N" : "Y", debit || credit, ""],
      ]),
    ],
    "\t",
  );

/** Exports that have a row a line. */
export const flatReports: readonly (readonly [string, () => string])[] = [
  ["GL_Detail of the Audit Data Standard", aicpa],
  ["GL Entry of ERPNext", erpnextEntries],
  ["FAGLL03 of SAP", sap],
  ["the journal that Sage 50 exports", sageExport],
  ["the detailed Audit Trail of Sage Accounting", sageAuditTrail],
  ["the journals that MYOB exports", myobExport],
];
