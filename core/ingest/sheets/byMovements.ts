import { type Problem, problem } from "../../problem/Problem.ts";
import type { Table } from "../../table/Table.ts";
import { showText } from "../../text/showText.ts";
import { withBareYear } from "../columns/balances/withBareYear.ts";
import { withClosing, withoutOpeningsWithinYear } from "../columns/balances/withClosing.ts";
import { withOpening } from "../columns/balances/withOpening.ts";
import { withoutAdjusted } from "../columns/balances/withoutAdjusted.ts";
import { withSidesOfMovements } from "../columns/sides/withSidesOfMovements.ts";
import { withSignTurned } from "../columns/sides/withSignTurned.ts";
import type { Header } from "../headings/Header.ts";

type Read = { table: Table; header: Header; said: readonly Problem[] };

/** The balances of a trial balance by what moved: which columns they are, on which side they stand, and how they opened. */
export function byMovements(written: Table, header: Header): Read {
  const { table, said } = withSides(written, header);
  if (header.isByFigures) return { table, header: withoutAdjusted(table, header), said };
  const closed = withoutAdjusted(table, withClosing(table, withBareYear(table, header)));
  const read = { table, header: withoutOpeningsWithinYear(table, closed), said };
  return opened(read) ?? read;
}

/** The same where a person says which columns hold the balances: those that were worked out are worked out again. */
export function byMovementsSaid(written: Table, header: Header): Read {
  const { table, said } = withSides(written, header);
  const kept = { table, header, said };
  const isOpening = ({ field }: { field: string }) => field.startsWith("prior");
  const asked = header.columns.filter(isOpening);
  if (asked.length === 0) return kept;
  const closing = { ...header, columns: header.columns.filter((column) => !isOpening(column)) };
  const again = opened({ ...kept, header: closing });
  const isSame = again?.header.columns.every(({ field, index }) =>
    header.columns.some((column) => column.field === field && column.index === index),
  );
  return again && isSame ? again : kept;
}

function opened({ table, header, said }: Read): Read | null {
  const found = withOpening(table, header);
  if (found === null) return null;
  const about = problem("opening_told", {
    ...(table.sheet !== null && { sheet: table.sheet }),
    value: showText(found.closing),
    expected: showText(found.moved),
  });
  return { table: found.table, header: found.header, said: [...said, about] };
}

/** The sides of balances as what was debited and credited tells them, and the words that say so. */
function withSides(written: Table, header: Header): { table: Table; said: Problem[] } {
  const where = written.sheet === null ? {} : { sheet: written.sheet };
  const sided = withSidesOfMovements(written, header);
  if (sided) return { table: sided, said: [problem("sides_told", where)] };
  const turned = withSignTurned(written, header);
  if (turned) return { table: turned, said: [problem("sign_turned", where)] };
  return { table: written, said: [] };
}
