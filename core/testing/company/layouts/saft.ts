import type { EntryLine, JournalEntry } from "../../../generalLedger/GeneralLedger.ts";
import { formatMinor } from "../../../money/formatMinor.ts";
import { type Minor, sum } from "../../../money/Minor.ts";
import { describeEntries, details, openItemsOf } from "../describeEntries.ts";
import type { Company } from "../generateCompany.ts";
import { inXml } from "./cells.ts";
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
      `<MasterFiles><GeneralLedgerAccounts>${company.accounts.map(masterAccount).join("\n")}</GeneralLedgerAccounts>`,
      `${parties(entries, openItemsOf(company, detail))}</MasterFiles>`,
      "<GeneralLedgerEntries>",
      `<NumberOfEntries>${entries.length}</NumberOfEntries>`,
      ...[...journals].map(([name, posted]) => journal(name, posted)),
      "</GeneralLedgerEntries>",
      "</AuditFile>",
    ].join("\n");
  },
};

function header({ period, chart }: Company): string {
  return `<Header><AuditFileVersion>1.10</AuditFileVersion><AuditFileCountry>NO</AuditFileCountry><AuditFileDateCreated>${period.end}</AuditFileDateCreated><SoftwareCompanyName>Example</SoftwareCompanyName><SoftwareID>Example</SoftwareID><SoftwareVersion>1</SoftwareVersion><Company><RegistrationNumber>000000000</RegistrationNumber><Name>Example Company AS</Name></Company><DefaultCurrencyCode>${chart.currency}</DefaultCurrencyCode><SelectionCriteria><SelectionStartDate>${period.start}</SelectionStartDate><SelectionEndDate>${period.end}</SelectionEndDate></SelectionCriteria><TaxAccountingBasis>A</TaxAccountingBasis></Header>`;
}

function balance(end: "Opening" | "Closing", amount: Minor): string {
  const side = amount < 0n ? "Credit" : "Debit";
  const tag = `${end}${side}Balance`;
  return `<${tag}>${formatMinor(amount < 0n ? -amount : amount, 2)}</${tag}>`;
}

function masterAccount({ code, name, opening, closing }: Company["accounts"][number]): string {
  return `<Account><AccountID>${code}</AccountID><AccountDescription>${inXml(name)}</AccountDescription><AccountType>GL</AccountType>${balance("Opening", opening)}${balance("Closing", closing)}</Account>`;
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
    const balances = [...accounts].map(
      ([account, items]) =>
        `<BalanceAccount><AccountID>${account}</AccountID>${balance("Opening", sum(items.map(({ amount }) => amount)))}</BalanceAccount>`,
    );
    return `<Supplier><Name>${inXml(name)}</Name><SupplierID>${inXml(name)}</SupplierID>${balances.join("")}</Supplier>`;
  });
  return names.size === 0 ? "" : `<Suppliers>${suppliers.join("\n")}</Suppliers>`;
}

function journal(name: string, entries: readonly JournalEntry[]): string {
  const transactions = entries.map(
    ({ number, date, text, lines }) =>
      `<Transaction><TransactionID>${number}</TransactionID><Period>${Number(date.slice(5, 7))}</Period><PeriodYear>${date.slice(0, 4)}</PeriodYear><TransactionDate>${date}</TransactionDate><Description>${inXml(text)}</Description><SystemEntryDate>${date}</SystemEntryDate><GLPostingDate>${date}</GLPostingDate>${lines.map(transactionLine).join("\n")}</Transaction>`,
  );
  return `<Journal><JournalID>${name}</JournalID><Description>${name}</Description><Type>${name}</Type>${transactions.join("\n")}</Journal>`;
}

function transactionLine(
  { account, amount, text, party, document }: EntryLine,
  place: number,
): string {
  const tag = amount < 0n ? "CreditAmount" : "DebitAmount";
  const size = formatMinor(amount < 0n ? -amount : amount, 2);
  const source = document ? `<SourceDocumentID>${document}</SourceDocumentID>` : "";
  const of = party ? `<SupplierID>${inXml(party)}</SupplierID>` : "";
  return `<Line><RecordID>${place + 1}</RecordID><AccountID>${account}</AccountID>${source}${of}<Description>${inXml(text)}</Description><${tag}><Amount>${size}</Amount></${tag}></Line>`;
}
