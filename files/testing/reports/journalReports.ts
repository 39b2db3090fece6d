import {
  american,
  british,
  csv,
  inBlocks,
  inWords,
  journal,
  thousands,
  title,
  total,
} from "./reportBooks.ts";

const xeroJournal = () =>
  csv([
    ...title("Journal Report"),
    ...journal.flatMap(({ number, date, text, sides }) => [
      [`ID ${5000 + number}`],
      [`${inWords(date)}  Posted by Ada Moss on ${inWords(date)}`],
      ["Account", "Description", "Debit", "Credit"],
      ...sides.map(({ code, name, debit, credit }) => [`${name} (${code})`, text, debit, credit]),
      ["Total", "", total(sides, "debit"), total(sides, "credit")],
      [],
    ]),
  ]);

const zohoJournal = () =>
  csv([
    ...title("Journal Report"),
    ...journal.flatMap(({ number, date, text, sides }) => [
      [`${british(date)} - Journal ${number} (${text})`, "DEBIT", "CREDIT"],
      ...sides.map(({ name, debit, credit }) => [name, debit || "0.00", credit || "0.00"]),
      ["", total(sides, "debit"), total(sides, "credit")],
      [],
    ]),
  ]);

const sageJournal = () =>
  csv([
    ...title("General Journal"),
    ["Date", "Account ID", "Reference", "Trans Description", "Debit Amt", "Credit Amt"],
    ...inBlocks(
      ({ date, document, text }, { code, debit, credit }, isFirst) => [
        ...[isFirst ? american(date) : "", code, isFirst ? document : "", text],
        ...[thousands(debit), thousands(credit)],
      ],
      () => [],
    ),
    ["", "Total", "", "", "16,501.00", "16,501.00"],
  ]);

const quickBooksOnline = () =>
  csv([
    ...title("Journal"),
    "Date,Transaction Type,Num,Name,Memo/Description,Account,Debit,Credit".split(","),
    ...inBlocks(
      ({ date, number, party, text }, { name, debit, credit }, isFirst) => [
        ...(isFirst ? [british(date), "Journal Entry", number + 1] : ["", "", ""]),
        ...[party, text, name, thousands(debit), thousands(credit)],
      ],
      (sides) => [
        "",
        "",
        "",
        "",
        "",
        "",
        `$${total(sides, "debit")}`,
        `$${total(sides, "credit")}`,
      ],
    ),
    ["TOTAL", "", "", "", "", "", "$17,501.00", "$17,501.00"],
  ]);

const quickBooksDesktop = () =>
  csv([
    ["", "Trans #", "Type", "Date", "Num", "Name", "Memo", "Account", "Debit", "Credit"],
    ...inBlocks(
      ({ date, number, party, text }, { name, debit, credit }, isFirst) => [
        ...["", ...(isFirst ? [number + 1, "General Journal", british(date)] : ["", "", ""])],
        ...["", party, text, name, debit, credit],
      ],
      (sides) => [...Array(8).fill(""), total(sides, "debit"), total(sides, "credit")],
    ),
    ["TOTAL", ...Array(7).fill(""), "17501.00", "17501.00"],
  ]);

/** Journals that stand entry by entry. */
export const journalReports: readonly (readonly [string, () => string])[] = [
  ["the Journal Report of Xero", xeroJournal],
  ["the General Journal of Sage 50", sageJournal],
  ["the Journal Report of Zoho", zohoJournal],
  ["the Journal of QuickBooks Online", quickBooksOnline],
  ["the Journal of QuickBooks Desktop", quickBooksDesktop],
];
