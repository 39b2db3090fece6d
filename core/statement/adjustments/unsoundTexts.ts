import { noteTextFault } from "../../problem/noteTextFault.ts";
import type { Problem } from "../../problem/Problem.ts";
import { listed, newProblemList } from "../../problem/ProblemList.ts";
import type { WrittenAdjustment } from "./WrittenAdjustment.ts";

/** Problems with the texts of an adjustment: its reason and its account names. */
export function unsoundTexts(written: WrittenAdjustment): readonly Problem[] {
  const { reason = "", account = "", lines = [] } = written;
  const found = newProblemList();
  noteTextFault(found, reason, "reason", () => ({ column: "reason" }));
  noteTextFault(found, account, "account", () => ({ column: "account" }));
  for (const [index, line] of lines.entries())
    noteTextFault(found, line.account ?? "", "account", () => {
      return { row: index + 1, column: "account" };
    });
  return listed(found);
}
