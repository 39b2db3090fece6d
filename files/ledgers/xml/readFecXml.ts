import { joinJournal, type LedgerReading, lineOf, type Problem, problem } from "@tieout/core";
import { readXml, type XmlRecord } from "./readXml.ts";
import type { XmlFields } from "./XmlElements.ts";

const RECORDS: ReadonlySet<string> = new Set(["exercice", "journal", "ecriture", "ligne"]);

type Line = { row: number; fields: XmlFields };

/**
 * Reads a FEC that is written as XML (art. A. 47 A-1, VII of the LPF): journals, their entries, and the lines
 * of each.
 */
export async function readFecXml(
  pieces: AsyncIterable<string>,
  reading: LedgerReading,
): Promise<readonly Problem[]> {
  // Books in France are kept in euro (Code de commerce, art. L123-22)
  reading.sink.header({ chart: "PCG", usualCurrency: "EUR" });
  let hasEntries = false;
  let lines: Line[] = [];
  const record = (found: XmlRecord) => {
    if (found.name === "ligne") lines.push({ row: found.row, fields: new Map(found.fields) });
    if (found.name !== "ecriture") return;
    hasEntries ||= lines.length > 0;
    takeEntry(reading, found, lines);
    lines = [];
  };
  await readXml(pieces, { records: RECORDS, record }, reading);
  if (!hasEntries) {
    const where = { value: "FEC", expected: "journals without lines" };
    return [problem("ledger_without_entries", where)];
  }
  reading.endFile({ isByAccount: false, isOneYear: true });
  return [];
}

function takeEntry(
  { sink }: LedgerReading,
  { fields: entry, outer }: XmlRecord,
  lines: readonly Line[],
): void {
  const ofEntry = (field: string) => entry.get(field) ?? "";
  const ofJournal = (field: string) => outer("journal").get(field) ?? "";
  const lettering = ofEntry("EcritureLet");
  // One code for a whole entry is that of its customer or supplier, if it has one alone
  const isLettered = lines.filter(isOfParty).length === 1 ? isOfParty : () => false;
  for (const line of lines) {
    const get = (field: string) => line.fields.get(field) ?? "";
    sink.line(
      lineOf({
        row: line.row,
        journal: joinJournal(ofJournal("JournalCode"), ofJournal("JournalLib")),
        number: ofEntry("EcritureNum"),
        date: ofEntry("EcritureDate"),
        account: get("CompteNum"),
        accountName: get("CompteLib"),
        debit: get("Debit"),
        credit: get("Credit"),
        amount: get("Montant"),
        mark: get("Sens"),
        text: ofEntry("EcritureLib"),
        party: get("CompAuxNum") || get("CompAuxLib"),
        document: ofEntry("PieceRef"),
        lettering: get("EcritureLet") || (isLettered(line) ? lettering : ""),
      }),
    );
  }
}

/** Whether a line is of a customer or a supplier, by its number in the chart (PCG, classes 40 and 41). */
function isOfParty({ fields }: Line): boolean {
  return /^4[01]/.test(fields.get("CompteNum") ?? "");
}
