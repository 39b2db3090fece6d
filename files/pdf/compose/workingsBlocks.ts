import {
  accountLabel,
  describeReport,
  printAmount,
  type StatementReport,
  type WorkingsColumn,
  type WorkingsRow,
  workingsColumns,
} from "@tieout/core";
import type { Block, TableRow } from "../layout/Block.ts";
import { amountColumn, column, partHeading, remark, row } from "./blocks.ts";

/** The whole worksheet of the method that is shown: each account, and the lines its movement stands on. */
export function workingsBlocks(report: StatementReport): Block[] {
  const { document, method } = report;
  const columns = workingsColumns(document, method);
  return [
    partHeading("Workings to the statement of cash flows"),
    remark(
      "Balances are debit-positive. On a line an amount is a cash effect, inflows positive; with cash accounts left out, the lines of an account add up to its movement with the sign turned.",
      { keepWithNext: true, spaceBefore: 2 },
    ),
    remark(`${describeReport(report).exactUnits}.`, { keepWithNext: true, spaceBefore: 1 }),
    {
      kind: "table",
      look: "worksheet",
      size: 8,
      spaceBefore: 6,
      columns: [
        column("Account and line", { width: { share: 3 } }),
        ...["Opening", "Closing", "Movement", "On the line"].map((words) => amountColumn(words)),
      ],
      rows: document.workings[method].flatMap((each) => rowsOf(each, columns)),
    },
  ];
}

function rowsOf(
  { account, accountName, opening, closing, movement, lines }: WorkingsRow,
  columns: readonly WorkingsColumn[],
): TableRow[] {
  const name = accountLabel(account, accountName);
  // In the order of the statement: the members of an object have none of their own.
  const on = columns.flatMap(({ id, label }) => {
    const amount = lines[id];
    return amount === undefined ? [] : [row("line", [label, "", "", "", printAmount(amount)])];
  });
  const balances = [opening, closing, movement].map(printAmount);
  return [row("group", [name, ...balances, ""]), ...on].map((each, index) => ({
    ...each,
    keepWithNext: index < on.length,
    endsGroup: index === on.length,
  }));
}
