import { formatMinor } from "../../../money/formatMinor.ts";
import { describeEntries, details } from "../describeEntries.ts";
import { toText } from "./cells.ts";
import type { LedgerLayout } from "./Layout.ts";
import { pairsOf } from "./pairsOf.ts";

/**
 * A row an entry, account and contra account, as small practices keep it: entries of many lines are
 * several rows, whose one document cannot name those of both accounts.
 */
export const contraTable: LedgerLayout = {
  name: "account and contra account",
  extension: ".csv",
  tells: details.parties,
  hasOpenings: false,
  write: (company, detail) => {
    const names = new Map(company.accounts.map(({ code, name }) => [code, `${code} ${name}`]));
    const rows = describeEntries(company, detail).flatMap(({ date, text, lines }) =>
      pairsOf(lines).map(({ account, contra, amount, party }) => [
        date,
        ...(detail.hasParties ? [party ?? ""] : []),
        text,
        names.get(account) ?? account,
        names.get(contra) ?? contra,
        formatMinor(amount, 2),
      ]),
    );
    const parties = detail.hasParties ? ["Party"] : [];
    return toText([["Date", ...parties, "Text", "Account", "Contra account", "Amount"], ...rows]);
  },
};
