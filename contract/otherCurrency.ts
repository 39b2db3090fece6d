import { fileTypeLabels, isOfOtherCurrency } from "@tieout/core";
import { usedOf } from "./readiness.ts";
import type { UploadedFile } from "./schemas/file.ts";
import type { Project } from "./schemas/project.ts";

/** What files say of a currency that is not the project's. */
export type OtherCurrency = {
  /** What each of them says, in a sentence. */
  said: readonly string[];
  /** The currencies that all of them may be in, the likeliest first; none where they contradict each other. */
  currencies: readonly string[];
};

/** What the files that count say of a currency that is not the project's; null where all may be in it. No statement is made until they agree. */
export function otherCurrencyOf(
  project: Project,
  files: readonly UploadedFile[],
): OtherCurrency | null {
  const others = usedOf(project, files).flatMap((file) => saidOf(file, project.currency));
  const [first] = others;
  if (first === undefined) return null;
  const currencies = first.currencies.filter((code) =>
    others.every((other) => other.currencies.includes(code)),
  );
  return { said: others.map(({ said }) => said), currencies };
}

type Said = { said: string; currencies: readonly string[] };

function saidOf({ fileType, ledger, currencyWritten }: UploadedFile, own: string): Said[] {
  if (ledger !== null && isOfOtherCurrency(ledger.currency, own)) {
    const said = `The general ledger is in ${ledger.currency}, and the project in ${own}.`;
    return [{ said, currencies: [ledger.currency] }];
  }
  if (currencyWritten === null || currencyWritten.currencies.includes(own)) return [];
  const { sign, row, currencies } = currencyWritten;
  const said = `The ${fileTypeLabels[fileType]} writes "${sign}" beside its amounts (row ${row}), and the project is in ${own}. If its amounts are in ${own} already, take "${sign}" out of the file.`;
  return [{ said, currencies }];
}
