import { describeCell, noteTooManyDigits } from "../../ingest/cells/describeCell.ts";
import {
  type DecimalMark,
  readWrittenNumber,
  type WrittenNumber,
} from "../../ingest/cells/WrittenNumber.ts";
import { signBeside } from "../../ingest/currencies/signBeside.ts";
import { hasTooManyDigits } from "../../money/amountDigits.ts";
import type { Minor } from "../../money/Minor.ts";
import { parseMinor } from "../../money/parseMinor.ts";
import type { Place } from "../../problem/Place.ts";
import { note, type ProblemList } from "../../problem/ProblemList.ts";
import { MOST_PLAIN, markOfLatest, readPlainBytes } from "./readPlainBytes.ts";

/** An amount whose mark may separate thousands or decimals until the file is known. */
type WaitingAmount = { cell: string; place: Place; later: TakeLater };

/** Takes an amount that is not known yet, or that no number holds, when it is. */
export type TakeLater = (amount: Minor) => void;

/**
 * Reads the amounts of a ledger. Nearly all are plain digits with two decimals: those become numbers
 * at once. What may be thousands or decimals waits until the whole file has shown how it writes them.
 */
export type AmountReader = {
  /** How many decimals the currency has. */
  decimals: number;
  problems: ProblemList;
  /** Where each mark was first seen to separate decimals. */
  seen: Record<DecimalMark, { place: Place; cell: string; count: number } | null>;
  waiting: WaitingAmount[];
  /** The signs of currencies beside amounts, and the rows in which each was first seen. */
  signs: Map<string, number>;
  rounded: number;
};

/** A reader that has seen nothing yet. */
export function newAmountReader(problems: ProblemList, decimals: number): AmountReader {
  return {
    decimals,
    problems,
    seen: { ".": null, ",": null },
    waiting: [],
    signs: new Map(),
    rounded: 0,
  };
}

/**
 * The minor units of a cell as a whole number; NaN where they are not known yet or are beyond 2^53, which
 * `later` is told, or where the cell holds no amount, which is noted.
 */
export function readAmount(
  reader: AmountReader,
  cell: string,
  placeOf: () => Place,
  later: TakeLater,
): number {
  const plain = readPlain(cell, reader.decimals);
  if (!Number.isNaN(plain)) {
    const mark = markOfLatest();
    if (mark !== null) see(reader, mark, cell, placeOf);
    return plain;
  }
  return readSlowly(reader, cell, placeOf, later);
}

/** Passes on the amount of a cell, now or when it is known; nothing where the cell holds none, which is noted. */
export function passAmount(
  reader: AmountReader,
  cell: string,
  placeOf: () => Place,
  take: (amount: Minor) => void,
): void {
  const amount = readAmount(reader, cell, placeOf, take);
  if (!Number.isNaN(amount)) take(BigInt(amount));
}

const letters = new Uint8Array(MOST_PLAIN);

/** An amount that leaves no doubt, NaN for all else; nil for a blank cell. */
function readPlain(cell: string, decimals: number): number {
  const { length } = cell;
  if (length > MOST_PLAIN) return Number.NaN;
  for (let index = 0; index < length; index += 1) {
    const code = cell.charCodeAt(index);
    if (code > 0xff) return Number.NaN;
    letters[index] = code;
  }
  return readPlainBytes(letters, 0, length, decimals);
}

/**
 * The minor units of an amount in bytes, where it leaves no doubt and its mark was seen before; NaN
 * where the cell has to be read as a text. Its mark counts by `countMark` once the amount is taken.
 */
export function readKnown(
  { decimals, seen }: AmountReader,
  bytes: Uint8Array,
  from: number,
  to: number,
): number {
  const plain = readPlainBytes(bytes, from, to, decimals);
  const mark = markOfLatest();
  return mark === null || seen[mark] !== null ? plain : Number.NaN;
}

/** Counts a mark that was seen before. */
export function countMark({ seen }: AmountReader, mark: DecimalMark | null): void {
  const known = mark === null ? null : seen[mark];
  if (known !== null) known.count += 1;
}

function see(reader: AmountReader, mark: DecimalMark, cell: string, placeOf: () => Place): void {
  const seen = reader.seen[mark];
  if (seen === null) reader.seen[mark] = { place: placeOf(), cell, count: 1 };
  else seen.count += 1;
}

function readSlowly(
  reader: AmountReader,
  cell: string,
  placeOf: () => Place,
  later: TakeLater,
): number {
  const written = readWrittenNumber(cell);
  if (written === null) {
    describeCell(cell, placeOf(), reader.problems);
    return Number.NaN;
  }
  seeSign(reader, signBeside(cell), placeOf);
  if (written.isUnsure) {
    reader.waiting.push({ cell, place: placeOf(), later });
    return Number.NaN;
  }
  if (written.proves !== null) see(reader, written.proves, cell, placeOf);
  return asNumber(minorOfWritten(reader, written, cell, placeOf), later);
}

function seeSign({ signs }: AmountReader, sign: string, placeOf: () => Place): void {
  if (sign !== "" && !signs.has(sign)) signs.set(sign, placeOf().row ?? 0);
}

function asNumber(amount: Minor, later: TakeLater): number {
  const number = Number(amount);
  if (Number.isSafeInteger(number)) return number;
  later(amount);
  return Number.NaN;
}

function minorOfWritten(
  reader: AmountReader,
  { whole, fraction, isNegative, side }: WrittenNumber,
  cell: string,
  placeOf: () => Place,
): Minor {
  if (hasTooManyDigits(whole, fraction)) {
    noteTooManyDigits(cell, placeOf(), reader.problems);
    return 0n;
  }
  const parsed = parseMinor(`${whole}.${fraction}`, reader.decimals);
  if (parsed === null) throw new Error("A number taken apart does not parse");
  if (parsed.isRounded) reader.rounded += 1;
  const isCredit = side === "credit";
  return isNegative !== isCredit ? -parsed.amount : parsed.amount;
}

/**
 * Decides what waited, when the whole file was read: each amount is passed on. A file that writes
 * decimals in two ways is refused.
 */
export function decideAmbiguousAmounts(reader: AmountReader, warnings: ProblemList): void {
  const habit = habitOf(reader);
  if (habit !== null) refuseOther(reader, habit);
  let isNoted = false;
  for (const { cell, place, later } of reader.waiting) {
    const written = readWrittenNumber(cell);
    if (written === null) throw new Error("An amount that waited does not read any more");
    if (habit === null && written.mark === ".") {
      note(reader.problems, "number_ambiguous", { ...place, value: cell });
      continue;
    }
    if (habit === null && !isNoted) {
      note(warnings, "thousands_assumed", { ...place, value: cell });
      isNoted = true;
    }
    const { whole, fraction } = written;
    const taken =
      written.mark === habit ? written : { ...written, whole: whole + fraction, fraction: "" };
    later(minorOfWritten(reader, taken, cell, () => place));
  }
  if (reader.rounded > 0) note(warnings, "amounts_rounded", { value: String(reader.rounded) });
}

function habitOf({ seen }: AmountReader): DecimalMark | null {
  const [points, commas] = [seen["."]?.count ?? 0, seen[","]?.count ?? 0];
  if (points === 0 && commas === 0) return null;
  return commas > points ? "," : ".";
}

function refuseOther(reader: AmountReader, habit: DecimalMark): void {
  const other = reader.seen[habit === "." ? "," : "."];
  if (other === null) return;
  const expected = habit === "," ? "1.234,56" : "1,234.56";
  note(reader.problems, "number_contradicts", { ...other.place, value: other.cell, expected });
}
