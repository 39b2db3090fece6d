import { findTextFault } from "../text/findTextFault.ts";
import { shorten } from "../text/shorten.ts";
import { textKinds } from "../text/textKinds.ts";
import { type Problem, problem } from "./Problem.ts";

/** Why a file cannot be called so; null when it can. */
export function fileNameProblem(fileName: string): Problem | null {
  if (findTextFault(fileName, "fileName") === null) return null;
  const expected = `a name of one line, at most ${textKinds.fileName.longest} characters, without control characters and characters that turn the direction of the text`;
  return problem("file_name_refused", { value: shorten(fileName), expected });
}
