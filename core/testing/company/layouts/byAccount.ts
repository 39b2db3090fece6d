import { formatMinor } from "../../../money/formatMinor.ts";
import type { Minor } from "../../../money/Minor.ts";
import { roleDefinition } from "../../../roles/roles.ts";
import { type Detail, describeEntries, details } from "../describeEntries.ts";
import type { Company, CompanyAccount } from "../generateCompany.ts";
import { sides, toText } from "./cells.ts";
import type { LedgerLayout } from "./Layout.ts";

/** Account by account as the General Ledger report of QuickBooks Desktop prints it, with transaction numbers. */
export const quickBooksDesktop: LedgerLayout = {
  name: "by account, QuickBooks Desktop",
  extension: ".csv",
  tells: details.documents,
  hasOpenings: true,
  write: (company, detail) => toText(byAccount(company, detail, desktop)),
};

/** The same report as QuickBooks Online prints it: one amount, in the account's own sign. */
export const quickBooksOnline: LedgerLayout = {
  name: "by account, QuickBooks Online",
  extension: ".xlsx",
  tells: { ...details.nothing, hasParties: true },
  hasOpenings: true,
  write: (company, detail) => [
    ["General Ledger"],
    [`${company.period.start} to ${company.period.end}`],
    [],
    ...byAccount(company, detail, online),
  ],
};

/** How one of the reports writes its rows; amounts are debit-positive. */
type Report = {
  /** Whether what a liability owes is positive. */
  isInOwnSign: boolean;
  header: readonly string[];
  heading: (label: string, sign: bigint, opening: Minor) => string[][];
  row: (line: ReportLine, sign: bigint) => string[];
  total: (
    label: string,
    sign: bigint,
    sums: { debit: Minor; credit: Minor; balance: Minor },
  ) => string[];
};

type ReportLine = {
  number: string;
  kind: string;
  date: string;
  document: string;
  party: string;
  text: string;
  amount: Minor;
  balance: Minor;
};

const desktop: Report = {
  isInOwnSign: false,
  header: ["", "Trans #", "Type", "Date", "Num", "Name", "Memo", "Debit", "Credit", "Balance"],
  heading: (label, sign, opening) => [
    [label, "", "", "", "", "", "", "", "", formatMinor(sign * opening, 2)],
  ],
  row: (line, sign) => [
    ...["", line.number, line.kind, americanDate(line.date), line.document, line.party, line.text],
    ...[...sides(line.amount), formatMinor(sign * line.balance, 2)],
  ],
  total: (label, sign, { debit, credit, balance }) => [
    ...[`Total ${label}`, "", "", "", "", "", ""],
    ...[formatMinor(debit, 2), formatMinor(credit, 2), formatMinor(sign * balance, 2)],
  ],
};

const online: Report = {
  isInOwnSign: true,
  header: ["", "Date", "Transaction Type", "Num", "Name", "Memo/Description", "Amount", "Balance"],
  heading: (label, sign, opening) => [
    [label],
    ["", "Beginning Balance", "", "", "", "", "", formatMinor(sign * opening, 2)],
  ],
  row: (line, sign) => [
    ...["", americanDate(line.date), line.kind, line.number, line.party, line.text],
    ...[formatMinor(sign * line.amount, 2), formatMinor(sign * line.balance, 2)],
  ],
  total: (label, sign, { debit, credit }) => [
    ...[`Total for ${label}`, "", "", "", "", ""],
    ...[formatMinor(sign * (debit - credit), 2), ""],
  ],
};

function byAccount(company: Company, detail: Detail, report: Report): string[][] {
  const lines = new Map<string, ReportLine[]>();
  for (const { number, date, journal, lines: posted } of describeEntries(company, detail))
    for (const { account, amount, text, party, document } of posted) {
      const of = { number, date, kind: journal ?? "", text, amount, balance: 0n };
      const list = lines.get(account) ?? [];
      lines.set(account, list);
      list.push({ ...of, party: party ?? "", document: document ?? "" });
    }
  const sections = company.accounts.map((account) =>
    section(account, lines.get(account.code) ?? [], report),
  );
  return [[...report.header], ...sections.flat()];
}

function section(
  account: CompanyAccount,
  lines: readonly ReportLine[],
  report: Report,
): string[][] {
  const { nature } = roleDefinition(account.role);
  const isDebit = nature === "asset" || nature === "expense" || !report.isInOwnSign;
  const sign = isDebit ? 1n : -1n;
  const label = `${account.code} · ${account.name}`;
  let balance = account.opening;
  const sums = { debit: 0n, credit: 0n };
  const rows = lines.map((line) => {
    balance += line.amount;
    if (line.amount > 0n) sums.debit += line.amount;
    else sums.credit -= line.amount;
    return report.row({ ...line, balance }, sign);
  });
  return [
    ...report.heading(label, sign, account.opening),
    ...rows,
    report.total(label, sign, { ...sums, balance }),
  ];
}

function americanDate(date: string): string {
  const [year, month, day] = date.split("-");
  return `${month}/${day}/${year}`;
}
