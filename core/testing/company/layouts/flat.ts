import { formatMinor } from "../../../money/formatMinor.ts";
import { type Minor, sum } from "../../../money/Minor.ts";
import { isProfitAndLossRole } from "../../../roles/roles.ts";
import { type Detail, describeEntries, details, openingEntry } from "../describeEntries.ts";
import type { Company } from "../generateCompany.ts";
import { sides, toText } from "./cells.ts";
import type { LedgerLayout } from "./Layout.ts";

const EVERYTHING = { ...details.documents, hasLettering: true, hasOpenItems: true };

/** A row a line with debit and credit, the opening balances as its first entry. */
export const flatDebitCredit: LedgerLayout = {
  name: "flat table, debit and credit",
  extension: ".csv",
  tells: EVERYTHING,
  hasOpenings: true,
  write: (company, detail) =>
    toText(flatRows(company, detail, ["Debit", "Credit"], sides, { hasOpenings: true })),
};

/** A row a line with one signed amount and no opening balances: a trial balance stands beside it. */
export const flatSigned: LedgerLayout = {
  name: "flat table, signed amount",
  extension: ".csv",
  tells: EVERYTHING,
  hasOpenings: false,
  write: (company, detail) =>
    toText(
      flatRows(company, detail, ["Amount"], (amount) => [formatMinor(amount, 2)], {
        hasOpenings: false,
      }),
      ";",
    ),
};

/** The same table as a workbook, with the entry that closes the year into retained earnings. */
export const flatWorkbook: LedgerLayout = {
  ...flatDebitCredit,
  name: "flat table in a workbook, year closed",
  extension: ".xlsx",
  write: (company, detail) => [
    ...flatRows(company, detail, ["Debit", "Credit"], sides, { hasOpenings: true }),
    ...closingRows(company, detail),
  ],
};

function closingRows(company: Company, detail: Detail): string[][] {
  const results = company.accounts.filter(({ role }) => isProfitAndLossRole(role));
  const profit = sum(results.map(({ closing }) => closing));
  const retained = company.accounts.find(({ role }) => role === "retained_earnings");
  if (!retained) throw new Error("a company without retained earnings closes no year");
  const lines = [
    ...results.map((account) => ({ account, amount: -account.closing })),
    { account: retained, amount: profit },
  ];
  return lines.map(({ account, amount }) => [
    ...["C1", company.period.end, "Closing", account.code, account.name, "Year-end closing"],
    ...referenceColumns(detail).map(() => ""),
    ...sides(amount),
  ]);
}

function flatRows(
  company: Company,
  detail: Detail,
  amountHeadings: readonly string[],
  write: (amount: Minor) => string[],
  { hasOpenings }: { hasOpenings: boolean },
): string[][] {
  const names = new Map(company.accounts.map(({ code, name }) => [code, name]));
  const columns = referenceColumns(detail);
  const header = ["Entry No", "Date", "Journal", "Account", "Account Name", "Description"];
  const first = [...header, ...columns.map(({ heading }) => heading), ...amountHeadings];
  const opened = hasOpenings ? [openingEntry(company, detail)] : [];
  const rows = [...opened, ...describeEntries(company, detail)].flatMap((entry) =>
    entry.lines.map((line) => [
      ...[entry.number, entry.date, entry.journal ?? "", line.account],
      ...[names.get(line.account) ?? "", line.text],
      ...columns.map(({ read }) => line[read] ?? ""),
      ...write(line.amount),
    ]),
  );
  return [first, ...rows];
}

function referenceColumns(detail: Detail) {
  const columns = [
    { heading: "Party", isShown: detail.hasParties, read: "party" },
    { heading: "Document", isShown: detail.hasDocuments, read: "document" },
    { heading: "Reconciliation", isShown: detail.hasLettering, read: "lettering" },
  ] as const;
  return columns.filter(({ isShown }) => isShown);
}
