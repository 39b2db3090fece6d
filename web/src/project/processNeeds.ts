import type { UploadedFile } from "@tieout/contract";

type File = Pick<UploadedFile, "fileType" | "isSelected" | "status" | "preview">;
type Options = { multiEntity: boolean; includeFxRates: boolean };

/** Whether the files that count name entities, and what the ticked boxes need that is not there. */
export function processNeeds(
  files: readonly File[],
  options: Options | null,
): { hasEntities: boolean; hasRates: boolean; needs: string[] } {
  const counting = files.filter(({ isSelected, status }) => isSelected && status === "valid");
  const hasEntities = counting.some(({ preview }) =>
    preview?.columns.some(({ matchedTo }) => matchedTo === "Entity"),
  );
  const hasRates = counting.some(({ fileType }) => fileType === "fx_rates");
  const needs: string[] = [];
  if (counting.length === 0 || options === null) return { hasEntities, hasRates, needs };
  if (options.multiEntity && !hasEntities)
    needs.push(
      'Consolidation needs an "Entity" column that names the company of each row; mark intra-group rows in an "Elimination" column. No file that counts has one.',
    );
  if (!options.multiEntity && hasEntities)
    needs.push("The files name entities. Without consolidation they must name one alone.");
  if (!options.includeFxRates && hasRates) needs.push("The FX rates file is left out.");
  return { hasEntities, hasRates, needs };
}
