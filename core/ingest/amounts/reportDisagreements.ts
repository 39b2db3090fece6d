import { formatMinor } from "../../money/formatMinor.ts";
import { absolute, type Minor } from "../../money/Minor.ts";
import { note } from "../../problem/ProblemList.ts";
import { type FileRows, placeAt, textAt } from "../FileRows.ts";
import { sideOfWords } from "../sections/sideOfWords.ts";
import type { Control } from "../structure/Control.ts";
import { roundingSlack } from "../structure/roundingSlack.ts";
import { reportSumsInDoubt } from "./reportSumsInDoubt.ts";

/** The maximum number of totals to name: totals that include a wrong one differ too. */
const MOST_NAMED = 3;

/**
 * Reports printed totals that differ from their rows, with the row that explains the difference or rows that may be
 * subtotals. These are errors, or warnings if the user accepts the file.
 */
export function reportDisagreements(file: FileRows, isAccepted: boolean): void {
  const balances = isBalanced(file);
  const out = file.controls.filter(({ agrees }) => !agrees);
  // Nothing else is reported where a total differs
  if (out.length === 0) reportSumsInDoubt(file, isAccepted);
  for (const control of out.slice(0, MOST_NAMED)) {
    const difference = control.printed - control.read;
    const account = suspectOf(file, difference);
    const isTaken = isAccepted || (balances && isExplained(control, file));
    note(isTaken ? file.warnings : file.problems, "total_disagrees", {
      ...(file.sheet !== null && { sheet: file.sheet }),
      row: control.row,
      column: control.column,
      ...(account !== null && { account }),
      label: control.label,
      expected: formatMinor(control.printed, file.decimals),
      read: formatMinor(control.read, file.decimals),
      value: formatMinor(difference, file.decimals),
    });
  }
}

/**
 * Whether a differing total does not speak against rows whose debits equal credits: its label is that of a section, or
 * it was rounded differently.
 */
function isExplained({ label, printed, read }: Control, { amounts, decimals }: FileRows): boolean {
  if (sideOfWords(label, "balance_sheet") ?? sideOfWords(label, "profit_loss")) return true;
  const columns = [...amounts.values()];
  const rounded = columns.reduce((count, column) => count + column.rounded.length, 0);
  const unit = 10n ** BigInt(decimals);
  const values = columns.map((column) => column.amounts);
  const inUnits = printed % unit === 0n ? roundingSlack(unit, values, [printed]) : 0n;
  const slack = inUnits + BigInt(rounded);
  return absolute(printed - read) <= slack;
}

function isBalanced({ fileType, amounts }: FileRows): boolean {
  if (fileType !== "trial_balance") return false;
  const total = (field: string) => amounts.get(field)?.total ?? 0n;
  return ["current", "prior"].every(
    (period) =>
      total(`${period}Debit`) - total(`${period}Credit`) + total(`${period}Balance`) === 0n,
  );
}

/** The account whose amount equals the difference, or half of it (a wrong sign). */
function suspectOf(file: FileRows, difference: Minor): string | null {
  for (const { amounts } of file.amounts.values()) {
    for (const part of [difference, difference / 2n]) {
      const at = amounts.findIndex(
        (amount) => amount !== 0n && absolute(amount) === absolute(part),
      );
      if (at >= 0) return `${textAt(file, "name", at)} (row ${placeAt(file, "name", at).row})`;
    }
  }
  return null;
}
