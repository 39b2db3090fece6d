import { isProven } from "../../generalLedger/review/isProven.ts";
import { fileTypeLabels } from "../../ingest/fileTypes.ts";
import { minorOf } from "../../money/minorOf.ts";
import { printWritten } from "../../money/printWritten.ts";
import { listSome } from "../../text/listSome.ts";
import type { StatementContext } from "../StatementContext.ts";
import type { StatementControl } from "../StatementDocument.ts";
import { type CheckResult, failed, notApplicable, passed } from "./CheckResult.ts";

/** Checks that the rows that were read add up to every total printed in the files (ISA 500.9). */
export function checkControls({ controls, generalLedger }: StatementContext): CheckResult {
  if (controls.length === 0)
    return notApplicable(
      generalLedger && isProven(generalLedger)
        ? "What the general ledger prints of its accounts is compared in the checks of the ledger."
        : "The files print no totals to compare with.",
    );
  const [first, ...others] = controls.filter(({ agrees }) => !agrees);
  if (first === undefined) {
    const totals = controls.length === 1 ? "The printed total" : `All ${controls.length} totals`;
    return passed(
      `${totals} of the files agree with what was read${butForRounding(controls)}: ${listed(controls)}.`,
      0n,
    );
  }
  const more = others.length === 0 ? "" : ` ${others.length} more printed totals differ.`;
  return failed(
    `${fileTypeLabels[first.fileType]}, row ${first.row}: "${first.label}" prints ${first.printed}, and its rows give ${first.read}.${more}`,
    differenceOf(first),
  );
}

/** Mentions totals that agree only up to rounding. (A total of a trial balance may be a partial one.) */
function butForRounding(controls: readonly StatementControl[]): string {
  const rounded = controls.filter(
    ({ fileType, printed, read }) => fileType !== "trial_balance" && printed !== read,
  );
  return rounded.length === 0 ? "" : `, ${rounded.length} of them but for rounding`;
}

const MOST_LISTED = 3;

/** Names the last total of each file first, since it includes the others. */
function listed(controls: readonly StatementControl[]): string {
  const lasts = controls.filter(
    ({ fileType, row }, at) =>
      controls.findLast((other) => other.fileType === fileType)?.row === row &&
      controls[at - 1]?.row !== row,
  );
  const names = [...new Set([...lasts, ...controls])].map(
    ({ label, printed, row }) => `${label} ${printWritten(printed)} (row ${row})`,
  );
  return listSome(names, MOST_LISTED);
}

function differenceOf({ printed, read }: StatementControl) {
  return minorOf(read) - minorOf(printed);
}
