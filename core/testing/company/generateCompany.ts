import type { Minor } from "../../money/Minor.ts";
import { sum } from "../../money/Minor.ts";
import type { Role } from "../../roles/roles.ts";
import { type Chance, chanceOf } from "../Chance.ts";
import { type AccountKey, accountKeys, accountUses } from "./accounts.ts";
import { accountOf, type Bookkeeping, isCashAccount } from "./Bookkeeping.ts";
import type { ChartAccount, CompanyChart } from "./CompanyChart.ts";
import { basChart } from "./charts/basChart.ts";
import { ownChart } from "./charts/ownChart.ts";
import { pcgChart } from "./charts/pcgChart.ts";
import { skr03Chart } from "./charts/skr03Chart.ts";
import { companyEvents } from "./events/companyEvents.ts";
import { type LivedYear, liveYear } from "./liveYear.ts";
import type { BegunItem, PostedEntry } from "./Posting.ts";
import type { CompanyEvent, NonCash } from "./Year.ts";

/** An account of a generated company, debit-positive in minor units; profit and loss opens with nothing. */
export type CompanyAccount = ChartAccount & {
  key: AccountKey;
  role: Role;
  opening: Minor;
  closing: Minor;
};

/** A company of a year, with what is true of it written down while it was posted. */
export type Company = {
  seed: number;
  chart: CompanyChart;
  events: readonly string[];
  period: { start: string; end: string };
  accounts: readonly CompanyAccount[];
  /** In the order of their dates. */
  entries: readonly PostedEntry[];
  begun: readonly BegunItem[];
  nonCash: readonly NonCash[];
};

export type CompanyWish = {
  seed: number;
  /** One of the charts; else chance says. */
  chart?: CompanyChart;
  /** What happens, by name; else chance says. */
  events?: readonly string[];
  /** What does not happen, by name. */
  except?: readonly string[];
  /** Documents a month, roughly; else chance says. */
  pace?: number;
};

export const companyCharts = [ownChart, basChart, skr03Chart, pcgChart] as const;

const STARTS = ["2025-01-01", "2025-01-01", "2024-04-01", "2024-07-01"] as const;

/** Makes the company of a seed, the same every time. */
export function generateCompany(wish: CompanyWish): Company {
  const { seed, chart: wished, pace } = wish;
  const chance = chanceOf(seed);
  const drawn = chance.pick(companyCharts);
  const chart = wished ?? drawn;
  const shape = {
    size: BigInt(chance.between(20, 4_000)) * 100_000n,
    pace: chance.between(2, 12),
    start: chance.pick(STARTS),
  };
  const happening = chooseEvents(chart, chance, wish);
  const year = liveYear(happening, chart, chance, pace === undefined ? shape : { ...shape, pace });
  fundCash(year.bookkeeping, shape.size);
  return {
    seed,
    chart,
    events: happening.map(({ name }) => name),
    period: { start: year.start, end: year.end },
    accounts: accountsOf(chart, year),
    entries: year.bookkeeping.entries,
    begun: year.begun,
    nonCash: year.nonCash,
  };
}

function chooseEvents(
  chart: CompanyChart,
  chance: Chance,
  { events: names, except = [] }: CompanyWish,
): CompanyEvent[] {
  const sellsGoods = chance.happens(80);
  return companyEvents.filter(({ name, needs }, place) => {
    const isDrawn = chance.happens(place < 6 ? 95 : 75);
    const isPossible = needs.every((account) => accountOf(chart, account) !== null);
    const isOfSector = sellsGoods || !needs.includes("inventories");
    return (
      isPossible && !except.includes(name) && (names ? names.includes(name) : isDrawn && isOfSector)
    );
  });
}

/** No account of the bank's is ever overdrawn: what it would need was there when the year began. */
function fundCash(bookkeeping: Bookkeeping, size: Minor): void {
  const lowest = new Map<AccountKey, Minor>([["bank", 0n]]);
  const running = new Map<AccountKey, Minor>();
  for (const { lines } of bookkeeping.entries)
    for (const { account, amount } of lines) {
      if (!isCashAccount(account)) continue;
      const balance = (running.get(account) ?? bookkeeping.openings.get(account) ?? 0n) + amount;
      running.set(account, balance);
      if (balance < (lowest.get(account) ?? 0n)) lowest.set(account, balance);
    }
  for (const [account, balance] of lowest)
    bookkeeping.begin(account, (account === "bank" ? size / 10n : 0n) - balance);
  bookkeeping.begin("shareCapital", -size);
  bookkeeping.begin("retained", -sum(bookkeeping.openings.values()));
}

function accountsOf(chart: CompanyChart, { bookkeeping }: LivedYear): CompanyAccount[] {
  const used = new Set([
    ...bookkeeping.openings.keys(),
    ...bookkeeping.entries.flatMap(({ lines }) => lines.map(({ account }) => account)),
  ]);
  return accountKeys.flatMap((key) => {
    const account = chart.accounts[key];
    if (!account || !used.has(key)) return [];
    const { role } = accountUses[key];
    const opening = bookkeeping.openings.get(key) ?? 0n;
    return [{ ...account, key, role, opening, closing: bookkeeping.balanceOf(key) }];
  });
}
