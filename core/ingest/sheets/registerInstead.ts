import { type Problem, problem } from "../../problem/Problem.ts";
import type { Table, TableRow } from "../../table/Table.ts";
import { showText } from "../../text/showText.ts";
import { isFigure } from "../cells/looksLikeAmount.ts";
import { type FileType, fileTypeLabels, isOfAccounts } from "../fileTypes.ts";
import { isColumnName } from "../headings/columnName.ts";
import { type Header, MOST_TITLE_ROWS } from "../headings/Header.ts";
import type { MatchedColumn } from "../headings/matchHeadings.ts";
import { normaliseHeading } from "../headings/normaliseHeading.ts";
import { measuresIn } from "./measuresIn.ts";

/** What a register lists, by what the column of its names is called. */
const LISTED: readonly (readonly [what: string, RegExp])[] = [
  [
    "customers or suppliers",
    /^(?:customers?|clients?|vendors?|suppliers?|contacts?|kunden?|lieferant(?:en)?|fournisseurs?|proveedor(?:es)?|fornecedor(?:es)?|fornitor[ei])(?: (?:full )?(?:names?|id|no|numbers?|codes?))?$|^(?:اسم )?(?:العميل|العملاء|المورد|الموردين)$|^(?:客户|客戶|供应商|供應商)(?:名称|名稱|编号|編號)?$|^(?:得意先|仕入先|取引先)名?$|^거래처명?$/,
  ],
  [
    "staff",
    /^(?:employees?|staff|mitarbeiter|salaries|empleados?)(?: (?:full )?(?:names?|id|no|numbers?))?$/,
  ],
  [
    "goods",
    /^(?:products?|brands?|skus?|stock items?|inventory items?|artikel|productos?)(?: (?:names?|id|no|codes?))?$/,
  ],
  [
    "documents",
    /^(?:invoices?|bills?|vouchers?|transactions?|txn|orders?|purchase orders?|payments?|cheques?|checks?|receipts?|quotes?|estimates?|credit notes?|contacts?|organi[sz]ations?) (?:id|no|numbers?|codes?)$/,
  ],
  ["fixed assets", /^assets? (?:names?|id|no|numbers?|tags?|codes?|descriptions?)$/],
  ["ratios", /^(?:financial )?(?:ratios?|kpis?|kennzahl(?:en)?)(?: names?)?$/],
];

/** "1 - 30", "31-60 days", "> 90", "Over 90 days", "90+", "Not due": how long an amount has been owed. */
const AGE =
  /^(?:(?:past due |overdue )?\d{1,3} (?:to )?\d{1,3}(?: days?)?|(?:over|above|older than|more than) \d{2,3}(?: days?)?|\d{2,3} (?:days?(?: and over| or more)?|and over)|not (?:yet )?due)$/;
/** What is left of "> 90" and "90+" in plain words. */
const BEYOND = /^\s*(?:>\s*\d{2,3}|\d{2,3}\s*\+)/;
const FEWEST_AGES = 3;
/** A title of what is owed by age or by document, in which a PDF may print all headings as one. */
const TITLE =
  /^(?:(?:a r|a p|ar|ap|accounts? (?:receivables?|payables?)|trade (?:receivables?|payables?)|receivables?|payables?|debtors?|creditors?|customers?|suppliers?|vendors?) )?(?:ag(?:e|e?ing)(?: (?:summary|details?|analysis|report|schedule)){1,2}|open (?:invoices?|bills?))\b|^aged (?:receivables?|payables?|debtors?|creditors?|trial balance)\b/;

/** What stands in columns of amounts and is none: shares, prices, and how much of a thing there is. */
const RATE =
  /^(?:(?:tax|vat|gst|interest|exchange|growth|discount|expected|standard|default|annual|current) ){0,3}(?:rates?|percent(?:age)?s?|ratios?|multiples?|probabilit(?:y|ies)|(?:unit )?prices?)(?: (?:pct|in percent))?$|^(?:mwst|ust|steuer|zins)satz$|^(?:taux|tasa|aliquota)(?: (?:de |di |del )?(?:tva|iva|imposto|impuesto))?$/;
/** The names of periods, above their numbers. */
const PERIOD =
  /^(?:(?:fiscal|financial|calendar|reporting|accounting) )?(?:years?|quarters?|months?|periods?|weeks?)(?: (?:no|numbers?))?$/;

const QUANTITY = /^(?:qty|quantity|units?|on hand|menge|cantidad|quantite)$/;
const PRICE = /^(?:unit|average|avg) (?:cost|price)$|^(?:cost|price) per unit$/;

/** Of a longer heading no more is read. */
const LONGEST = 60;

