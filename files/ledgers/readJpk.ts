import { type LedgerReading, lineOf, type Problem, problem } from "@tieout/core";
import { readXml, type XmlRecord } from "./readXml.ts";
import type { XmlFields } from "./XmlElements.ts";

const RECORDS: ReadonlySet<string> = new Set([
  ...["Naglowek", "Podmiot1", "ZOiS", "Dziennik", "KontoZapis", "DziennikCtrl", "KontoZapisCtrl"],
]);

type Jpk = {
  reading: LedgerReading;
  entries: Map<string, XmlFields>;
  hasEntries: boolean;
  turned: string[];
};

/**
 * Reads a Polish JPK_KR: the balances of accounts (ZOiS), the journal (Dziennik) and the postings
 * (KontoZapis), which name the journal's entry by its number.
 */
export async function readJpk(
  pieces: AsyncIterable<string>,
  reading: LedgerReading,
): Promise<readonly Problem[]> {
  const jpk: Jpk = { reading, entries: new Map(), hasEntries: false, turned: [] };
  await readXml(pieces, { records: RECORDS, record: (record) => takeRecord(jpk, record) }, reading);
  if (!jpk.hasEntries) {
    const where = { value: "JPK", expected: "other registers" };
    return [problem("ledger_without_entries", where)];
  }
  reading.endFile({ isByAccount: false, isOneYear: false });
  return [];
}

function takeRecord(jpk: Jpk, { name, fields, row }: XmlRecord): void {
  const get = (field: string) => fields.get(field) ?? "";
  const { taker } = jpk.reading;
  if (name === "Naglowek") {
    const currency = get("DomyslnyKodWaluty");
    taker.header({ currency, start: get("DataOd"), end: get("DataDo") });
  } else if (name === "ZOiS") takeBalance(jpk, fields, row);
  else if (name === "Dziennik") jpk.entries.set(get("NrZapisuDziennika"), new Map(fields));
  else if (name === "KontoZapis") takePosting(jpk, fields, row);
  else if (name === "KontoZapisCtrl")
    taker.totals({ row, debits: get("SumaWinien"), credits: get("SumaMa"), turned: jpk.turned });
}

function takeBalance({ reading }: Jpk, fields: XmlFields, row: number): void {
  const get = (field: string) => fields.get(field) ?? "";
  const common = { row, code: get("KodKonta"), name: get("OpisKonta") || get("OpisZespolu") };
  const rows: readonly (readonly [string, string])[] = [
    [get("BilansOtwarciaWinien"), get("SaldoWinien")],
    [negative(get("BilansOtwarciaMa")), negative(get("SaldoMa"))],
  ];
  for (const [opening, closing] of rows)
    reading.taker.account({ ...common, type: "", opening, closing, isListed: true });
}

function negative(amount: string): string {
  if (amount === "") return "";
  return amount.startsWith("-") ? amount.slice(1) : `-${amount}`;
}

/** A posting names an account on one side, or one on each. */
function takePosting(jpk: Jpk, fields: XmlFields, row: number): void {
  const get = (field: string) => fields.get(field) ?? "";
  const number = get("NrZapisu");
  const entry = jpk.entries.get(number);
  const common = {
    row,
    number,
    date: entry?.get("DataKsiegowania") ?? entry?.get("DataOperacji") ?? "",
    journal: entry?.get("OpisDziennika") ?? "",
    entryText: entry?.get("OpisOperacji") ?? "",
    document: entry?.get("NrDowoduKsiegowego") ?? "",
  };
  jpk.hasEntries = true;
  for (const [side, field] of SIDES) {
    const account = get(`KodKonta${side}`);
    if (account === "" || /^null$/i.test(account)) continue;
    const amount = get(`Kwota${side}`);
    if (amount.startsWith("-")) jpk.turned.push(amount);
    const told = { account, [field]: amount, text: get(`OpisZapisu${side}`) };
    jpk.reading.taker.line(lineOf({ ...common, ...told }));
  }
}

const SIDES = [
  ["Winien", "debit"],
  ["Ma", "credit"],
] as const;
