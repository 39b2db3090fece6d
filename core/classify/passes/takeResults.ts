import { isProfitAndLossNature, type Role, roles } from "../../roles/roles.ts";
import { type ClassifiedAccount, isFinal } from "../Classification.ts";
import { type Changes, changesBy } from "../Pass.ts";
import { placeOf } from "../placeOf.ts";
import { isResultName } from "../readings/isResultName.ts";

const REVENUE: Role = "revenue";

/**
 * Reads a result as revenue where a profit and loss begins with it ("Gross profit" in abridged accounts): income
 * less costs in one figure. Its other words ("before depreciation and tax") are those of what it leaves out.
 */
export function takeResults(accounts: readonly ClassifiedAccount[]): Changes {
  return changesBy(accounts, (account) =>
    isResult(account)
      ? {
          role: REVENUE,
          confidence: SURE,
          reason: `The name is that of a result, income less costs in one figure: it is taken as ${roles[REVENUE].label.toLowerCase()}.`,
          source: "name",
        }
      : null,
  );
}

const SURE = 0.9;

function isResult({ facts, classification }: ClassifiedAccount): boolean {
  if (isFinal(classification) || !isResultName(facts.name)) return false;
  const { natures } = placeOf(facts);
  return natures.every(isProfitAndLossNature) && natures.includes("income");
}
