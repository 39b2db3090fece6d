import {
  type LedgerReading,
  lineOf,
  type Minor,
  onOtherSide,
  type Problem,
  parseMinor,
  problem,
  sum,
} from "@tieout/core";
import { fieldReader } from "./fieldReader.ts";
import { readXml, type XmlRecord } from "./readXml.ts";
import type { XmlFields } from "./XmlElements.ts";

/** The accounts of JPK_KR_PD, by what kind of entity keeps them (an insurer, a fund, any other). */
const ACCOUNTS: ReadonlySet<string> = new Set(
  ["1", "2", "3", "4", "5", "6", "7", "8"].map((kind) => `ZOiS${kind}`),
);
const RECORDS: ReadonlySet<string> = new Set([
  "Naglowek",
  "Podmiot1",
  "ZOiS",
  ...ACCOUNTS,
  "Dziennik",
  "KontoZapis",
  "KontoZapisCtrl",
  "Ctrl",
]);

/**
 * A field by its name in JPK_KR, beside which stands what JPK_KR_PD, the form for income tax, calls it: its schema of
 * 2024-09-04 numbers them.
 */
const fieldIn = fieldReader({
  KodKonta: "S_1",
  OpisKonta: "S_2",
  BilansOtwarciaWinien: "S_4",
  BilansOtwarciaMa: "S_5",
  SaldoWinien: "S_10",
  SaldoMa: "S_11",
  NrZapisuDziennika: "D_1",
  OpisDziennika: "D_2",
  NrDowoduKsiegowego: "D_4",
  DataOperacji: "D_6",
  DataKsiegowania: "D_8",
  OpisOperacji: "D_10",
  SumaWinien: "C_4",
  SumaMa: "C_5",
});

/** An account of JPK_KR_PD as it is written; it names the account that it stands beneath, or itself. */
type Account = { fields: XmlFields; row: number; code: string; parent: string };

type Jpk = {
  reading: LedgerReading;
  entries: Map<string, XmlFields>;
  accounts: Account[];
  period: { start: string; end: string };
  hasEntries: boolean;
  turned: string[];
};

/**
 * Reads a Polish JPK_KR or JPK_KR_PD: the balances of accounts (ZOiS), the journal (Dziennik) and the
 * postings (KontoZapis). In the first they name the journal's entry by its number, in the second they
 * stand inside it.
 */
export async function readJpk(
  pieces: AsyncIterable<string>,
  reading: LedgerReading,
): Promise<readonly Problem[]> {
  const jpk: Jpk = {
    reading,
    entries: new Map(),
    accounts: [],
    period: { start: "", end: "" },
    hasEntries: false,
    turned: [],
  };
  await readXml(pieces, { records: RECORDS, record: (record) => takeRecord(jpk, record) }, reading);
  if (!jpk.hasEntries) {
    const where = { value: "JPK", expected: "other registers" };
    return [problem("ledger_without_entries", where)];
  }
  reading.endFile({ isByAccount: false, isOneYear: false });
  return [];
}

function takeRecord(jpk: Jpk, record: XmlRecord): void {
  const { name, fields, row } = record;
  const get = (field: string) => fieldIn(fields, field);
  const { sink } = jpk.reading;
  if (name === "Naglowek") {
    jpk.period = { start: get("DataOd"), end: get("DataDo") };
    sink.header({ currency: get("DomyslnyKodWaluty"), ...jpk.period });
  } else if (name === "Podmiot1")
    sink.header({
      entityName: fields.get("IdentyfikatorPodmiotu/PelnaNazwa") ?? "",
      company: fields.get("IdentyfikatorPodmiotu/NIP") ?? "",
    });
  else if (ACCOUNTS.has(name))
    jpk.accounts.push({ fields: new Map(fields), row, code: get("KodKonta"), parent: get("S_3") });
  else if (name === "ZOiS") {
    if (get("KodKonta") === "") takeAccounts(jpk);
    else takeBalance(jpk.reading, fields, row);
  } else if (name === "Dziennik") {
    const number = fields.get("NrZapisuDziennika") ?? "";
    if (number !== "") jpk.entries.set(number, new Map(fields));
  } else if (name === "KontoZapis") takePosting(jpk, record);
  else if (name === "KontoZapisCtrl" || name === "Ctrl")
    sink.totals({ row, debits: get("SumaWinien"), credits: get("SumaMa"), turned: jpk.turned });
}

