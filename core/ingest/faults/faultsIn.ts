import type { Problem } from "../../problem/Problem.ts";
import { listed } from "../../problem/ProblemList.ts";
import type { Table } from "../../table/Table.ts";
import { columnsDisagree } from "../columns/doubts/columnsDisagree.ts";
import { growthDisagrees } from "../columns/doubts/growthDisagrees.ts";
import { checkAmountsRead } from "../columns/doubts/unreadAmounts.ts";
import { signUnclear } from "../columns/sides/withSignTurned.ts";
import type { FileRows } from "../FileRows.ts";
import type { Header } from "../headings/Header.ts";
import { cutShort } from "../remarks/cutShort.ts";
import { checkTotalsComputed } from "../rowKinds/checkTotalsComputed.ts";
import { nothingRead } from "../rowKinds/ignoredRows.ts";
import { withRowsTooLong } from "../rowKinds/rowsTooLong.ts";
import { profitOnSheets } from "../sheets/profitOnSheets.ts";
import { amountsAsText } from "./amountsAsText.ts";
import { balancesNil } from "./balancesNil.ts";
import { errorsInTotals } from "./errorsInTotals.ts";
import { sideContradicted } from "./sideContradicted.ts";
import { sideUnread } from "./sideUnread.ts";
import { totalAlone } from "./totalAlone.ts";
import { totalsCounted } from "./totalsCounted.ts";
import { withoutWordsBeneath } from "./withoutWordsBeneath.ts";

/** What was read, beside the columns of amounts and the sheets that were not, where nobody chose them by hand. */
type Meant = {
  table: Table;
  header: Header;
  unread: readonly string[];
  others: readonly Table[];
};

/** What is wrong with its rows; what is wrong in the cells of other columns than those that are meant is no help. */
export function faultsIn(
  file: FileRows,
  { table, header, unread, others }: Meant,
  acceptDifferences: boolean,
): readonly Problem[] {
  const misread = checkAmountsRead(file, unread);
  if (misread.length > 0) return misread;
  const uncomputed = acceptDifferences ? [] : checkTotalsComputed(file, table, header);
  const unclear = file.fileType === "trial_balance" ? signUnclear(table, header) : [];
  const read = file.rows.length === 0 ? [nothingRead(file.ignored)] : listed(file.problems);
  const inRows = withoutWordsBeneath(read, table, header);
  const apart = acceptDifferences
    ? []
    : [
        ...errorsInTotals(file, table, header),
        ...cutShort(file, table),
        ...totalAlone(file, table, header),
        ...columnsDisagree(table, header),
        ...growthDisagrees(table, header),
        ...totalsCounted(file),
        ...sideContradicted(file),
        ...sideUnread(file, table, header),
        ...profitOnSheets(file, others),
      ];
  const inCells = withRowsTooLong(
    [...amountsAsText(inRows, table, header), ...inRows],
    table,
    header,
  );
  const isDivided = inCells[0]?.code === "rows_too_long";
  const beside = [...uncomputed, ...unclear, ...apart];
  const found = isDivided ? [...inCells, ...beside] : [...beside, ...inCells];
  if (found.length > 0) return found;
  const nil = balancesNil(file);
  return acceptDifferences ? nil.filter(({ code }) => code !== "balances_wound_up") : nil;
}
