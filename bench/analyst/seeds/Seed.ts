import type { Role } from "@tieout/core";
import type { Chance } from "../../../core/testing/Chance.ts";
import type { Company } from "../generateCompany.ts";

/** What an error did: the accounts that are wrong because of it, and roles a user gave by mistake. */
export type Sown = { accounts: readonly string[]; mappings?: ReadonlyMap<string, Role> };

/** One kind of error and how it gets into the books; null where a company has no place for it. */
export type Seed = { kind: string; sow: (company: Company, chance: Chance) => Sown | null };

/** Last year's revenue, the scale of what is material. */
export function sizeOf({ book }: Company): bigint {
  let size = 0n;
  for (const { code, before } of book.accounts.values()) if (code.startsWith("40")) size -= before;
  return size;
}

/** An amount of one to four times materiality: 100 to 300 basis points of revenue. */
export function largeAmount(company: Company, chance: Chance): bigint {
  return chance.share(sizeOf(company), 100, 300);
}

/** The codes that begin with a prefix and hold something this year. */
export function codesFrom({ book }: Company, prefix: string): string[] {
  return [...book.accounts.values()]
    .filter(({ code, now }) => code.startsWith(prefix) && now !== 0n)
    .map(({ code }) => code);
}
