import { type Problem, type ProblemCode, problem } from "../../problem/Problem.ts";
import { shorten } from "../../text/shorten.ts";
import { fileTypeLabels } from "../fileTypes.ts";
import type { RemarkKind, RemarksOfFile } from "./Remark.ts";

const CODES: Partial<Record<RemarkKind, ProblemCode>> = {
  cash_basis: "on_cash_basis",
  part: "says_part",
  planned: "says_planned",
  draft: "says_draft",
  unadjusted: "says_unadjusted",
  translated: "says_translated",
};

/** What the reader of a statement is to know of what its files say of themselves: each kind once. */
export function remarksToKnow(files: readonly RemarksOfFile[]): Problem[] {
  const known = new Set<ProblemCode>();
  return files.flatMap(({ fileType, remarks }) =>
    remarks.flatMap(({ kind, row, text }) => {
      const code = CODES[kind];
      if (code === undefined || known.has(code)) return [];
      known.add(code);
      return [problem(code, { row, account: shorten(text), value: fileTypeLabels[fileType] })];
    }),
  );
}
