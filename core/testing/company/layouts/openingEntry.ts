import type { Company, CompanyAccount } from "../generateCompany.ts";

/** The accounts that held something when the year began. */
export function openedAccounts({ accounts }: Company): CompanyAccount[] {
  return accounts.filter(({ opening }) => opening !== 0n);
}
