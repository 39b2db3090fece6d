import { type Detail, describeEntries, details, openingEntry } from "../describeEntries.ts";
import type { Company } from "../generateCompany.ts";
import { compactDate, withComma } from "./cells.ts";
import type { LedgerLayout } from "./Layout.ts";

const HEADER =
  "JournalCode JournalLib EcritureNum EcritureDate CompteNum CompteLib CompAuxNum CompAuxLib PieceRef PieceDate EcritureLib Debit Credit EcritureLet DateLet ValidDate Montantdevise Idevise";

const journals: Readonly<Record<string, readonly [string, string]>> = {
  Sales: ["VE", "Ventes"],
  Purchases: ["AC", "Achats"],
  Bank: ["BQ", "Banque"],
  Cash: ["CA", "Caisse"],
  Payroll: ["PA", "Paie"],
  General: ["OD", "Opérations diverses"],
};

/** The French fichier des écritures comptables (art. A.47 A-1 LPF), tab between the columns. */
export const fec: LedgerLayout = {
  name: "FEC",
  extension: ".txt",
  tells: { ...details.documents, hasLettering: true, hasOpenItems: true },
  hasOpenings: true,
  write: (company, detail) =>
    [HEADER.split(" "), ...openings(company, detail), ...rows(company, detail)]
      .map((row) => row.join("\t"))
      .join("\r\n"),
};

function openings(company: Company, detail: Detail): string[][] {
  const names = new Map(company.accounts.map(({ code, name }) => [code, name]));
  const date = compactDate(company.period.start);
  return openingEntry(company, detail).lines.map((line) => [
    ...["AN", "A nouveaux", "1", date, line.account, names.get(line.account) ?? ""],
    ...auxiliary(line.party),
    ...[line.document ?? "AN", date, "A nouveaux"],
    ...amounts(line.amount),
    ...[line.lettering ?? "", line.lettering ? date : "", date, "", ""],
  ]);
}

function rows(company: Company, detail: Detail): string[][] {
  const names = new Map(company.accounts.map(({ code, name }) => [code, name]));
  return describeEntries(company, detail).flatMap((entry) => {
    const date = compactDate(entry.date);
    const [code, label] = journals[entry.journal ?? ""] ?? ["OD", "Opérations diverses"];
    return entry.lines.map((line) => [
      ...[code, label, `E${entry.number}`, date, line.account, names.get(line.account) ?? ""],
      ...auxiliary(line.party),
      ...[line.document ?? "", line.document ? date : "", line.text],
      ...amounts(line.amount),
      ...[line.lettering ?? "", line.lettering ? date : "", date, "", ""],
    ]);
  });
}

function auxiliary(party: string | null): [string, string] {
  return party === null ? ["", ""] : [party.replaceAll(" ", "").toUpperCase().slice(0, 12), party];
}

function amounts(amount: bigint): [string, string] {
  return amount < 0n ? ["0,00", withComma(-amount)] : [withComma(amount), "0,00"];
}
