import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { type Classification, CONFIDENCE_BAR } from "../Classification.ts";
import { ask } from "./ask.ts";

type Classifications = ReadonlyMap<string, Classification>;

/**
 * Of a general ledger alone, accounts without numbers stand in the order in which its entries first use them:
 * a patent that is first paid for among costs is none. What nothing but the accounts around tells is asked.
 */
export function askByOrderOfUse(
  accounts: readonly AccountFacts[],
  classifications: Classifications,
): Classifications {
  const asked = accounts.flatMap(({ code, name }): [string, Classification][] => {
    const own = classifications.get(code);
    const isSure = own?.source === "neighbours" && own.confidence >= CONFIDENCE_BAR;
    return isSure && code === name ? [[code, ask(own, WHY)]] : [];
  });
  return asked.length === 0 ? classifications : new Map([...classifications, ...asked]);
}

const WHY = "The ledger lists its accounts as they were first used, which proves nothing.";
