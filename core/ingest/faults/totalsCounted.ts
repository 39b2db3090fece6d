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
  const words = new Map(places.map((at) => [at, normaliseHeading(nameAt(at).slice(0, LONGEST))]));
  for (const [order, at] of places.entries()) {
    const [, behind, before] = TOTAL_OF.exec(words.get(at) ?? "") ?? [];
    const section = behind ?? before;
    if (section === undefined) continue;
    const part = places.slice(0, order).find((place) => {
      const path = standings[place]?.path ?? [];
      return path.some((heading) => normaliseHeading(heading) === section);
    });
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
