import { isProfitAndLossNature, isProfitAndLossRole } from "../roles/roles.ts";
import type { Section } from "./AccountFacts.ts";
import type { AccountReading } from "./LedgerAccount.ts";

/** Whether an account belongs to the profit and loss: by the section of its file, else by its role or nature. */
export function isProfitAndLoss(
  reading: Pick<AccountReading, "role" | "nature">,
  section: Section,
): boolean {
  if (section !== null) return section === "profit_loss";
  if (reading.role !== null) return isProfitAndLossRole(reading.role);
  return reading.nature !== null && isProfitAndLossNature(reading.nature);
}