/**
 * An account that opens and closes with what the accounts beneath it come to is their heading: its balance
 * is theirs once more. Flat charts name an account above others that has a balance of its own.
 */
function takeAccounts({ accounts, reading }: Jpk): void {
  const names = new Map(accounts.map(({ code, fields }) => [code, fieldIn(fields, "OpisKonta")]));
  const beneath = Map.groupBy(accounts, ({ code, parent }) => (parent === code ? "" : parent));
  for (const { fields, row, code, parent } of accounts) {
    const type = parent === code ? "" : (names.get(parent) ?? "");
    if (isSumOf(fields, beneath.get(code) ?? [])) {
      const named = { row, code, name: names.get(code) ?? "", type };
      reading.sink.account({ ...named, opening: "", closing: "", isListed: true });
    } else takeBalance(reading, fields, row, type);
  }
}

function isSumOf(fields: XmlFields, beneath: readonly Account[]): boolean {
  if (beneath.length === 0) return false;
  return (["BilansOtwarcia", "Saldo"] as const).every(
    (balance) =>
      netOf(fields, balance) === sum(beneath.map((account) => netOf(account.fields, balance))),
  );
}

/** What cannot be read is named where it is taken. */
function netOf(fields: XmlFields, balance: "BilansOtwarcia" | "Saldo"): Minor {
  const on = (side: string) => parseMinor(fieldIn(fields, `${balance}${side}`), 2)?.amount ?? 0n;
  return on("Winien") - on("Ma");
}

function takeBalance(reading: LedgerReading, fields: XmlFields, row: number, type = ""): void {
  const get = (field: string) => fieldIn(fields, field);
  const common = { row, code: get("KodKonta"), name: get("OpisKonta") || get("OpisZespolu"), type };
  const rows: readonly (readonly [string, string])[] = [
    [get("BilansOtwarciaWinien"), get("SaldoWinien")],
    [onOtherSide(get("BilansOtwarciaMa")), onOtherSide(get("SaldoMa"))],
  ];
  for (const [opening, closing] of rows)
    reading.sink.account({ ...common, opening, closing, isListed: true });
}

/** A posting of JPK_KR names an account on one side, or one on each; that of JPK_KR_PD one account. */
function takePosting(jpk: Jpk, { fields, row, outer }: XmlRecord): void {
  const get = (field: string) => fields.get(field) ?? "";
  const entry = jpk.entries.get(get("NrZapisu")) ?? outer("Dziennik");
  const ofEntry = (field: string) => fieldIn(entry, field);
  const common = {
    row,
    number: get("NrZapisu") || ofEntry("NrZapisuDziennika"),
    date: dayWithin(jpk.period, ofEntry("DataKsiegowania"), ofEntry("DataOperacji")),
    journal: ofEntry("OpisDziennika"),
    entryText: ofEntry("OpisOperacji"),
    document: ofEntry("NrDowoduKsiegowego"),
    party: ofEntry("D_3"),
  };
  jpk.hasEntries = true;
  const take = (line: { account: string; text: string; debit?: string; credit?: string }) => {
    for (const amount of [line.debit, line.credit])
      if (amount?.startsWith("-")) jpk.turned.push(amount);
    jpk.reading.sink.line(lineOf({ ...common, ...line }));
  };
  if (get("Z_3") !== "")
    take({ account: get("Z_3"), text: get("Z_2"), debit: get("Z_4"), credit: get("Z_7") });
  for (const [side, field] of SIDES) {
    const account = get(`KodKonta${side}`);
    if (account === "" || /^null$/i.test(account)) continue;
    take({ account, text: get(`OpisZapisu${side}`), [field]: get(`Kwota${side}`) });
  }
}

/** The day an entry was posted. The last ones of a year are posted in the next: there, that of the operation. */
function dayWithin({ start, end }: Jpk["period"], posted: string, operation: string): string {
  const isWithin = (day: string) => day !== "" && start <= day && day <= end;
  return isWithin(operation) && !isWithin(posted) ? operation : posted || operation;
}

const SIDES = [
  ["Winien", "debit"],
  ["Ma", "credit"],
] as const;
