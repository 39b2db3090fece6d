import type { EntryLine, JournalEntry } from "../../generalLedger/GeneralLedger.ts";
import type { Role } from "../../roles/roles.ts";
import type { Books } from "../Books.ts";

const PAYABLES: ReadonlySet<Role | null> = new Set<Role | null>([
  "trade_payables",
  "other_payables",
]);

type PartyLine = EntryLine & { party: string };

/** The lines of an entry on payables accounts that name a party. */
export function payableLines({ byCode }: Books, { lines }: JournalEntry): PartyLine[] {
  return lines.flatMap((line) => {
    const { party } = line;
    const isPayable = PAYABLES.has(byCode.get(line.account)?.role ?? null);
    return party !== null && isPayable ? [{ ...line, party }] : [];
  });
}
