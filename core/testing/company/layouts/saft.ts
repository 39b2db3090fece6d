import type { EntryLine, JournalEntry } from "../../../generalLedger/GeneralLedger.ts";
import { type Minor, sum } from "../../../money/Minor.ts";
import { describeEntries, details, openItemsOf } from "../describeEntries.ts";
import type { Company } from "../generateCompany.ts";
import { element, inXml, size } from "./cells.ts";
import type { LedgerLayout } from "./Layout.ts";

/** The OECD Standard Audit File for Tax as Norway writes it (1.10). */
export const saft: LedgerLayout = {
  name: "SAF-T",
  extension: ".xml",
  tells: details.opened,
  hasOpenings: true,
  write: (company, detail) => {
    const entries = describeEntries(company, detail);
    const journals = Map.groupBy(entries, ({ journal }) => journal ?? "General");
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<AuditFile xmlns="urn:StandardAuditFile-Taxation-Financial:NO">',
      header(company),
      "<MasterFiles>" +
        element("GeneralLedgerAccounts", company.accounts.map(masterAccount).join("\n")),
      `${parties(entries, openItemsOf(company, detail))}</MasterFiles>`,
      "<GeneralLedgerEntries>",
      element("NumberOfEntries", String(entries.length)),
      ...[...journals].map(([name, posted]) => journal(name, posted)),
      "</GeneralLedgerEntries>",
      "</AuditFile>",
    ].join("\n");
  },
};

function header({ period, chart }: Company): string {
  return element(
    "Header",
    element("AuditFileVersion", "1.10"),
    element("AuditFileCountry", "NO"),
    element("AuditFileDateCreated", period.end),
    element("SoftwareCompanyName", "Example"),
    element("SoftwareID", "Example"),
    element("SoftwareVersion", "1"),
    element(
      "Company",
      element("RegistrationNumber", "000000000"),
      element("Name", "Example Company AS"),
    ),
    element("DefaultCurrencyCode", chart.currency),
    element(
      "SelectionCriteria",
      element("SelectionStartDate", period.start),
      element("SelectionEndDate", period.end),
    ),
    element("TaxAccountingBasis", "A"),
  );
}

function balance(end: "Opening" | "Closing", amount: Minor): string {
  const side = amount < 0n ? "Credit" : "Debit";
  return element(`${end}${side}Balance`, size(amount));
}

function masterAccount({ code, name, opening, closing }: Company["accounts"][number]): string {
  return element(
    "Account",
    element("AccountID", code),
    element("AccountDescription", inXml(name)),
    element("AccountType", "GL"),
    balance("Opening", opening),
    balance("Closing", closing),
  );
}

/**
 * Customers and suppliers are told apart by the journal of their entries alone here: each is both. What
 * was open when the year began is told by account, and of nobody as that of sundry parties.
 */
function parties(entries: readonly JournalEntry[], opened: readonly EntryLine[]): string {
  const posted = entries.flatMap(({ lines }) => lines.flatMap(({ party }) => party ?? []));
  const open = Map.groupBy(opened, ({ party }) => party ?? "Sundry");
  const names = new Set([...posted, ...open.keys()]);
  const suppliers = [...names].map((name) => {
    const accounts = Map.groupBy(open.get(name) ?? [], ({ account }) => account);
    const balances = [...accounts].map(([account, items]) => {
      const opening = balance("Opening", sum(items.map(({ amount }) => amount)));
      return element("BalanceAccount", element("AccountID", account), opening);
    });
    const named = [element("Name", inXml(name)), element("SupplierID", inXml(name))];
    return element("Supplier", ...named, ...balances);
  });
  return names.size === 0 ? "" : element("Suppliers", suppliers.join("\n"));
}

function journal(name: string, entries: readonly JournalEntry[]): string {
  return element(
    "Journal",
    element("JournalID", name),
    element("Description", name),
    element("Type", name),
    entries.map(transaction).join("\n"),
  );
}

function transaction({ number, date, text, lines }: JournalEntry): string {
  return element(
    "Transaction",
    element("TransactionID", number),
    element("Period", String(Number(date.slice(5, 7)))),
    element("PeriodYear", date.slice(0, 4)),
    element("TransactionDate", date),
    element("Description", inXml(text)),
    element("SystemEntryDate", date),
    element("GLPostingDate", date),
    lines.map(transactionLine).join("\n"),
  );
}

function transactionLine(
  { account, amount, text, party, document }: EntryLine,
  place: number,
): string {
  const tag = amount < 0n ? "CreditAmount" : "DebitAmount";
  return element(
    "Line",
    element("RecordID", String(place + 1)),
    element("AccountID", account),
    document ? element("SourceDocumentID", document) : "",
    party ? element("SupplierID", inXml(party)) : "",
    element("Description", inXml(text)),
    element(tag, element("Amount", size(amount))),
  );
}
