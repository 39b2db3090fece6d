/** The lines of an entry in reading order: debits, then credits, each in the original order. */
export function debitsFirst<Line extends { debit?: string | null | undefined }>(
  lines: readonly Line[],
): Line[] {
  const isDebit = ({ debit }: Line) => debit !== undefined && debit !== null && debit !== "";
  return [...lines.filter(isDebit), ...lines.filter((line) => !isDebit(line))];
}
