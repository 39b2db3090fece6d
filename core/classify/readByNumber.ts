import type { AccountFacts } from "../ledger/AccountFacts.ts";
import { roleDefinition } from "../roles/roles.ts";
import type { Classification } from "./Classification.ts";
import { canStandIn } from "./canStandIn.ts";
import { chartNames } from "./national/ChartId.ts";
import type { NationalChart } from "./national/NationalChart.ts";
import { readNumber } from "./national/readNumber.ts";
import { placeOf } from "./placeOf.ts";

/** How sure the number of a national chart makes a role, and where a person has to look. */
const SURE = 0.95;
const ASKED = 0.62;

/**
 * What an account is by its number in a national chart; null where the chart leaves it open. The section
 * and the type of the file come before the number: where they say otherwise it is for a person.
 */
export function readByNumber(facts: AccountFacts, chart: NationalChart): Classification | null {
  const reading = readNumber(chart, facts.code, facts.side);
  if (reading === null) return null;
  const { role, needsPerson, number } = reading;
  const { natures, label } = placeOf(facts);
  const isBarred = label?.admits !== undefined && !label.admits.includes(role);
  const isContradicted = isBarred || !canStandIn(natures, role);
  const told = `In the ${chartNames[chart.id]}, numbers that begin with ${number} are ${roleDefinition(role).label.toLowerCase()}`;
  const doubt = isContradicted ? `, which does not go with '${facts.type || "its statement"}'` : "";
  return {
    role,
    confidence: isContradicted || needsPerson ? ASKED : SURE,
    reason: `${told}${doubt}.`,
    source: "number",
    ...((needsPerson || isContradicted) && { needsPerson: true }),
  };
}
