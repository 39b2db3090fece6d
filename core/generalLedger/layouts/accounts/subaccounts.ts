import { normaliseHeading } from "../../../ingest/headings/normaliseHeading.ts";
import { ownText } from "../../store/textOfBytes.ts";
import type { LedgerColumns } from "../headings/ledgerColumns.ts";
import type { Row } from "../Row.ts";
import { type RowReader, takingTexts } from "../RowReader.ts";
import { TOTAL } from "../rowLabels.ts";

/** Gives a row the account that its subaccount is. */
type JoinSubaccount = (row: Row) => Row;

/** Headings of what stands beneath the account of a row. */
const SUBACCOUNTS = new Set(
  `subaccount|sub account|sub acct|subaccount code|sub account code|subaccount number|sub account number|subaccount no|sub account no|
  subaccount name|sub account name|subcuenta|sub cuenta|subconta|sub conta|sottoconto|sous compte|unterkonto|underkonto|subrekening`
    .split("|")
    .map((word) => word.trim()),
);

/** Where more of the subaccounts stand beneath several accounts each, they are departments or the like. */
const MOST_SHARED = 0.2;

/**
 * How the rows of a table name their account in two columns: what it stands beneath, and the subaccount. Null
 * where no column holds subaccounts, or all say the same for every account, as departments do.
 */
export function subaccountsIn(
  headings: readonly string[],
  rows: readonly Row[],
  columns: LedgerColumns,
): JoinSubaccount | null {
  const { code, name } = columns;
  const account = code ?? name;
  if (account === undefined) return null;
  const used = new Set<number | undefined>(Object.values(columns));
  const sub = headings.findIndex(
    (heading, at) => !used.has(at) && SUBACCOUNTS.has(normaliseHeading(heading)),
  );
  if (sub < 0) return null;
  const place = { account, sub, name: code === undefined ? undefined : name };
  return place.name === undefined ? byLabel(place, rows) : byName(place, place.name);
}

type Place = { account: number; sub: number };

/**
 * Beside a name, a subaccount is an account of its own where its name is another one than that which the
 * account was first met with; segments of an account, such as departments, have its name.
 */
function byName({ account, sub }: Place, name: number): JoinSubaccount {
  const first = new Map<string, { name: string; sub: string }>();
  return (row) => {
    const [code, part, called] = [account, sub, name].map((at) => cellAt(row.cells, at));
    if (!code || !part || !called) return row;
    const known = first.get(code);
    if (!known) first.set(ownText(code), { name: ownText(called), sub: ownText(part) });
    if (!known || known.name === called || known.sub === part) return row;
    return withAccount(row, account, part.startsWith(code) ? part : `${code}-${part}`);
  };
}

/** Without a name, texts are subaccounts, and numbers that begin with that of their account. */
function byLabel({ account, sub }: Place, rows: readonly Row[]): JoinSubaccount | null {
  const above = new Map<string, Set<string>>();
  for (const { cells } of rows) {
    const [over, part] = [cellAt(cells, account), cellAt(cells, sub)];
    if (over === "" || part === "") continue;
    above.set(part, (above.get(part) ?? new Set()).add(over));
  }
  const shared = [...above.values()].filter(({ size }) => size > 1);
  if (shared.length > MOST_SHARED * above.size) return null;
  return (row) => {
    const [over, part] = [cellAt(row.cells, account), cellAt(row.cells, sub)];
    if (over === "" || part === "" || part === over) return row;
    if (TOTAL.test(part)) return withAccount(row, account, part);
    if (part.startsWith(over) || /^\d.*\p{L}/u.test(part)) return withAccount(row, account, part);
    return LETTER.test(part) ? withAccount(row, account, labelOf(over, part)) : row;
  };
}

const LETTER = /\p{L}/u;

/** Behind a number a name would be that of the number, which follows it. */
function labelOf(over: string, part: string): string {
  return LETTER.test(over) ? `${over}:${part}` : `${part}, ${over}`;
}

function withAccount({ row, cells }: Row, account: number, label: string): Row {
  return { row, cells: cells.map((cell, at) => (at === account ? label : cell)) };
}

function cellAt(cells: readonly string[], at: number): string {
  return (cells[at] ?? "").trim();
}

/** A reader of such a table: each row comes with the account that its subaccount is. */
export function readingSubaccounts(reader: RowReader, join: JoinSubaccount): RowReader {
  return takingTexts(reader, (row, cells) => reader.take(row, join({ row, cells }).cells));
}
