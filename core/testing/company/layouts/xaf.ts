import type { EntryLine, JournalEntry } from "../../../generalLedger/GeneralLedger.ts";
import type { Minor } from "../../../money/Minor.ts";
import { isProfitAndLossRole } from "../../../roles/roles.ts";
import { describeEntries, details, openItemsOf } from "../describeEntries.ts";
import type { Company } from "../generateCompany.ts";
import { element, inXml, size } from "./cells.ts";
import type { LedgerLayout } from "./Layout.ts";
import { openedAccounts } from "./openingEntry.ts";

/** The Dutch auditfile financieel 3.2. */
export const xaf: LedgerLayout = {
  name: "XAF",
  extension: ".xaf",
  tells: details.opened,
  hasOpenings: true,
  write: (company, detail) => {
    const entries = describeEntries(company, detail);
    const journals = Map.groupBy(entries, ({ journal }) => journal ?? "General");
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<auditfile xmlns="http://www.auditfiles.nl/XAF/3.2">',
      header(company),
      "<company><companyIdent>1</companyIdent><companyName>Example Company BV</companyName>",
      parties(entries),
      element("generalLedger", company.accounts.map(ledgerAccount).join("\n")),
      openingBalance(company, openItemsOf(company, detail)),
      `<transactions>${element("linesCount", String(entries.length))}`,
      ...[...journals].map(([name, posted]) => journal(name, posted)),
      "</transactions></company></auditfile>",
    ].join("\n");
  },
};

function header({ period, chart }: Company): string {
  return element(
    "header",
    element("fiscalYear", period.start.slice(0, 4)),
    element("startDate", period.start),
    element("endDate", period.end),
    element("curCode", chart.currency),
    element("dateCreated", period.end),
    element("softwareDesc", "Example"),
    element("softwareVersion", "1"),
  );
}

function parties(entries: readonly JournalEntry[]): string {
  const names = new Set(entries.flatMap(({ lines }) => lines.flatMap(({ party }) => party ?? [])));
  const listed = [...names].map((name) =>
    element(
      "customerSupplier",
      element("custSupID", inXml(name)),
      element("custSupName", inXml(name)),
      element("custSupTp", "B"),
    ),
  );
  return names.size === 0 ? "" : element("customersSuppliers", listed.join("\n"));
}

function ledgerAccount({ code, name, role }: Company["accounts"][number]): string {
  const kind = isProfitAndLossRole(role) ? "P" : "B";
  return element(
    "ledgerAccount",
    element("accID", code),
    element("accDesc", inXml(name)),
    element("accTp", kind),
  );
}

function openingBalance(company: Company, items: readonly EntryLine[]): string {
  const accounts = openedAccounts(company);
  const lines = accounts.map(({ code, opening }, place) =>
    element("obLine", nr(place), element("accID", code), sided(opening)),
  );
  const listed = items.map(({ account, amount, ...references }, place) => {
    const line = accounts.findIndex(({ code }) => code === account) + 1;
    const of = element("obLineNr", String(line));
    return element("obSbLine", nr(place), of, sided(amount), referring(references));
  });
  const subledger = element("obSubledger", element("sbType", "CS"), listed.join("\n"));
  return element(
    "openingBalance",
    element("opBalDate", company.period.start),
    element("linesCount", String(lines.length)),
    lines.join("\n"),
    listed.length === 0 ? "" : element("obSubledgers", subledger),
  );
}

function journal(name: string, entries: readonly JournalEntry[]): string {
  return element(
    "journal",
    element("jrnID", name),
    element("desc", name),
    element("jrnTp", "Z"),
    entries.map(transaction).join("\n"),
  );
}

function transaction({ number, date, text, lines }: JournalEntry): string {
  return element(
    "transaction",
    element("nr", number),
    element("desc", inXml(text)),
    element("periodNumber", String(Number(date.slice(5, 7)))),
    element("trDt", date),
    lines.map((line, place) => trLine(line, { number, date }, place)).join("\n"),
  );
}

function trLine(
  { account, amount, text, ...references }: EntryLine,
  { number, date }: Pick<JournalEntry, "number" | "date">,
  place: number,
): string {
  return element(
    "trLine",
    nr(place),
    element("accID", account),
    element("docRef", number),
    element("effDate", date),
    element("desc", inXml(text)),
    sided(amount),
    referring(references),
  );
}

function referring({ party, document }: Pick<EntryLine, "party" | "document">): string {
  const invoice = document ? element("invRef", document) : "";
  return `${party ? element("custSupID", inXml(party)) : ""}${invoice}`;
}

/** The number of a line, from 1. */
function nr(place: number): string {
  return element("nr", String(place + 1));
}

function sided(amount: Minor): string {
  return element("amnt", size(amount)) + element("amntTp", amount < 0n ? "C" : "D");
}
