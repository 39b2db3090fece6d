/** The Nominal Activity of Sage heads its accounts with "N/C:", the code, mostly "Name:", and the name. */
export function nominalIn(cells: readonly string[]): string | null {
  if (!NOMINAL.test(cells.find((cell) => cell.trim() !== "") ?? "")) return null;
  // A mark and what it says may share a cell
  const parts = cells.flatMap((cell) => cell.split(MARKED_NOMINAL));
  const [mark = "", code = "", ...others] = parts.map((cell) => cell.trim()).filter(Boolean);
  if (!MARK_OF_NOMINAL.test(mark) || !/^\d/.test(code)) return null;
  const name = others[/^name:?$/i.test(others[0] ?? "") ? 1 : 0] ?? "";
  // The code may have its name behind it in the same cell
  return /^\p{L}/u.test(name) && !name.endsWith(":") ? `${code} ${name}` : code;
}

const NOMINAL = /^\s*(?:n\/c|nominal)\b/i;
const MARKED_NOMINAL = /^(\s*(?:n\/c|nominal(?: code| account)?|name):)/i;
const MARK_OF_NOMINAL = /^(?:n\/c|nominal(?: code| account)?):?$/i;

/**
 * "Ledger:" in the heading of an account, with its name in the same cell or the next, as Tally prints it, or
 * "Konto 1200 Bank".
 */
export function accountIn(cells: readonly string[]): string | null {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== "");
  const [first = "", ...others] = filled;
  const [mark] = MARK.exec(first) ?? [];
  if (mark === undefined) return null;
  const [named = "", behind = ""] = [first.slice(mark.length).trim(), ...others].filter(Boolean);
  const isCode = /^\d[\d.-]*$/.test(named) && /^\p{L}/u.test(behind) && !behind.endsWith(":");
  return isCode ? `${named} ${behind}` : named || null;
}

const MARK =
  /^(?:ledger|account|ledger account|account name|gl account|compte|cuenta|conta|conto|konto|rekening|grootboekrekening)\s*(?::|(?= \d))/i;
