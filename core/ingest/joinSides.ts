import { type Problem, problem } from "../problem/Problem.ts";
import type { Table } from "../table/Table.ts";
import type { IngestedFile, IngestResult } from "./IngestResult.ts";
import { areTwoSides } from "./oneSideAlone.ts";

type BalanceSheet = IngestedFile<"balance_sheet">;

/** What is said of the choice between two sheets of which both are read. */
const OF_CHOICE: readonly Problem["code"][] = ["sheet_chosen", "sheets_alike"];

/**
 * The balance sheet that stands on two sheets, assets on one and what they are paid with on the other. Null where no
 * one sheet is surely the other side of the one that was read.
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
      return read.ok && areTwoSides(chosen.value.rows, read.value.rows) ? [read.value] : [];
    });
  const [other, ...more] = others;
  return other === undefined || more.length > 0 ? null : joined(chosen.value, other);
}

function joined(one: BalanceSheet, other: BalanceSheet): BalanceSheet {
  const fields = Object.keys({ ...one.totals, ...other.totals });
  const totals = fields.map((field) => [
    field,
    (one.totals[field] ?? 0n) + (other.totals[field] ?? 0n),
  ]);
  const said = [one, other].flatMap(({ warnings }) => warnings);
  const sheets = [one, other].map(({ sheet }) => `"${sheet}"`).join(", ");
  return {
    ...one,
    rows: [...one.rows, ...other.rows],
    totals: Object.fromEntries(totals),
    controls: [...one.controls, ...other.controls],
    warnings: [
      problem("sides_joined", { value: sheets }),
      ...said.filter(({ code }) => !OF_CHOICE.includes(code)),
    ],
  };
}
