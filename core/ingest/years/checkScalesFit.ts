import { absolute, type Minor } from "../../money/Minor.ts";
import { type Problem, problem } from "../../problem/Problem.ts";
import { type FileType, fileTypeLabels } from "../fileTypes.ts";

/** What a file says of its unit, and the totals that it prints. */
export type FileScale = {
  fileType: FileType;
  scale: string | null;
  totals: readonly Minor[];
};

/** No company's assets are so many times its income, nor the other way round, but in other units. */
const FURTHEST = 250n;

/**
 * Checks that profit and loss and balance sheet are in one unit: where one alone says that it is in
 * thousands, and its totals are hundreds of times smaller, the other is not. Silent where files print no totals.
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
