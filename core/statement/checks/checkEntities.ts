import type { EntityBalances } from "../../ledger/compareEntities.ts";
import { absolute, sum } from "../../money/Minor.ts";
import { printMinor } from "../../money/printMinor.ts";
import type { StatementContext } from "../StatementContext.ts";
import { type CheckResult, failed, notApplicable, passed } from "./CheckResult.ts";

const WORDS: Readonly<Record<EntityBalances["of"], string>> = {
  opening: "What entities owe each other at the beginning",
  closing: "What entities owe each other at the end",
  profit: "What entities charged each other",
};

/**
 * Checks that balances between entities cancel out in the consolidated figures (IFRS 10.B86(c)). Each entity's part is
 * named, so that eliminations stay visible.
 */
export function checkEntities({
  isConsolidated,
  entitiesBetween,
  decimals,
}: StatementContext): CheckResult {
  if (!isConsolidated) return notApplicable("The statement is of one entity.");
  if (entitiesBetween.length === 0)
    return passed("The files name nothing that the entities owe or charge each other.");
  const left = entitiesBetween.filter(({ difference }) => difference !== 0n);
  if (left.length === 0)
    return passed(entitiesBetween.map((each) => sayPassed(each, decimals)).join(" "));
  const said = left.map(
    (each) =>
      `${WORDS[each.of]} does not cancel out: ${partsOf(each, decimals)}; ${printMinor(absolute(each.difference), decimals)} is left.`,
  );
  return failed(
    `${said.join(" ")} Correct the entity that has not booked it, or say of an account that it is not between companies of the group.`,
    sum(left.map(({ difference }) => absolute(difference))),
  );
}

function sayPassed(each: EntityBalances, decimals: number): string {
  const isCancelled = sum(each.entities.map(({ amount }) => amount)) === 0n;
  const words = isCancelled ? "cancels out" : "is with companies that the files do not name";
  return `${WORDS[each.of]} ${words}: ${partsOf(each, decimals)}.`;
}

function partsOf({ entities }: EntityBalances, decimals: number): string {
  return entities
    .map(({ entity, amount }) => `${entity} ${printMinor(amount, decimals)}`)
    .join(", ");
}
