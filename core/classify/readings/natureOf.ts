import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import {
  isProfitAndLossNature,
  type Nature,
  type Role,
  roleDefinition,
} from "../../roles/roles.ts";
import { placeOf } from "../placeOf.ts";
import { tokenise } from "../words/tokenise.ts";
import { gainOrLoss } from "./gainOrLoss.ts";
import { type NameReading, readName } from "./readName.ts";

/** What kind of account this is: by its type label, else by its name, else null. */
export function natureOf(facts: AccountFacts): Nature | null {
  const { natures } = placeOf(facts);
  const [only] = natures;
  if (only !== undefined && natures.length === 1) return only;
  const reading = readName(facts, natures);
  if (reading !== null && reading.role !== null)
    return natureOfReading(reading, reading.role, facts, natures);
  return natureOfSide(facts, natures);
}

function natureOfReading(
  reading: NameReading,
  role: Role,
  facts: AccountFacts,
  natures: readonly Nature[],
): Nature {
  const { nature } = roleDefinition(role);
  if (isProfitAndLossNature(nature)) return natureOfResult(nature, facts);
  if (reading.rule.nature) return reading.rule.nature;
  if (!mayBeEither.has(role)) return nature;
  if (facts.side === "debit" && natures.includes("asset")) return "asset";
  return nature;
}

const mayBeEither: ReadonlySet<Role> = new Set<Role>(["sales_tax", "current_tax", "deferred_tax"]);

/** A loss is an expense and a gain an income, whatever role they share. */
function natureOfResult(nature: Nature, facts: AccountFacts): Nature {
  const named = gainOrLoss(tokenise(facts.name));
  if (named === null) return nature;
  return named === "loss" ? "expense" : nature === "expense" ? nature : "income";
}

/** The last resort: within one statement, the side of the balance. */
function natureOfSide(facts: AccountFacts, natures: readonly Nature[]): Nature | null {
  if (facts.side === null || natures.length === 5) return null;
  const isProfit = natures.includes("income");
  if (facts.side === "debit") return isProfit ? "expense" : "asset";
  return isProfit ? "income" : "liability";
}
