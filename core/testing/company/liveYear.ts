import { divideRounded } from "../../money/divideRounded.ts";
import type { Minor } from "../../money/Minor.ts";
import { addDays } from "../../text/addDays.ts";
import type { Chance } from "../Chance.ts";
import { beginBookkeeping } from "./Bookkeeping.ts";
import type { CompanyChart } from "./CompanyChart.ts";
import { monthsFrom } from "./monthsFrom.ts";
import { type BegunItem, type OpenItem, totalOf } from "./Posting.ts";
import { inventParties } from "./parties.ts";
import type { CompanyEvent, NewItem, NonCash, Year } from "./Year.ts";

/** How large a company is, and when its year begins. */
export type YearShape = {
  size: Minor;
  /** Documents a month, roughly. */
  pace: number;
  start: string;
};

export type LivedYear = Pick<Year, "bookkeeping" | "start" | "end"> & {
  begun: readonly BegunItem[];
  nonCash: readonly NonCash[];
};

/** Lives a year: every event begins, then each day does what was put off to it. */
export function liveYear(
  events: readonly CompanyEvent[],
  chart: CompanyChart,
  chance: Chance,
  shape: YearShape,
): LivedYear {
  const nonCash: NonCash[] = [];
  const begun: BegunItem[] = [];
  const agenda = makeAgenda(shape.start);
  const year = makeYear({ chart, chance, shape, agenda, nonCash, begun });
  for (const event of events) event.run(year);
  agenda.live();
  const { bookkeeping, start, end } = year;
  return { bookkeeping, start, end, begun, nonCash };
}

type Agenda = Pick<Year, "start" | "end" | "months" | "today" | "at" | "after" | "atEnd"> & {
  live: () => void;
};

function makeAgenda(start: string): Agenda {
  const months = monthsFrom(start);
  const end = months.at(-1)?.last ?? start;
  const due = new Map<string, (() => void)[]>();
  const last: (() => void)[] = [];
  let today = start;
  const at = (date: string, act: () => void) => {
    const list = due.get(date) ?? [];
    due.set(date, list);
    list.push(act);
  };
  return {
    start,
    end,
    months,
    today: () => today,
    at,
    after: (days, act) => at(addDays(today, days), act),
    atEnd: (act) => last.push(act),
    live: () => {
      for (; today <= end; today = addDays(today, 1)) {
        // An act may put another off to the same day.
        for (const act of due.get(today) ?? []) act();
      }
      today = end;
      for (const act of last) act();
    },
  };
}

type Making = {
  chart: CompanyChart;
  chance: Chance;
  shape: YearShape;
  agenda: Agenda;
  nonCash: NonCash[];
  begun: BegunItem[];
};

function makeYear({ chart, chance, shape, agenda, nonCash, begun }: Making): Year {
  const bookkeeping = beginBookkeeping(chart);
  const { size, pace } = shape;
  const { live: _, ...days } = agenda;
  let items = 0;
  const openItem = ({ account, party, pieces, series }: NewItem): OpenItem => {
    items++;
    const document = `${series}-${String(items).padStart(5, "0")}`;
    return { id: items, account, party, document, pieces, isSettled: false };
  };
  return {
    ...days,
    chance,
    chart,
    bookkeeping,
    size,
    pace,
    post: (entry) => bookkeeping.post(agenda.today(), entry),
    disclose: (transaction) => {
      if (transaction.amount !== 0n) nonCash.push(transaction);
    },
    amount: (low, high) => (size * BigInt(chance.between(low * 100, high * 100))) / 1_000_000n + 1n,
    roundAmount: (low, high) =>
      ((size * BigInt(chance.between(low, high))) / 10_000_000n) * 1_000n + 1_000n,
    taxOn: (net) => divideRounded(net * chart.taxRate, 100n),
    openItem,
    beginItem: (wanted) => {
      const amount = totalOf(wanted.pieces);
      bookkeeping.begin(wanted.account, amount);
      const item = openItem(wanted);
      begun.push({ item, amount });
      return item;
    },
    party: inventParties(chance, Math.ceil(pace / 3)),
  };
}
