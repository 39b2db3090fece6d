import { type Problem, problem } from "../../problem/Problem.ts";
import { shorten } from "../../text/shorten.ts";
import { type FileRows, textsOf } from "../FileRows.ts";
import { normaliseHeading } from "../headings/normaliseHeading.ts";

/** "Total for current assets", "Current assets, total": what it says that it is the total of. */
const TOTAL_OF = /^(?:sub ?)?total(?: (?:for|of))? (.+)$|^(.+) (?:sub ?)?total$/;
const LONGEST = 120;

/**
 * What a statement is refused for that counts a total among its accounts, though accounts of the section that it names
 * stand above it: they do not come to it, since a row is missing or wrong, and both were counted. A total of a section
 * without rows of its own may be all that its report prints of it.
 */
export function totalsCounted(file: FileRows): Problem[] {
  const { fileType, sheet, rows, standings } = file;
  if (fileType !== "profit_loss" && fileType !== "balance_sheet") return [];
  const [nameAt, codeAt] = [textsOf(file, "name"), textsOf(file, "code")];
  const columns = [...file.amounts.values()];
  const places = [...rows.keys()].filter(
    (at) => codeAt(at) === "" && columns.some(({ amounts }) => amounts[at]),
  );
  const firstOf = new Map<string, number>();
  for (const at of places) {
    const section = sectionTotalled(nameAt(at));
    const part = section === null ? undefined : firstOf.get(section);
    for (const heading of standings[at]?.path ?? []) {
      const its = normaliseHeading(heading);
      if (!firstOf.has(its)) firstOf.set(its, at);
    }
    if (part === undefined) continue;
    return [
      problem("total_counted", {
        ...(sheet !== null && { sheet }),
        row: rows[at]?.row ?? 0,
        account: shorten(nameAt(at)),
        value: shorten(nameAt(part)),
      }),
    ];
  }
  return [];
}

/** The section that a row says it is the total of. */
function sectionTotalled(name: string): string | null {
  const [, behind, before] = TOTAL_OF.exec(normaliseHeading(name.slice(0, LONGEST))) ?? [];
  return behind ?? before ?? null;
}
