import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { type Nature, type Role, roleDefinition } from "../../roles/roles.ts";
import type { Classification } from "../Classification.ts";
import { canStandIn } from "../canStandIn.ts";
import type { ChartLanguage } from "../language/recogniseLanguage.ts";
import { chartNames } from "../national/ChartId.ts";
import type { NationalChart } from "../national/NationalChart.ts";
import { numberOf } from "../national/numberOf.ts";
import { digitsUsed } from "../national/recogniseChart.ts";
import { placeOf } from "../placeOf.ts";
import { ASKED, readByNumber, SURE } from "./readByNumber.ts";
import { readName } from "./readName.ts";

/**
 * Reads numbers with more digits than the others of the same books, in charts of one length. Accounts of single
 * customers and suppliers have such numbers: 10000 is no cash, although cash is 1000. What is called a bank is
 * asked, and what the file has elsewhere. Where programs of a country differ, such a number is sure only of what
 * the name says too.
 */
export function readLongerNumber(
  chart: NationalChart,
  accounts: readonly AccountFacts[],
  language: ChartLanguage,
): (facts: AccountFacts) => Classification | null {
  const digits = chart.digits === undefined ? null : digitsUsed(chart, accounts, language);
  return (facts) => {
    const number = numberOf(facts.code, chart.digits);
    if (digits === null || number.length <= digits || !/^\d+$/.test(number)) return null;
    if (isPartOfOther(facts.code, digits)) return null;
    const role = number.length === digits + 1 ? personalRole(chart, number) : null;
    if (role !== null) return asPersonal(facts, chart, number, role);
    const mayBePersonal = chart.mayBePersonal?.split(" ").includes(number[0] ?? "");
    return mayBePersonal ? sureByName(facts, chart) : null;
  };
}

/** What stands behind a separator parts an account of the chart ("1920.01"), and is no number of its own. */
function isPartOfOther(code: string, digits: number): boolean {
  return code.search(/[^\p{L}\p{N}]/u) === digits;
}

function personalRole({ personal = {} }: NationalChart, number: string): Role | null {
  const [role] =
    Object.entries(personal).find(([, firsts]) => firsts.split(" ").includes(number[0] ?? "")) ??
    [];
  return (role as Role | undefined) ?? null; // keys of RolesByNumber are roles
}

function asPersonal(
  facts: AccountFacts,
  chart: NationalChart,
  number: string,
  role: Role,
): Classification {
  const needsPerson =
    !canStandIn(placeOf(facts).natures, role) || BANKS.has(named(facts, ["asset", "liability"]));
  const reason = `In the ${chartNames[chart.id]}, numbers with a digit more than the others that begin with ${number[0]} are ${roleDefinition(role).label.toLowerCase()}.`;
  return {
    role,
    confidence: needsPerson ? ASKED : SURE,
    reason,
    source: "number",
    ...(needsPerson && { needsPerson }),
  };
}

function sureByName(facts: AccountFacts, chart: NationalChart): Classification | null {
  const own = readByNumber(facts, chart);
  if (own === null || named(facts, placeOf(facts).natures) === own.role) return own;
  const reason = `${own.reason} Its number is longer than the others, as those of single customers and suppliers are.`;
  return { ...own, confidence: Math.min(own.confidence, ASKED), reason, needsPerson: true };
}

function named(facts: AccountFacts, natures: readonly Nature[]): Role | null {
  return readName(facts, natures)?.role ?? null;
}

const BANKS: ReadonlySet<Role | null> = new Set<Role | null>([
  "cash_and_cash_equivalents",
  "bank_overdraft",
]);
