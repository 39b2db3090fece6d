/** The side that a mark beside an amount says: S/H, D/C, Dr/Cr, +1/-1; null for anything else. */
export function readMark(cell: string): "debit" | "credit" | null {
  return sides.get(cell) ?? sides.get(cell.trim().toLowerCase()) ?? null;
}

const sides: ReadonlyMap<string, "debit" | "credit"> = new Map([
  ...["s", "d", "dr", "dr.", "debit", "soll", "débit", "debet", "dbit", "+1", "1", "+"].map(
    (mark) => [mark, "debit"] as const,
  ),
  ...["h", "c", "cr", "cr.", "credit", "haben", "crédit", "kredit", "crdt", "k", "-1", "-"].map(
    (mark) => [mark, "credit"] as const,
  ),
]);
