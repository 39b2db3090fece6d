import type { Table } from "../../../table/Table.ts";
import { nearAmount } from "../../cells/nearAmount.ts";
import type { Header } from "../../headings/Header.ts";
import type { MatchedColumn } from "../../headings/matchHeadings.ts";
import { readAmountHeading } from "../../headings/readAmountHeading.ts";
import { areSame, type Columns, isNothing, isTelling } from "./balanceUnits.ts";
import { netOf, placesOf } from "./withClosing.ts";

const ROWS_LOOKED_AT = 1_000;
/**
 * At most one account in five has equal amounts in two years; movements equal the closing balance of each income and
 * cost account.
 */
const FEW_ALIKE = 5;

/**
 * Reads bare "Debit" and "Credit" before "Debit 2024" and "Credit 2024" (or "Balance" before "Balance 2024") as the
 * next year. Conditions: each account is on one side, both years balance, and few accounts have equal amounts (else the
 * bare columns would be movements). Other headers are returned unchanged.
 */
export function withBareYear(table: Table, header: Header): Header {
  const dated = placesOf(header, "current");
  if (dated === null || placesOf(header, "prior") !== null) return header;
  const bare = bareColumns(header, dated);
  if (bare === null || !dated.every((at) => isDated(header.headings[at] ?? ""))) return header;
  const rows = table.rows.slice(header.firstData, header.firstData + ROWS_LOOKED_AT);
  const accounts = rows.filter(({ cells }) => isAccount(cells, header));
  const isOfOneSide = accounts.every(
    ({ cells }) => bare.filter((at) => nearAmount(cells[at] ?? "") !== 0).length < 2,
  );
  const [later, earlier] = [netOf(accounts, bare), netOf(accounts, dated)];
  const isBalanced = isNothing(later) && isNothing(earlier) && isTelling(later, earlier);
  const alike = later.filter(
    (amount, row) => amount !== 0 && areSame([amount], [earlier[row] ?? 0]),
  );
  if (!isOfOneSide || !isBalanced || alike.length * FEW_ALIKE > later.length) return header;
  const others = header.columns.filter(
    ({ field }) => !/^current(?:Debit|Credit|Balance)$/.test(field),
  );
  const years = [...columnsOf("current", bare, header), ...columnsOf("prior", dated, header)];
  const columns = [...others, ...years].sort((left, right) => left.index - right.index);
  return { ...header, columns };
}

/** The only columns with a bare side or balance as heading, as many as of the named year, and before them. */
function bareColumns({ headings }: Header, dated: Columns): Columns | null {
  const wanted = dated.length === 1 ? ["balance"] : ["debit", "credit"];
  const found = headings.flatMap((heading, index) => {
    const read = readAmountHeading(heading);
    return read?.date === null && read.period === null ? [{ side: read.side, index }] : [];
  });
  const isWanted = found.map(({ side }) => side).join() === wanted.join();
  if (!isWanted || found.some(({ index }) => index > dated[0])) return null;
  const [first, second] = found.map(({ index }) => index);
  if (first === undefined) return null;
  return second === undefined ? [first] : [first, second];
}

function isDated(heading: string): boolean {
  return (readAmountHeading(heading)?.date ?? null) !== null;
}

/** Whether a row has a code, where accounts have codes; totals have none. */
function isAccount(cells: readonly string[], { columns }: Header): boolean {
  const code = columns.find(({ field }) => field === "code");
  return code === undefined || (cells[code.index] ?? "").trim() !== "";
}

function columnsOf(period: string, places: Columns, { headings }: Header): MatchedColumn[] {
  const sides = places.length === 1 ? ["Balance"] : ["Debit", "Credit"];
  return places.map((index, at) => ({
    field: `${period}${sides[at] ?? ""}`,
    index,
    heading: (headings[index] ?? "").trim(),
  }));
}
