import type { AccountRow, BalanceSheetRow, RowsByFileType } from "../ingest/rows.ts";
import type { Minor } from "../money/Minor.ts";
import type { AccountFacts, Section } from "./AccountFacts.ts";

/**
 * Collects what the files state about each account, once per code. This is the input of classification. A balance sheet
 * or profit and loss gives the statement; a trial balance gives the side.
 */
export function collectFacts(files: Partial<RowsByFileType>): AccountFacts[] {
  const facts = new Map<string, AccountFacts>();
  const add = (row: AccountRow, section: Section, side: AccountFacts["side"]) => {
    const { code, name, type, nature, isTyped, isBetweenTaxes } = row;
    const known = facts.get(code);
    if (!known) {
      const given = {
        ...(nature && { nature }),
        ...(isTyped && { isTyped }),
        ...(isBetweenTaxes && { isBetweenTaxes }),
      };
      facts.set(code, { code, name, type, section, side, ...given });
      return;
    }
    known.name ||= name;
    known.type ||= type;
    known.section ??= section;
    known.side ??= side;
  };
  for (const row of files.balance_sheet ?? []) add(row, "balance_sheet", sideOfAsset(row));
  for (const row of files.profit_loss ?? []) add(row, "profit_loss", null);
  for (const row of files.trial_balance ?? []) {
    const current = row.currentDebit - row.currentCredit;
    add(row, null, sideOf(current !== 0n ? current : row.priorDebit - row.priorCredit));
  }
  return [...facts.values()];
}

/**
 * A negative asset is a credit. A positive one may be a contra account written without its sign, so its side is
 * unknown.
 */
function sideOfAsset({ nature, closing, opening }: BalanceSheetRow): AccountFacts["side"] {
  if (nature !== "asset") return null;
  return (closing === 0n ? opening : closing) < 0n ? "credit" : null;
}

function sideOf(balance: Minor): AccountFacts["side"] {
  if (balance === 0n) return null;
  return balance > 0n ? "debit" : "credit";
}
