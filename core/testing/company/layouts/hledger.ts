import { formatMinor } from "../../../money/formatMinor.ts";
import { roleDefinition } from "../../../roles/roles.ts";
import { type Detail, describeEntries, details } from "../describeEntries.ts";
import type { Company, CompanyAccount } from "../generateCompany.ts";
import { toText } from "./cells.ts";
import type { LedgerLayout } from "./Layout.ts";
import { openedAccounts } from "./openingEntry.ts";

const HEADER =
  "txnidx date date2 status code description comment account amount commodity credit debit posting-status posting-comment";

const sections = {
  asset: "Assets",
  liability: "Liabilities",
  equity: "Equity",
  income: "Income",
  expense: "Expenses",
} as const;

/** What `hledger print -O csv` writes: accounts have names and no numbers. */
export const hledgerPrint: LedgerLayout = {
  name: "hledger print",
  extension: ".csv",
  tells: details.nothing,
  hasOpenings: true,
  nameOf: hledgerName,
  write: (company, detail) =>
    toText([
      HEADER.split(" "),
      ...transactions(company, detail).flatMap(({ place, date, text, postings }) =>
        postings.map(({ name, amount }) => [
          ...[String(place), date, "", "*", "", text, "", name, formatMinor(amount, 2)],
          company.chart.currency,
          amount < 0n ? formatMinor(-amount, 2) : "",
          amount < 0n ? "" : formatMinor(amount, 2),
          ...["", ""],
        ]),
      ),
    ]),
};

/** The same entries as a journal of hledger, for its own command. */
export function writeHledgerJournal(company: Company, detail: Detail): string {
  const { currency } = company.chart;
  return transactions(company, detail)
    .map(({ date, text, postings }) =>
      [
        `${date} * ${text}`,
        ...postings.map(({ name, amount }) => `    ${name}  ${formatMinor(amount, 2)} ${currency}`),
        "",
      ].join("\n"),
    )
    .join("\n");
}

function hledgerName({ role, name }: CompanyAccount): string {
  const isCash = role === "cash_and_cash_equivalents";
  return `${sections[roleDefinition(role).nature]}${isCash ? ":Cash" : ""}:${name}`;
}

function transactions(company: Company, detail: Detail) {
  const names = new Map(company.accounts.map((account) => [account.code, hledgerName(account)]));
  const postings = (lines: readonly { account: string; amount: bigint }[]) =>
    lines.map(({ account, amount }) => ({ name: names.get(account) ?? account, amount }));
  const openings = openedAccounts(company).map(({ code, opening }) => ({
    account: code,
    amount: opening,
  }));
  const entries = describeEntries(company, detail).map(({ date, text, lines }) => ({
    date,
    text,
    postings: postings(lines),
  }));
  const opening = {
    date: company.period.start,
    text: "Opening balances",
    postings: postings(openings),
  };
  return [opening, ...entries].map((entry, place) => ({ place: place + 1, ...entry }));
}
