import type { Place, ProblemCode } from "@tieout/core";
import type { WorkbookRefusal } from "./WorkbookText.ts";

/** What is thrown to stop reading a workbook, wherever the reading stands. */
export function refusal(code: ProblemCode, where: Place = {}): Error {
  const cause: WorkbookRefusal = { code, where };
  return new Error(code, { cause });
}

/** What is thrown for a workbook that is damaged or breaks the rules of its format. */
export function damage(value: string): Error {
  return refusal("file_unreadable", { expected: "a workbook", value });
}

/** Why a workbook was refused; null for an error of another kind. */
export function refusalOf(error: unknown): WorkbookRefusal | null {
  return error instanceof Error && isRefusal(error.cause) ? error.cause : null;
}

function isRefusal(cause: unknown): cause is WorkbookRefusal {
  return typeof cause === "object" && cause !== null && "code" in cause && "where" in cause;
}
