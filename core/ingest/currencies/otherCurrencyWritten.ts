import { type Problem, problem } from "../../problem/Problem.ts";
import { fileTypeLabels, type UploadType } from "../fileTypes.ts";
import type { CurrencyWritten } from "./CurrencyWritten.ts";

/** What a file writes of its currency. */
export type CurrencyOfFile = { fileType: UploadType; currencyWritten: CurrencyWritten | null };

/** That files write another currency beside their amounts than the one their statement is to be in: nothing translates them. */
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

/** The likeliest currency that all files may be in, of those that write any; null where none does, or they differ. */
export function currencyOfFiles(files: readonly CurrencyOfFile[]): string | null {
  const written = files.flatMap(({ currencyWritten: found }) => found ?? []);
  const [first] = written;
  const shared = first?.currencies.find((code) =>
    written.every(({ currencies }) => currencies.includes(code)),
  );
  return shared ?? null;
}
