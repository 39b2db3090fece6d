import type { AccountFacts } from "../ledger/AccountFacts.ts";
import type { AccountReading } from "../ledger/LedgerAccount.ts";
import type { Role } from "../roles/roles.ts";
import type { TraitId } from "../roles/traits.ts";
import { accountReadings } from "./accountReadings.ts";
import type { Classification } from "./Classification.ts";
import { giveRole } from "./giveRole.ts";
import { languages } from "./language/languages.ts";

/** An account of the files, what it is taken for, and what the ledger is built by. */
export type AccountRead = {
  facts: AccountFacts;
  classification: Classification;
  reading: AccountReading;
};

/** Reads an account with the role that a person gave it since it was read, and no other account. */
export function rereadAccount(
  { facts, classification: before, reading: known }: AccountRead,
  role: Role,
  language: string,
  traits?: ReadonlyMap<string, readonly TraitId[]>,
): AccountRead {
  const classification = giveRole(role, before);
  const said = new Map([[facts.code, classification]]);
  const readings = accountReadings(
    [facts],
    said,
    { chart: null, language: named(language) },
    traits,
  );
  return { facts, classification, reading: readings.get(facts.code) ?? known };
}

function named(language: string) {
  if (language === "english" || language === "unread") return language;
  return languages.find(({ code }) => code === language) ?? "unread";
}
