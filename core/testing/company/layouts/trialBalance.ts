import type { Company } from "../generateCompany.ts";
import { sides, toText } from "./cells.ts";

/** The trial balance of a company at both ends of its year, before the year is closed. */
export function writeTrialBalance({ accounts }: Company): string {
  return toText([
    ["Account", "Account Name", "Type", "Debit", "Credit", "Prior Debit", "Prior Credit"],
    ...accounts.map(({ code, name, type, opening, closing }) => [
      ...[code, name, type],
      ...[...sides(closing), ...sides(opening)],
    ]),
  ]);
}
