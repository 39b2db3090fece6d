import type { EntityDisagreement } from "../../ledger/compareEntities.ts";
import { absolute, sum } from "../../money/Minor.ts";
import { printMinor } from "../../money/printMinor.ts";
import type { StatementContext } from "../StatementContext.ts";
import { type CheckResult, failed, notApplicable, passed } from "./CheckResult.ts";

const WORDS: Readonly<Record<EntityDisagreement["of"], string>> = {
  opening: "What entities owe each other at the beginning",
  closing: "What entities owe each other at the end",
  profit: "What entities charged each other",
};

/** What entities have with each other leaves nothing in the consolidated figures (IFRS 10.B86(c)). */
export function checkEntities({
  isConsolidated,
  entitiesDisagreeing,
  decimals,
}: StatementContext): CheckResult {
  if (!isConsolidated) return notApplicable("The statement is of one entity.");
  if (entitiesDisagreeing.length === 0)
    return passed("What the entities are known to owe and charge each other cancels out.");
  const said = entitiesDisagreeing.map(({ of, entities, difference }) => {
    const each = entities.map(({ entity, amount }) => `${entity} ${printMinor(amount, decimals)}`);
    return `${WORDS[of]} does not cancel out: ${each.join(", ")}; ${printMinor(absolute(difference), decimals)} is left.`;
  });
  return failed(
    `${said.join(" ")} Correct the entity that has not booked it, or say of an account that it is not between companies of the group.`,
    sum(entitiesDisagreeing.map(({ difference }) => absolute(difference))),
  );
}
