import { type Problem, problem } from "../../problem/Problem.ts";
import type { Table } from "../../table/Table.ts";
import { areTwoSides } from "../faults/oneSideAlone.ts";
import type { IngestedFile, IngestResult } from "../IngestResult.ts";

type BalanceSheet = IngestedFile<"balance_sheet">;

/** What is said of the choice between two sheets of which both are read. */
const OF_CHOICE: readonly Problem["code"][] = ["sheet_chosen", "sheets_alike"];

/**
 * The balance sheet that stands on two sheets, assets on one and what they are paid with on the other, or on three, with
 * debts and equity apart. Null where no others are surely the other side of the one that was read.
 */
export function joinSides(
  tables: readonly Table[],
  readSide: (tables: readonly Table[]) => IngestResult<"balance_sheet">,
): BalanceSheet | null {
  const chosen = readSide(tables);
  if (!chosen.ok) return null;
  const others = tables
    .filter(({ sheet }) => sheet !== chosen.value.sheet)
    .flatMap((table) => {
      const read = readSide([table]);
      return read.ok ? [read.value] : [];
    });
  const both = othersOf(chosen.value, others);
  return both && joined(chosen.value, both);
}

/** The one sheet, or the one pair, that completes the sheet that was read; of a pair it may be the debts or the equity itself. */
function othersOf(
  chosen: BalanceSheet,
  others: readonly BalanceSheet[],
): readonly BalanceSheet[] | null {
  const single = others.filter(({ rows }) => areTwoSides(chosen.rows, rows));
  if (single.length > 0) return single.length > 1 ? null : single;
  const pairs = others
    .flatMap((one, at) => others.slice(at + 1).map((other) => [one, other] as const))
    .filter(([one, other]) => {
      const three = [chosen, one, other];
      return three.some((side) => {
        const rest = three.filter((sheet) => sheet !== side);
        return areTwoSides(
          side.rows,
          rest.flatMap(({ rows }) => rows),
        );
      });
    });
  const [pair = null] = pairs;
  return pairs.length > 1 ? null : pair;
}

function joined(first: BalanceSheet, others: readonly BalanceSheet[]): BalanceSheet {
  const sheets = [first, ...others];
  const fields = Object.keys(Object.assign({}, ...sheets.map(({ totals }) => totals)));
  const totals = fields.map((field) => [
    field,
    sheets.reduce((sum, sheet) => sum + (sheet.totals[field] ?? 0n), 0n),
  ]);
  const said = sheets.flatMap(({ warnings }) => warnings);
  const value = sheets.map(({ sheet }) => `"${sheet}"`).join(", ");
  return {
    ...first,
    rows: sheets.flatMap(({ rows }) => rows),
    totals: Object.fromEntries(totals),
    controls: sheets.flatMap(({ controls }) => controls),
    warnings: [
      problem("sides_joined", { value }),
      ...said.filter(({ code }) => !OF_CHOICE.includes(code)),
    ],
  };
}
