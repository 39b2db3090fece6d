/** The lines of an entry as they are read: its debits, then its credits, each in the order they were written. */
export function debitsFirst<Line extends { debit?: string | null | undefined }>(
  lines: readonly Line[],
): Line[] {
  const isDebit = ({ debit }: Line) => debit !== undefined && debit !== null && debit !== "";
  return [...lines.filter(isDebit), ...lines.filter((line) => !isDebit(line))];
}