/**
 * Recognises a list of something else than accounts by its headings: customers, staff, goods, fixed assets,
 * ratios, or what is owed by age, which its title may say. Null where none of them says so.
 */
export function registerInstead(table: Table, header: Header, fileType: FileType): Problem | null {
  if (!isOfAccounts(fileType)) return null;
  const headed = headedAmounts(table, header);
  const body = table.rows.slice(header.firstData, header.firstData + ROWS_LOOKED_AT);
  const found =
    ofNames(header) ??
    ofAges(header) ??
    ofGoods(header) ??
    ofTitles(table) ??
    ofRates(headed.map(({ heading }) => heading)) ??
    ofPeriods(body, headed);
  if (found === null) return measuresIn(table, header, fileType);
  return problem("list_other", {
    ...(table.sheet !== null && { sheet: table.sheet }),
    value: showText(found.heading.trim()),
    account: found.what,
    expected: fileTypeLabels[fileType],
  });
}

/** Where every column that was read is headed as one of rates. */
function ofRates(headings: readonly string[]): Listed | null {
  const isRate = (heading: string) => RATE.test(normaliseHeading(heading.slice(0, LONGEST)));
  const [heading = ""] = headings;
  return headings.length > 0 && headings.every(isRate) ? { what: "rates", heading } : null;
}

/** Where a column that was read holds nothing but days, as 20251231, or the numbers of periods. */
function ofPeriods(rows: readonly TableRow[], columns: readonly Headed[]): Listed | null {
  const column = columns.find(({ index, heading }) => {
    const figures = rows.map(({ cells }) => (cells[index] ?? "").trim()).filter(isFigure);
    const isCounted = PERIOD.test(normaliseHeading(heading.slice(0, LONGEST)));
    const isOfTime = (cell: string) => DAY.test(cell) || (isCounted && COUNT.test(cell));
    return figures.length >= FEWEST_DATED && figures.every(isOfTime);
  });
  return column === undefined ? null : { what: "dates", heading: column.heading };
}

type Headed = { index: number; heading: string };

/** The columns read as amounts under what heads them; where no row of headings was found, the first words above the figures. */
function headedAmounts({ rows }: Table, { columns }: Header): Headed[] {
  return columns.filter(isOfAmounts).map(({ index, heading }) => {
    if (!isColumnName(heading)) return { index, heading };
    const first = rows.find(({ cells }) => (cells[index] ?? "").trim() !== "");
    const above = first?.cells[index] ?? "";
    return { index, heading: isFigure(above) ? heading : above };
  });
}

const ROWS_LOOKED_AT = 500;
const FEWEST_DATED = 2;
const DAY = /^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:\.0+)?$/;
const COUNT = /^(?:\d|[1-4]\d|5[0-3]|(?:19|20)\d\d)(?:\.0+)?$/;

function isOfAmounts({ field }: MatchedColumn): boolean {
  return AMOUNTS.test(field);
}

const AMOUNTS = /^(?:current|prior|opening|closing)/;

type Listed = { what: string; heading: string };

function ofNames({ headings, columns }: Header): Listed | null {
  const heading = headings[columns.find(({ field }) => field === "name")?.index ?? -1] ?? "";
  const words = normaliseHeading(heading.slice(0, LONGEST));
  const what = LISTED.find(([, pattern]) => pattern.test(words))?.[0];
  return what === undefined ? null : { what, heading };
}

function ofAges({ headings }: Header): Listed | null {
  const ages = headings.filter((heading) => {
    const start = heading.slice(0, LONGEST);
    return BEYOND.test(start) || AGE.test(normaliseHeading(start));
  });
  return ages.length < FEWEST_AGES ? null : { what: "amounts by age", heading: ages[0] ?? "" };
}

/** What the rows above the first amount say. */
function ofTitles(table: Table): Listed | null {
  const rows = table.rows.slice(0, MOST_TITLE_ROWS);
  const first = rows.findIndex(({ cells }) => cells.slice(1).some(isFigure));
  const cells = rows.slice(0, Math.max(0, first)).flatMap((row) => row.cells);
  const heading = cells.find((cell) => TITLE.test(normaliseHeading(cell.slice(0, LONGEST))));
  return heading === undefined ? null : { what: "amounts by age", heading };
}

function ofGoods({ headings }: Header): Listed | null {
  const words = headings.map((heading) => normaliseHeading(heading.slice(0, LONGEST)));
  const quantity = words.findIndex((heading) => QUANTITY.test(heading));
  if (quantity < 0 || !words.some((heading) => PRICE.test(heading))) return null;
  return { what: "goods", heading: headings[quantity] ?? "" };
}
