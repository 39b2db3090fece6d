import { type Problem, problem } from "../../problem/Problem.ts";
import { fileTypeLabels, type UploadType } from "../fileTypes.ts";
import type { CurrencyWritten } from "./CurrencyWritten.ts";

/** The currency written in a file. */
export type CurrencyOfFile = { fileType: UploadType; currencyWritten: CurrencyWritten | null };

/** Refuses files with another currency than the statement's, since nothing translates them. */
export function otherCurrencyWritten(
  files: readonly CurrencyOfFile[],
  currency: string,
): Problem[] {
  return files.flatMap(({ fileType, currencyWritten: written }) => {
    if (written === null || written.currencies.includes(currency)) return [];
    const { sign, row } = written;
    const where = { account: fileTypeLabels[fileType], row, value: sign, expected: currency };
    return [problem("amounts_of_other_currency", where)];
  });
}

/** The most likely currency that all files agree on; null where none is written or they differ. */
export function currencyOfFiles(files: readonly CurrencyOfFile[]): string | null {
  const written = files.flatMap(({ currencyWritten: found }) => found ?? []);
  const [first] = written;
  const shared = first?.currencies.find((code) =>
    written.every(({ currencies }) => currencies.includes(code)),
  );
  return shared ?? null;
}
