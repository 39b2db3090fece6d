import type { GeneralLedger, JournalEntry } from "../generalLedger/GeneralLedger.ts";
import { plainEntry } from "./plainEntry.ts";

const account = (code: string, name: string, type: string, opening: bigint) => ({
  code,
  name,
  type,
  opening,
  closing: null,
});

let count = 0;
function entry(date: string, ...lines: readonly (readonly [string, bigint])[]): JournalEntry {
  count += 1;
  return plainEntry(String(count), date, lines);
}

/** A year of small books: sales on credit, what customers paid, and a machine. */
export const yearLedger: GeneralLedger = {
  accounts: [
    account("1000", "Bank", "Current Asset", 100_00n),
    account("1100", "Trade debtors", "Current Asset", 0n),
    account("1500", "Equipment", "Fixed Asset", 0n),
    account("3000", "Share capital", "Equity", -100_00n),
    account("4000", "Sales", "Revenue", 0n),
  ],
  entries: [
    entry("2025-01-10", ["1100", 90_00n], ["4000", -90_00n]),
    entry("2025-03-10", ["1000", 90_00n], ["1100", -90_00n]),
    entry("2025-05-10", ["1500", 40_00n], ["1000", -40_00n]),
    entry("2025-11-10", ["1100", 30_00n], ["4000", -30_00n]),
    entry("2025-12-10", ["1000", 30_00n], ["1100", -30_00n]),
  ],
  period: { start: "2025-01-01", end: "2025-12-31" },
};
