import { formatMinor } from "../../money/formatMinor.ts";
import { absolute, type Minor } from "../../money/Minor.ts";
import { note } from "../../problem/ProblemList.ts";
import { type FileRows, placeAt, textAt } from "../FileRows.ts";
import { reportSumsInDoubt } from "./reportSumsInDoubt.ts";

/** More would not be read: where one total disagrees, those that include it disagree too. */
const MOST_NAMED = 3;

/**
 * Says which printed totals the rows do not give, and which row accounts for the difference, else which rows may be sums: as
 * problems, or as warnings where the user takes the file as it is.
 */
export function reportDisagreements(file: FileRows, isAccepted: boolean): void {
  const list = isAccepted || isBalanced(file) ? file.warnings : file.problems;
  const out = file.controls.filter(({ agrees }) => !agrees);
  // Where a total disagrees, that is said alone
  if (out.length === 0) reportSumsInDoubt(file, isAccepted);
  for (const control of out.slice(0, MOST_NAMED)) {
    const difference = control.printed - control.read;
    const account = suspectOf(file, difference);
    note(list, "total_disagrees", {
      ...(file.sheet !== null && { sheet: file.sheet }),
      row: control.row,
      column: control.column,
      ...(account !== null && { account }),
      value: formatMinor(difference, file.decimals),
      expected: [
        control.label,
        formatMinor(control.printed, file.decimals),
        formatMinor(control.read, file.decimals),
      ].join(" = "),
    });
  }
}

/** Debits that equal credits say more than the total of one column, which leaves out what is text. */
function isBalanced({ fileType, amounts }: FileRows): boolean {
  if (fileType !== "trial_balance") return false;
  const total = (field: string) => amounts.get(field)?.total ?? 0n;
  return ["current", "prior"].every(
    (period) =>
      total(`${period}Debit`) - total(`${period}Credit`) + total(`${period}Balance`) === 0n,
  );
}

/** The account whose amount is the difference, or half of it where its sign is in question. */
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
