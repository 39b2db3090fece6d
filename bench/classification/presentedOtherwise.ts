import type { ChartId } from "../../core/classify/national/ChartId.ts";
import { nationalCharts } from "../../core/classify/national/nationalCharts.ts";
import { numberOf } from "../../core/classify/national/numberOf.ts";
import { isProfitAndLossRole, type Role, roleDefinition, roleIds } from "../../core/roles/roles.ts";
import type { PublicAccount, PublicChart } from "./readPublicCharts.ts";

/*
 * What the law of a country presents otherwise than IFRS do, so that an author who types an account by the law
 * does not contradict its role. It is for judging alone: what charts teach is what their authors said.
 */

/**
 * Own shares are assets by these laws and equity here (IAS 32.33), interest accrued stands with its principal, interim dividends are receivables, untaxed
 * reserves stand between equity and liabilities, what takes the profit of the year over to equity among the results,
 * and what lowers sales (IFRS 15.47) is a cost to some programs. Peru has provisions and debtors written
 * down among depreciation, and the Czech plan what is made for own use among the costs.
 */
const elsewhere: Partial<Record<ChartId, Partial<Record<Role, string>>>> = {
  PCG: {
    treasury_shares: "277 502",
    other_reserves: "14",
    interest_receivable: "2678 2688 2768 508 518",
    interest_payable: "518 5198",
  },
  PCN: { treasury_shares: "502" },
  MAR: { treasury_shares: "50" },
  PGC: { dividends_declared: "557" },
  NS4102: { retained_earnings: "88 896" },
  BAS: { retained_earnings: "899", other_reserves: "21" },
  SKR03: { revenue: "873 874 875 876 877 878" },
  SKR04: { revenue: "473 474 475 476 477 478" },
  KMU: { revenue: "38" },
  SYSCOHADA: { other_reserves: "15", treasury_shares: "2746 502", interest_receivable: "276" },
  SCF: { treasury_shares: "502" },
  PCGE: {
    contract_liabilities: "122 132",
    prepayments: "422 432",
    bad_debts: "6871",
    operating_expenses: "689",
  },
  SUO: { treasury_shares: "252", other_operating_income: "585 586 587 588" },
  RUO: { treasury_shares: "252" },
  KORS: { treasury_shares: "047 237" },
  OMFP1802: { dividends_declared: "463", ppe_cost: "4093", intangibles_cost: "4094" },
};

/**
 * Classes of both costs and income, the class of finance as a rule, and of both what is owing and what is owed: an
 * author who types all accounts of one alike has typed the class and says nothing of any of them.
 */
const ofBoth: Partial<Record<ChartId, string>> = {
  KMU: "69 70 75 8",
  NS4102: "8",
  PCG: "40 41 42 43 44 45 46",
  SYSCOHADA: "40 41 42 43 44 45 46 47",
  SCF: "40 41 42 43 44 45 46 47",
  NCT: "40 41 42 43 44 45 46",
};

const eitherHalf: readonly Role[] = roleIds.filter(isProfitAndLossRole);
const owingOrOwed: readonly Role[] = roleIds.filter((role) =>
  ["asset", "liability"].includes(roleDefinition(role).nature),
);

/** A chart whose accounts may have, beside the roles of their types, those that its law has under their numbers. */
export function presentedByLaw(chart: PublicChart): PublicChart {
  const national = nationalCharts.find(({ id }) => id === chart.group);
  if (national === undefined) return chart;
  const isBeneath = ({ code }: PublicAccount, numbers = "") =>
    listed(numbers).some((number) => numberOf(code, national.digits).startsWith(number));
  const typedAsClass = new Set(
    listed(ofBoth[national.id]).flatMap((number) => {
      const its = chart.accounts.filter((account) => isBeneath(account, number));
      return isTypedAlike(its) ? its : [];
    }),
  );
  const presented = Object.entries(elsewhere[national.id] ?? {});
  const accounts = chart.accounts.map((account) => {
    const byLaw = presented.flatMap(
      ([role, numbers]) => (isBeneath(account, numbers) ? [role as Role] : []), // keys of a record of roles
    );
    const ofClass = typedAsClass.has(account) ? bothOf(account) : [];
    return { ...account, admits: [...account.admits, ...byLaw, ...ofClass] };
  });
  return { ...chart, accounts };
}

/** Both that a class is of: costs and income, or what is owing and owed. */
function bothOf({ admits }: PublicAccount): readonly Role[] {
  return admits.every(isProfitAndLossRole) ? eitherHalf : owingOrOwed;
}

/** Two accounts or more, all of one type. */
function isTypedAlike(accounts: readonly PublicAccount[]): boolean {
  return accounts.length > 1 && new Set(accounts.map(({ type }) => type)).size === 1;
}

function listed(numbers = ""): string[] {
  return numbers.split(" ").filter((number) => number !== "");
}
