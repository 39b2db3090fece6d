import type { EntryLine, JournalEntry } from "../../../generalLedger/GeneralLedger.ts";
import { formatMinor } from "../../../money/formatMinor.ts";
import type { Minor } from "../../../money/Minor.ts";
import { isProfitAndLossRole } from "../../../roles/roles.ts";
import { describeEntries, details, openItemsOf } from "../describeEntries.ts";
import type { Company } from "../generateCompany.ts";
import { inXml } from "./cells.ts";
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
      `<generalLedger>${company.accounts.map(ledgerAccount).join("\n")}</generalLedger>`,
      openingBalance(company, openItemsOf(company, detail)),
      `<transactions><linesCount>${entries.length}</linesCount>`,
      ...[...journals].map(([name, posted]) => journal(name, posted)),
      "</transactions></company></auditfile>",
    ].join("\n");
  },
};

function header({ period, chart }: Company): string {
  return `<header><fiscalYear>${period.start.slice(0, 4)}</fiscalYear><startDate>${period.start}</startDate><endDate>${period.end}</endDate><curCode>${chart.currency}</curCode><dateCreated>${period.end}</dateCreated><softwareDesc>Example</softwareDesc><softwareVersion>1</softwareVersion></header>`;
}

function parties(entries: readonly JournalEntry[]): string {
  const names = new Set(entries.flatMap(({ lines }) => lines.flatMap(({ party }) => party ?? [])));
  const listed = [...names].map(
    (name) =>
      `<customerSupplier><custSupID>${inXml(name)}</custSupID><custSupName>${inXml(name)}</custSupName><custSupTp>B</custSupTp></customerSupplier>`,
  );
  return names.size === 0 ? "" : `<customersSuppliers>${listed.join("\n")}</customersSuppliers>`;
}

function ledgerAccount({ code, name, role }: Company["accounts"][number]): string {
  const kind = isProfitAndLossRole(role) ? "P" : "B";
  return `<ledgerAccount><accID>${code}</accID><accDesc>${inXml(name)}</accDesc><accTp>${kind}</accTp></ledgerAccount>`;
}

function openingBalance(company: Company, items: readonly EntryLine[]): string {
  const accounts = openedAccounts(company);
  const lines = accounts.map(
    ({ code, opening }, place) =>
      `<obLine><nr>${place + 1}</nr><accID>${code}</accID>${sided(opening)}</obLine>`,
  );
  const listed = items.map(({ account, amount, ...references }, place) => {
    const line = accounts.findIndex(({ code }) => code === account) + 1;
    return `<obSbLine><nr>${place + 1}</nr><obLineNr>${line}</obLineNr>${sided(amount)}${referring(references)}</obSbLine>`;
  });
  const subledgers =
    listed.length === 0
      ? ""
      : `<obSubledgers><obSubledger><sbType>CS</sbType>${listed.join("\n")}</obSubledger></obSubledgers>`;
  return `<openingBalance><opBalDate>${company.period.start}</opBalDate><linesCount>${lines.length}</linesCount>${lines.join("\n")}${subledgers}</openingBalance>`;
}

function journal(name: string, entries: readonly JournalEntry[]): string {
  const transactions = entries.map(
    ({ number, date, text, lines }) =>
      `<transaction><nr>${number}</nr><desc>${inXml(text)}</desc><periodNumber>${Number(date.slice(5, 7))}</periodNumber><trDt>${date}</trDt>${lines.map((line, place) => trLine(line, { number, date }, place)).join("\n")}</transaction>`,
  );
  return `<journal><jrnID>${name}</jrnID><desc>${name}</desc><jrnTp>Z</jrnTp>${transactions.join("\n")}</journal>`;
}

function trLine(
  { account, amount, text, ...references }: EntryLine,
  { number, date }: Pick<JournalEntry, "number" | "date">,
  place: number,
): string {
  return `<trLine><nr>${place + 1}</nr><accID>${account}</accID><docRef>${number}</docRef><effDate>${date}</effDate><desc>${inXml(text)}</desc>${sided(amount)}${referring(references)}</trLine>`;
}

function referring({ party, document }: Pick<EntryLine, "party" | "document">): string {
  const invoice = document ? `<invRef>${document}</invRef>` : "";
  return `${party ? `<custSupID>${inXml(party)}</custSupID>` : ""}${invoice}`;
}

function sided(amount: Minor): string {
  const size = formatMinor(amount < 0n ? -amount : amount, 2);
  return `<amnt>${size}</amnt><amntTp>${amount < 0n ? "C" : "D"}</amntTp>`;
}
