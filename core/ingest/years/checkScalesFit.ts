import { absolute, type Minor } from "../../money/Minor.ts";
import { type Problem, problem } from "../../problem/Problem.ts";
import { type FileType, fileTypeLabels } from "../fileTypes.ts";

/** The stated unit of a file, and its printed totals. */
export type FileScale = {
  fileType: FileType;
  scale: string | null;
  totals: readonly Minor[];
};

/** Assets and income of a company differ by less than this factor, unless the units differ. */
const FURTHEST = 250n;

/**
 * Checks that profit and loss and balance sheet have the same unit: if only one states thousands and its totals are
 * hundreds of times smaller, the units differ. No problem without printed totals.
 */
export function checkScalesFit(files: readonly FileScale[]): Problem[] {
  const [one, other] = files.filter(({ fileType }) => STATEMENTS.has(fileType));
  if (!one || !other) return [];
  const [scaled, plain] = one.scale === null ? [other, one] : [one, other];
  const [small, large] = [largest(scaled), largest(plain)];
  if (scaled.scale === null || plain.scale !== null || small === 0n) return [];
  if (large < FURTHEST * small) return [];
  return [
    problem("scales_differ", {
      value: `${fileTypeLabels[scaled.fileType]} says "${scaled.scale}"`,
      expected: fileTypeLabels[plain.fileType],
    }),
  ];
}

const STATEMENTS: ReadonlySet<FileType> = new Set<FileType>(["profit_loss", "balance_sheet"]);

function largest({ totals }: FileScale): Minor {
  let most = 0n;
  for (const total of totals) if (absolute(total) > most) most = absolute(total);
  return most;
}
