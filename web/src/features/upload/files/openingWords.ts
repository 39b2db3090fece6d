import type { Project, UploadedFile } from "@tieout/contract";
import { isLastYears, sourceOf } from "@tieout/contract";

type OpeningWords = {
  text: string;
  isMissing: boolean;
  /** Whether it is said to be the entity's first period; null where that is no question. */
  isFirst: boolean | null;
};

/** What the accounts of a ledger began the period with, as far as it, its project or other files say. */
export function openingWords(
  { hasOpenings }: NonNullable<UploadedFile["ledger"]>,
  project: Project | undefined,
  files: readonly UploadedFile[],
): OpeningWords {
  const known = (text: string): OpeningWords => ({ text, isMissing: false, isFirst: null });
  if (hasOpenings) return known("The ledger says what its accounts began the period with.");
  const source = project ? sourceOf(project) : "file";
  if (source === "project")
    return known("What its accounts began the period with comes from last year's project.");
  if (source === "none")
    return { ...known("Its accounts began the period with nothing."), isFirst: true };
  const giving = files.find((file) => file.isSelected && saysOpenings(file));
  const balances = files.find(
    ({ fileType, hasOneDate, isSelected, status }) =>
      fileType === "trial_balance" && hasOneDate && isSelected && status === "valid",
  );
  if (!giving && balances)
    return {
      text: `The ledger does not say what its accounts began the period with: it is what is left of ${balances.fileName} without its entries, and nothing proves that these are complete. Add last year's trial balance.`,
      isMissing: true,
      isFirst: null,
    };
  return giving
    ? known(`What its accounts began the period with comes from ${giving.fileName}.`)
    : { text: MISSING, isMissing: true, isFirst: false };
}

/** Last year's balances, or this year's beside them. */
function saysOpenings({ fileType, hasOneDate, status }: UploadedFile): boolean {
  if (status !== "valid") return false;
  const hasBoth = fileType === "trial_balance" || fileType === "balance_sheet";
  return hasBoth ? !hasOneDate : isLastYears(fileType);
}

const MISSING =
  "The ledger does not say what its accounts began the period with: add a trial balance of both dates or last year's, or say that this is the entity's first period.";
