import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import {
  balanceSheetNatures,
  isProfitAndLossRole,
  type Nature,
  profitAndLossNatures,
  type Role,
  roleDefinition,
} from "../../roles/roles.ts";
import type { Classification } from "../Classification.ts";
import { canStandIn } from "../canStandIn.ts";
import { chartNames } from "../national/ChartId.ts";
import type { NationalChart } from "../national/NationalChart.ts";
import {
  isRenumbered,
  type NumberReading,
  readNumber,
  traitsOfNumber,
} from "../national/readNumber.ts";
import { placeOf } from "../placeOf.ts";
import { readTraits } from "../traits/readTraits.ts";
import { isContraAccount } from "./isContraAccount.ts";
import { readName } from "./readName.ts";

/** How sure the number of a national chart makes a role, and where a person has to look. */
export const SURE = 0.95;
export const ASKED = 0.62;

/**
 * What an account is by its number in a national chart; null where the chart leaves it open. The section
 * and the type of the file come before the number: where they say otherwise it is for a person.
 */
export function readByNumber(facts: AccountFacts, chart: NationalChart): Classification | null {
  const reading = readNumber(chart, facts.code, facts.side);
  if (reading === null) return null;
  const { number } = reading;
  const named = isRenumbered(chart, number) ? roleByOtherEdition(facts, reading.role) : null;
  const isEarned = named !== null && isEarnedWithCosts(named, reading.role);
  if (named !== null && named !== reading.role && !reading.needsPerson && !isEarned) return null;
  const particular = asParticular(reading, facts, chart);
  if (particular !== null) return particular;
  const role = againstItsCost(reading.role, facts);
  const isOpen = reading.needsPerson && named !== role && !saysWhatItOwes(role, facts, chart);
  const needsPerson = isOpen || isEarned || isDeposit(role, facts);
  const { natures, label } = placeOf(facts);
  const isBarred = label?.admits !== undefined && !label.admits.includes(role);
  const isContradicted = isBarred || !canStandIn(natures, role);
  const numbered = `In the ${chartNames[chart.id]}, numbers that begin with ${number} are ${roleDefinition(reading.role).label.toLowerCase()}`;
  const meaning = role === reading.role ? numbered : `${numbered}, and this one stands against it`;
  const doubt = isContradicted ? `, which does not go with '${facts.type || "its statement"}'` : "";
  return {
    role,
    confidence: isContradicted || needsPerson ? ASKED : SURE,
    reason: `${meaning}${doubt}.`,
    source: "number",
    ...((needsPerson || isContradicted) && { needsPerson: true }),
  };
}

/**
 * Charts number the interest accrued on a debt or on money lent with it, and loans with whatever else is owed:
 * a name that says interest or a loan says more than the number, and what is paid of interest is no repayment
 * (IAS 7.31). Where it says no more than "interest" a person looks.
 */
function asParticular(
  { role, number, isEitherSide }: NumberReading,
  facts: AccountFacts,
  chart: NationalChart,
): Classification | null {
  const within = SAYS_MORE.get(role);
  if (within === undefined) return null;
  const named = readName(facts, [roleDefinition(role).nature]);
  if (named === null || named.role === null || !within.includes(named.role)) return null;
  const needsPerson = isEitherSide || named.rule.rank === "hints";
  const label = roleDefinition(role).label.toLowerCase();
  const says = INTEREST.includes(named.role) ? "the interest on it" : "a loan";
  return {
    role: named.role,
    confidence: needsPerson ? ASKED : SURE,
    reason: `In the ${chartNames[chart.id]}, numbers that begin with ${number} are ${label}, and the name says ${says}.`,
    source: "number",
    ...(needsPerson && { needsPerson }),
  };
}

const INTEREST: readonly Role[] = ["interest_payable", "interest_receivable"];

/** What a name may say besides a number, which is more than the number says. */
const SAYS_MORE: ReadonlyMap<Role, readonly Role[]> = new Map<Role, readonly Role[]>([
  ["borrowings", INTEREST],
  ["bonds", INTEREST],
  ["lease_liabilities", INTEREST],
  ["loans_receivable", INTEREST],
  ["financial_investments", INTEREST],
  ["other_payables", [...INTEREST, "borrowings"]],
  ["other_receivables", [...INTEREST, "loans_receivable"]],
]);

/** What is on deposit for a term under a number of cash: it is cash for three months or less (IAS 7.7). */
function isDeposit(role: Role, facts: AccountFacts): boolean {
  if (role !== "cash_and_cash_equivalents") return false;
  const named = readName(facts, ["asset"]);
  return named?.role === "financial_investments" && named.words.includes("deposit");
}

/** What a name says that another edition may have at a number: not what is written off, where neither has that there. */
function roleByOtherEdition(facts: AccountFacts, numbered: Role): Role | null {
  const named = roleByName(facts, statementOf(numbered));
  const writtenOff = [...ACCUMULATED.values()];
  const isOfOther = named !== null && writtenOff.includes(named) && !writtenOff.includes(numbered);
  return isOfOther && ACCUMULATED.get(numbered) !== named ? null : named;
}

/** Words of an overhead under a number of income may be what is charged on to others for it. */
function isEarnedWithCosts(named: Role, numbered: Role): boolean {
  return named === "operating_expenses" && roleDefinition(numbered).nature === "income";
}

/** What the name says by itself, given where the account can stand. */
function roleByName(facts: AccountFacts, natures: readonly Nature[]): Role | null {
  return readName(facts, natures)?.rule.role ?? null;
}

function statementOf(role: Role): readonly Nature[] {
  return isProfitAndLossRole(role) ? profitAndLossNatures : balanceSheetNatures;
}

/** Whether name or number say what is owed for: then nobody has to be asked what the role leaves open. */
function saysWhatItOwes(role: Role, { code, name }: AccountFacts, chart: NationalChart): boolean {
  const named = readTraits(name, role).map(({ id }) => id);
  return [...named, ...traitsOfNumber(chart, code)].includes("owed_for_assets");
}

/** Charts number an asset and what was written off it alike: the side or the name tells them apart. */
function againstItsCost(role: Role, facts: AccountFacts): Role {
  const accumulated = ACCUMULATED.get(role);
  if (accumulated === undefined) return role;
  const isAgainst = facts.side === "credit" || isWrittenOff(facts);
  return isAgainst ? accumulated : role;
}

/** Of what stands against assets, names of loans, shares or gains only say what the asset came with. */
function isWrittenOff(facts: AccountFacts): boolean {
  if (!isContraAccount(facts, "asset")) return false;
  const named = roleByName(facts, placeOf(facts).natures);
  const nature = named === null ? null : roleDefinition(named).nature;
  return nature === null || nature === "asset" || nature === "expense";
}

const ACCUMULATED: ReadonlyMap<Role, Role> = new Map<Role, Role>([
  ["ppe_cost", "ppe_accumulated_depreciation"],
  ["intangibles_cost", "intangibles_accumulated_amortisation"],
  ["right_of_use_assets", "right_of_use_accumulated_depreciation"],
]);
