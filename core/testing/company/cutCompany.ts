import type { Company } from "./generateCompany.ts";
import { monthsFrom } from "./monthsFrom.ts";

/**
 * The first months of a company alone, from its first day: what is billed or paid later is in no file.
 * What it disclosed as without cash is the year's.
 */
export function cutCompany(company: Company, months: number): Company {
  const { start, end: last } = company.period;
  const end = monthsFrom(start)[months - 1]?.last ?? last;
  const entries = company.entries.filter(({ date }) => date <= end);
  const closings = new Map(company.accounts.map(({ key, opening }) => [key, opening]));
  for (const { account, amount } of entries.flatMap(({ lines }) => lines))
    closings.set(account, (closings.get(account) ?? 0n) + amount);
  const accounts = company.accounts.map((account) => ({
    ...account,
    closing: closings.get(account.key) ?? 0n,
  }));
  return { ...company, period: { start, end }, accounts, entries };
}
