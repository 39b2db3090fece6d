import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { type Role, roleDefinition } from "../../roles/roles.ts";
import type { Classification } from "../Classification.ts";
import { canStandIn } from "../canStandIn.ts";
import { placeOf } from "../placeOf.ts";
import { readName } from "../readName.ts";
import { chartNames } from "./ChartId.ts";
import type { NationalChart } from "./NationalChart.ts";
import { numberOf } from "./numberOf.ts";
import { digitsUsed } from "./recogniseChart.ts";

const SURE = 0.95;
const ASKED = 0.62;

/**
 * Reads the accounts of single customers and suppliers, whose numbers have one digit more than all others: 10000
 * is no cash, although cash is 1000. What is called a bank is asked, and what the file has elsewhere.
 */
export function readPersonal(
  chart: NationalChart,
  accounts: readonly AccountFacts[],
): (facts: AccountFacts) => Classification | null {
  const personal = Object.entries(chart.personal ?? {});
  const digits = personal.length === 0 ? null : digitsUsed(chart, accounts);
  return (facts) => {
    const number = numberOf(facts.code, chart.digits);
    if (digits === null || number.length !== digits + 1 || !/^\d+$/.test(number)) return null;
    const found = personal.find(([, beginnings]) =>
      beginnings.split(" ").includes(number[0] ?? ""),
    );
    if (found === undefined) return null;
    const role = found[0] as Role; // keys of RolesByNumber are roles
    const needsPerson =
      !canStandIn(placeOf(facts).natures, role) ||
      BANKS.has(readName(facts, ["asset", "liability"])?.role ?? null);
    const reason = `In the ${chartNames[chart.id]}, numbers with a digit more than the others that begin with ${number[0]} are ${roleDefinition(role).label.toLowerCase()}.`;
    return {
      role,
      confidence: needsPerson ? ASKED : SURE,
      reason,
      source: "number",
      ...(needsPerson && { needsPerson }),
    };
  };
}

const BANKS: ReadonlySet<Role | null> = new Set<Role | null>([
  "cash_and_cash_equivalents",
  "bank_overdraft",
]);
