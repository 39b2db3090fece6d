import { type Problem, problem } from "../../problem/Problem.ts";
import type { Table } from "../../table/Table.ts";
import { type FileType, fileTypeLabels } from "../fileTypes.ts";
import type { Header } from "../headings/Header.ts";
import { readAmountHeading, readBesides } from "../headings/readAmountHeading.ts";

/** Debits and credits between an opening and a closing balance are those of a trial balance. */
export function movementsBetween(
  { sheet }: Table,
  header: Header | null,
  fileType: FileType,
): Problem | null {
  if (fileType !== "balance_sheet" || header === null) return null;
  const fields = header.columns.map(({ field }) => field);
  const sides = new Set(header.headings.map((heading) => readAmountHeading(heading)?.side));
  const isSided = sides.has("debit") && sides.has("credit");
  const isBetween = isSided && fields.includes("opening") && fields.includes("closing");
  if (!isBetween && !isSidedTwice(header)) return null;
  const [value, expected] = [fileTypeLabels.balance_sheet, fileTypeLabels.trial_balance];
  return problem("file_type_other", { ...(sheet !== null && { sheet }), value, expected });
}

/** Debits and credits twice over stand in no balance sheet, whatever else the headings say. */
function isSidedTwice({ headings }: Header): boolean {
  const sides = headings.map((heading) => readBesides(heading).reading.side);
  return (["debit", "credit"] as const).every(
    (side) => sides.filter((one) => one === side).length > 1,
  );
}
