import type { UploadedFile } from "@tieout/contract";

export type ListedProblem = {
  sheet: string | null;
  row: number | null;
  column: string | null;
  text: string;
};

export type ProblemLists = { errors: ListedProblem[]; warnings: ListedProblem[] };

type Source = Pick<UploadedFile, "errors" | "warnings" | "problems">;

/**
 * A file's errors and warnings with their places; a message that has no place stands without. The last one
 * of a long list says how many more there are.
 */
export function listProblems({ errors, warnings, problems }: Source): ProblemLists {
  const placed = new Map(problems.map((problem) => [problem.message, problem.where]));
  const list = (messages: readonly string[]) =>
    messages.map((message): ListedProblem => {
      const { fileName, sheet, row, column } = placed.get(message) ?? {};
      const isPlaced = row !== undefined || column !== undefined;
      return {
        sheet: sheet ?? null,
        row: row ?? null,
        column: column ?? null,
        text: isPlaced ? textOf(message, fileName) : message,
      };
    });
  return { errors: list(errors), warnings: list(warnings) };
}

/** Of several files a message names its own, and then the place in it. */
function textOf(message: string, fileName: string | undefined): string {
  const named = fileName === undefined ? "" : `${fileName}: `;
  if (!message.startsWith(named)) return capitalised(withoutPlace(message));
  return `${named}${capitalised(withoutPlace(message.slice(named.length)))}`;
}

/** The place stands in columns of its own, so a message need not begin with it again. */
function withoutPlace(message: string): string {
  return message.replace(/^(?:Sheet "[^"]*"(?:, )?)?(?:Row \d+(?:, )?)?(?:column "[^"]*")?: /, "");
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
