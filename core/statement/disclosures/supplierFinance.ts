import type { StatementContext } from "../StatementContext.ts";
import type { Disclosure } from "../StatementDocument.ts";

/**
 * Asks about supplier finance arrangements where there are trade payables, since no balance shows whether a finance
 * provider pays them (IAS 7.44F-44H; ASC 405-50-50-3). Null without trade payables.
 */
export function supplierFinance({ worksheet, framework }: StatementContext): Disclosure | null {
  const owed = worksheet.ledgerIndex.accounts.some(
    ({ role, opening, closing }) => role === "trade_payables" && (opening !== 0n || closing !== 0n),
  );
  if (!owed) return null;
  const isUsGaap = framework === "US_GAAP";
  return {
    id: "supplier_finance",
    title: "Supplier finance arrangements",
    paragraph: isUsGaap ? "ASC 405-50-50-3" : "IAS 7.44F-44H",
    columns: [],
    rows: [],
    asks: [
      isUsGaap
        ? "Say whether there are supplier finance programs. If there are: their key terms, the amount confirmed and outstanding, where it stands, and a rollforward of it (ASC 405-50-50-3)."
        : "Say whether there are supplier finance arrangements. If there are: their terms and conditions, the carrying amounts and the lines they stand on, the part for which suppliers have been paid, the ranges of due dates, and the changes without cash (IAS 7.44H).",
    ],
  };
}
