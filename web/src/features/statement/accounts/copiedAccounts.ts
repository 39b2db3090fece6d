import { type AccountSummary, roles } from "@tieout/core";
import type { CopiedCell } from "../../../lib/clipboard/CopiedCell.ts";

const headings = ["Code", "Account", "Role", "Sure", "Reason", "Opening", "Closing", "Movement"];

/** The accounts as they are copied, those out of sight too. */
export function copiedAccounts(accounts: readonly AccountSummary[]): CopiedCell[][] {
  const rows = accounts.map(({ code, name, role, confidence, reason, ...balances }) => [
    ...[code, name, role === null ? "" : roles[role].label].map((text) => ({ text })),
    ...[`${Math.round(confidence * 100)}%`, reason].map((text) => ({ text })),
    ...[balances.opening, balances.closing, balances.movement].map((amount) => ({ amount })),
  ]);
  return [headings.map((text) => ({ text })), ...rows];
}
