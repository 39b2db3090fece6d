import { formatMinor } from "../core/money/formatMinor.ts";
import { generateLedger } from "../core/testing/generateLedger.ts";

/** The trial balance of a company of so many accounts, both years, as a file in CSV. */
export function ledgerCsv(accounts: number): string {
  const rows = generateLedger(accounts).rows.map(
    ({ code, name, currentDebit, currentCredit, priorDebit, priorCredit }) =>
      [
        code,
        name,
        ...[currentDebit, currentCredit, priorDebit, priorCredit].map((amount) =>
          formatMinor(amount, 2),
        ),
      ].join(),
  );
  return [HEADINGS, ...rows].join("\n");
}

const HEADINGS = "Account Code,Account Name,Current Debit,Current Credit,Prior Debit,Prior Credit";
