import type { Minor } from "../../../money/Minor.ts";
import { roleDefinition } from "../../../roles/roles.ts";
import { describeEntries, details } from "../describeEntries.ts";
import type { CompanyAccount } from "../generateCompany.ts";
import { inXml } from "./cells.ts";
import type { LedgerLayout } from "./Layout.ts";
import { openedAccounts } from "./openingEntry.ts";

/** A GnuCash book: balances at the beginning are an entry of the first day, amounts are fractions. */
export const gnucash: LedgerLayout = {
  name: "GnuCash",
  extension: ".gnucash",
  tells: details.nothing,
  hasOpenings: true,
  write: (company, detail) => {
    const { currency } = company.chart;
    const opening = {
      number: "opening",
      date: company.period.start,
      text: "Opening balances",
      lines: openedAccounts(company).map(({ code, opening: amount }) => ({
        account: code,
        amount,
        text: "",
      })),
    };
    const entries = [opening, ...describeEntries(company, detail)];
    return [
      '<?xml version="1.0" encoding="utf-8" ?>',
      '<gnc-v2 xmlns:gnc="http://www.gnucash.org/XML/gnc" xmlns:act="http://www.gnucash.org/XML/act" xmlns:trn="http://www.gnucash.org/XML/trn" xmlns:split="http://www.gnucash.org/XML/split" xmlns:cmdty="http://www.gnucash.org/XML/cmdty" xmlns:ts="http://www.gnucash.org/XML/ts" xmlns:book="http://www.gnucash.org/XML/book">',
      '<gnc:book version="2.0.0"><book:id type="guid">book</book:id>',
      '<gnc:account version="2.0.0"><act:name>Root Account</act:name><act:id type="guid">root</act:id><act:type>ROOT</act:type></gnc:account>',
      ...company.accounts.map((account) => accountOf(account, currency)),
      ...entries.map((entry) => transaction(entry, currency)),
      "</gnc:book></gnc-v2>",
    ].join("\n");
  },
};

const TYPES = {
  asset: "ASSET",
  liability: "LIABILITY",
  equity: "EQUITY",
  income: "INCOME",
  expense: "EXPENSE",
} as const;

function accountOf({ code, name, role }: CompanyAccount, currency: string): string {
  const type = role === "cash_and_cash_equivalents" ? "BANK" : TYPES[roleDefinition(role).nature];
  return `<gnc:account version="2.0.0"><act:name>${inXml(name)}</act:name><act:id type="guid">a${code}</act:id><act:type>${type}</act:type><act:commodity>${money(currency)}</act:commodity><act:code>${code}</act:code><act:parent type="guid">root</act:parent></gnc:account>`;
}

type Written = {
  number: string;
  date: string;
  text: string;
  lines: readonly { account: string; amount: Minor; text: string }[];
};

function transaction({ number, date, text, lines }: Written, currency: string): string {
  const splits = lines.map(
    (line, place) =>
      `<trn:split><split:id type="guid">${number}-${place}</split:id><split:memo>${inXml(line.text)}</split:memo><split:reconciled-state>n</split:reconciled-state><split:value>${line.amount}/100</split:value><split:quantity>${line.amount}/100</split:quantity><split:account type="guid">a${line.account}</split:account></trn:split>`,
  );
  return `<gnc:transaction version="2.0.0"><trn:id type="guid">${number}</trn:id><trn:currency>${money(currency)}</trn:currency><trn:date-posted><ts:date>${date} 10:59:00 +0000</ts:date></trn:date-posted><trn:date-entered><ts:date>${date} 12:00:00 +0000</ts:date></trn:date-entered><trn:description>${inXml(text)}</trn:description><trn:splits>${splits.join("\n")}</trn:splits></gnc:transaction>`;
}

function money(currency: string): string {
  return `<cmdty:space>CURRENCY</cmdty:space><cmdty:id>${currency}</cmdty:id>`;
}
