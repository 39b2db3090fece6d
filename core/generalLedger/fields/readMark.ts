/** The side that a mark beside an amount says: S/H, D/C, Dr/Cr, +1/-1, a posting key of SAP; null for anything else. */
export function readMark(cell: string): "debit" | "credit" | null {
  return sides.get(cell) ?? sides.get(cell.trim().toLowerCase()) ?? null;
}

/** The words for both sides in other languages. */
const DEBITS = ["wn", "winien", "dare", "debe", "debito", "débito", "deudor", "借", "차변"];
const CREDITS = ["ma", "a", "avere", "haber", "credito", "crédito", "acreedor", "贷", "貸", "대변"];

/** Posting keys of SAP, by the digits they begin with: 01 to 09 debit customers, 31 to 39 credit suppliers. */
const DEBIT_KEYS =
  "01 02 03 04 05 06 07 08 09 21 22 23 24 25 26 27 28 29 40 70 80 81 82 83 84 85 86 87 88 89";
const CREDIT_KEYS =
  "11 12 13 14 15 16 17 18 19 31 32 33 34 35 36 37 38 39 50 75 90 91 92 93 94 95 96 97 98 99";

const DEBIT_MARKS = [
  "s",
  "d",
  "dr",
  "dr.",
  "debit",
  "soll",
  "débit",
  "debet",
  "dbit",
  "+1",
  "1",
  "+",
];
const CREDIT_MARKS = [
  "h",
  "c",
  "cr",
  "cr.",
  "credit",
  "haben",
  "crédit",
  "kredit",
  "crdt",
  "k",
  "-1",
  "-",
];

const sides: ReadonlyMap<string, "debit" | "credit"> = new Map([
  ...[...DEBIT_MARKS, ...DEBITS, ...DEBIT_KEYS.split(" ")].map((mark) => [mark, "debit"] as const),
  ...[...CREDIT_MARKS, ...CREDITS, ...CREDIT_KEYS.split(" ")].map(
    (mark) => [mark, "credit"] as const,
  ),
]);
