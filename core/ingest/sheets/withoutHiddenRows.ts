import type { Minor } from "../../money/Minor.ts";
import { type ProblemCode, problem } from "../../problem/Problem.ts";
import type { Table } from "../../table/Table.ts";
import { listSome } from "../../text/listSome.ts";
import type { FileType } from "../fileTypes.ts";
import type { IngestResult } from "../IngestResult.ts";

/** So many totals have to agree where hidden rows are left out for them. */
const FEWEST_CONTROLS = 2;
const MOST_LISTED = 10;

/**
 * What a file says without its hidden rows, where it is refused with them and its printed totals are of those in sight
 * alone: workings and rows of before are put out of sight. Else the result as it is: rows hidden by a filter are accounts.
 */
export function withoutHiddenRows<Type extends FileType>(
  result: IngestResult<Type>,
  tables: readonly Table[],
  read: (visible: readonly Table[]) => IngestResult<Type>,
): IngestResult<Type> {
  const isDifferent = !result.ok && result.problems.some(({ code }) => OF_TOTALS.has(code));
  if (!isDifferent || !tables.some(({ hiddenRows = [] }) => hiddenRows.length > 0)) return result;
  const visible = read(tables.map(inSight));
  if (!visible.ok) return result;
  const { value } = visible;
  const hidden = tables.find(({ sheet }) => sheet === value.sheet)?.hiddenRows ?? [];
  const agreeing = value.controls.filter(({ agrees }) => agrees).length;
  if (hidden.length === 0 || agreeing + datesBalanced(value.totals) < FEWEST_CONTROLS)
    return result;
  const left = problem("hidden_rows_left_out", {
    ...(value.sheet !== null && { sheet: value.sheet }),
    value: listSome(hidden.map(String), MOST_LISTED),
  });
  return { ok: true, value: { ...value, warnings: [left, ...value.warnings] } };
}

/** At how many dates a trial balance has equal debits and credits. */
function datesBalanced(totals: Readonly<Record<string, Minor>>): number {
  const isBalanced = (period: string) => {
    const [balance, debit, credit] = ["Balance", "Debit", "Credit"].map(
      (side) => totals[`${period}${side}`],
    );
    return balance === 0n || (debit !== undefined && debit === credit);
  };
  return ["prior", "current"].filter(isBalanced).length;
}

const OF_TOTALS: ReadonlySet<ProblemCode> = new Set(["total_disagrees", "debits_unequal_credits"]);

function inSight(table: Table): Table {
  const { hiddenRows = [] } = table;
  if (hiddenRows.length === 0) return table;
  const hidden = new Set(hiddenRows);
  return { ...table, rows: table.rows.filter(({ row }) => !hidden.has(row)) };
}
