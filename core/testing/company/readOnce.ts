import { type AccountsRead, readAccounts } from "../../statement/accounts/readAccounts.ts";
import type { Company } from "./generateCompany.ts";
import { inputOfCompany } from "./statementInput.ts";

const known = new WeakMap<Company, AccountsRead>();

/**
 * The accounts of a company as they are read for each of its statements, read once. Every account has its
 * role given, so that no ledger makes them read otherwise (`laws.test.ts` holds that).
 */
export function readOnce(company: Company): AccountsRead {
  const already = known.get(company);
  if (already) return already;
  const read = readAccounts(inputOfCompany(company));
  if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join("\n"));
  known.set(company, read.value);
  return read.value;
}
