import { nearAmount } from "../../cells/nearAmount.ts";

/** Adds the side to a balance whose amount without a minus is on this side. */
export function withSide(cell: string, side: "debit" | "credit"): string {
  const amount = nearAmount(cell);
  if (amount === 0) return cell;
  const size = amount < 0 ? cell.replace(/[-−–()]/g, "") : cell;
  const isDebit = amount > 0 === (side === "debit");
  return `${size.trim()} ${isDebit ? "DR" : "CR"}`;
}
