import type { ClassifiedAccount } from "./Classification.ts";
import { isBeyondDoubt } from "./Classification.ts";
import { type Changes, changesBy } from "./Pass.ts";
import { printedName } from "./printedName.ts";
import { tokenise } from "./words/tokenise.ts";

/**
 * Asks about deposits in the books of a lender: what customers have at a bank is money it owes them, and no
 * payment for what is still to be delivered (IAS 7.22(a), 7.24).
 */
export function askDeposits(accounts: readonly ClassifiedAccount[]): Changes {
  const lent = accounts.find(isLent);
  if (lent === undefined) return changesBy(accounts, () => null);
  const name = printedName(lent.facts);
  return changesBy(accounts, ({ facts, classification: own }) => {
    const isDeposit =
      own.role === "contract_liabilities" && tokenise(facts.name).includes("deposit");
    if (!isDeposit || isBeyondDoubt(own)) return null;
    return {
      ...own,
      confidence: Math.min(own.confidence, ASKED),
      reason: `${own.reason} Beside '${name}' it may be what customers have at a bank.`,
    };
  });
}

const ASKED = 0.65;

/** "Loans and advances to customers", "Customer loans". */
function isLent({ facts, classification }: ClassifiedAccount): boolean {
  const words = tokenise(facts.name);
  const isOfLender = words.includes("loan") && OF_LENDERS.some((word) => words.includes(word));
  return isOfLender && classification.role === "loans_receivable";
}

const OF_LENDERS = ["customer", "advance", "borrower", "member"] as const;
