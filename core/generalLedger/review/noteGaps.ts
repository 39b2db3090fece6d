import { note, type ProblemList } from "../../problem/ProblemList.ts";
import { firstLineOf, isEmptyEntry, type LedgerEntries } from "../entries/LedgerEntries.ts";
import { readJournal } from "../LedgerRecord.ts";
import { isNumberByRow } from "../numberByRow.ts";
import { at } from "../store/NumberColumn.ts";
import { textAt } from "../store/TextTable.ts";

/** A series that leaves out more of its numbers than it uses has no order to have gaps in. */
const MOST_GAPS = 0.1;

/** Whose numbers run on: those of entries, or of documents where entries have none. */
type Numbered = "entry" | "document";

/** Entries whose numbers count on: their entity and journal, what stands before the digits, and the numbers used. */
type Series = {
  of: Numbered;
  entity: string;
  journal: string;
  before: string;
  used: readonly number[];
};

type SeriesBegun = Series & { used: number[] };

/** A series with what it leaves out. */
type CountedSeries = Series & { gaps: Gaps };

/** Notes the numbers that a series of entries leaves out. */
export function noteGaps(entries: LedgerEntries, chosen: Int32Array, warnings: ProblemList): void {
  for (const each of joinSeries(seriesOf(entries, chosen).map(counted))) {
    const { gaps } = each;
    if (gaps.missing <= 0 || !isInOrder(gaps)) continue;
    const where = {
      value: String(gaps.missing),
      account: String(gaps.before),
      expected: nameOf(each) || (each.of === "entry" ? "the entries" : "the rows"),
    };
    note(warnings, each.of === "entry" ? "ledger_number_gaps" : "ledger_document_gaps", where);
  }
}

/** What a series is called: "Sales INV- of North". */
function nameOf({ entity, journal, before }: Series): string {
  const name = `${journal} ${before}`.trim();
  if (entity === "") return name;
  return name === "" ? entity : `${name} of ${entity}`;
}

/** Programs number each entity by itself, or all of them through; and so the journals of each. */
function joinSeries(series: readonly CountedSeries[]): readonly CountedSeries[] {
  const byNumbers = [...Map.groupBy(series, ({ of, before }) => `${of} ${before}`).values()];
  return byNumbers.flatMap((alike) => {
    const entities = [...Map.groupBy(alike, ({ entity }) => entity).values()];
    const own = entities.flatMap(joinJournals);
    if (entities.length === 1 || own.every(({ gaps }) => isInOrder(gaps))) return own;
    const through = countedThrough(alike, "");
    return through ? [through] : own;
  });
}

function joinJournals(journals: readonly CountedSeries[]): readonly CountedSeries[] {
  const through = countedThrough(journals, journals[0]?.entity ?? "");
  return through ? [through] : journals;
}

/** Several series as one; null where a number is there twice, or they count in no order together. */
function countedThrough(series: readonly CountedSeries[], entity: string): CountedSeries | null {
  const [first] = series;
  if (!first) return null;
  const all = series.length === 1 ? first : counted(joined(first, series));
  const isThrough = all.gaps.distinct === all.used.length && isInOrder(all.gaps);
  return isThrough ? { ...all, entity, journal: "" } : null;
}

function joined(first: Series, series: readonly Series[]): Series {
  return { ...first, used: series.flatMap(({ used }) => used) };
}

function counted(series: Series): CountedSeries {
  return { ...series, gaps: gapsIn(series.used) };
}

function isInOrder({ missing, distinct }: Gaps): boolean {
  return missing <= MOST_GAPS * distinct;
}

function seriesOf(entries: LedgerEntries, chosen: Int32Array): readonly Series[] {
  const { lines, numbers, journals } = entries.assembly;
  const series = new Map<string, SeriesBegun>();
  let latest: SeriesBegun | null = null;
  let latestJournal = -1;
  for (const entry of chosen) {
    if (isEmptyEntry(entries, entry)) continue;
    const line = firstLineOf(entries, entry);
    const known = textAt(numbers, at(lines.number, line));
    const of: Numbered = isNumberByRow(known) ? "document" : "entry";
    const written = of === "entry" ? known : textAt(lines.texts, at(lines.document, line));
    const digits = startOfDigits(written);
    if (digits === written.length) continue;
    const number = at(lines.journal, line);
    const isAlike: boolean =
      latest?.of === of && digits === latest.before.length && written.startsWith(latest.before);
    if (latest === null || number !== latestJournal || !isAlike) {
      const before = written.slice(0, digits);
      const { code: journal, entity } = readJournal(journals.names[number] ?? "");
      const key: string = JSON.stringify([of, entity, journal, before]);
      latest = series.get(key) ?? { of, entity, journal, before, used: [] };
      series.set(key, latest);
      latestJournal = number;
    }
    latest.used.push(numberFrom(written, digits));
  }
  return [...series.values()];
}

const MOST_DIGITS = 9;
const [ZERO, NINE] = [48, 57];

/** Where the digits begin that a number ends with; its length where it ends otherwise. */
function startOfDigits(written: string): number {
  const least = Math.max(0, written.length - MOST_DIGITS);
  let start = written.length;
  while (start > least) {
    const code = written.charCodeAt(start - 1);
    if (code < ZERO || code > NINE) break;
    start -= 1;
  }
  return start;
}

/** The number that the digits at the end of a text make. */
function numberFrom(written: string, from: number): number {
  let value = 0;
  for (let index = from; index < written.length; index += 1)
    value = 10 * value + written.charCodeAt(index) - ZERO;
  return value;
}

type Gaps = { missing: number; distinct: number; before: number };

/** How many numbers are left out, and the last one before the first gap. */
function gapsIn(used: readonly number[]): Gaps {
  const sorted = Int32Array.from(used).sort();
  const [least = 0] = sorted;
  let [distinct, before, isWhole] = [sorted.length > 0 ? 1 : 0, least, true];
  for (let place = 1; place < sorted.length; place += 1) {
    const step = (sorted[place] ?? 0) - (sorted[place - 1] ?? 0);
    if (step > 0) distinct += 1;
    if (step > 1) isWhole = false;
    if (isWhole) before = sorted[place] ?? 0;
  }
  const most = sorted.at(-1) ?? least;
  return { missing: most - least + 1 - distinct, distinct, before };
}
