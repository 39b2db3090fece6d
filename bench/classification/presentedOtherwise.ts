import type { ChartId } from "../../core/classify/national/ChartId.ts";
import { nationalCharts } from "../../core/classify/national/nationalCharts.ts";
import { numberOf } from "../../core/classify/national/numberOf.ts";
import { type Nature, type Role, roleDefinition, roleIds } from "../../core/roles/roles.ts";
import { lawTranslated, type PublicAccount, type PublicChart } from "./readPublicCharts.ts";

/*
 * What the law of a country presents otherwise than IFRS do, so that an author who types an account by the law
 * does not contradict its role. It is for judging alone: what charts teach is what their authors said.
 */

/**
 * Own shares and bonds are assets by these laws and equity and less debt here (IAS 32.33), interest accrued stands with its principal, interim dividends are receivables, untaxed
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
  // Commissions, collection and dispatch among what lowers sales
  KMU: { revenue: "38", operating_expenses: "3803 3804 3807" },
  // The change in stocks among the income of the class, and what customers do not pay
  KMU1996: { cost_of_sales: "38", bad_debts: "3905", treasury_shares: "108 149" },
  SYSCOHADA: { other_reserves: "15", treasury_shares: "2746 502", interest_receivable: "276" },
  SCF: { treasury_shares: "502" },
  PCGE: {
    contract_liabilities: "122 132",
    prepayments: "422 432",
    bad_debts: "6871",
    operating_expenses: "689",
  },
  // Advances stand with what they are for in the balance sheet of the act, in the class of claims in its chart
  SZT: { treasury_shares: "373", intangibles_cost: "351", ppe_cost: "352" },
  SUO: { treasury_shares: "252", bonds: "255", other_operating_income: "585 586 587 588" },
  RUO: { treasury_shares: "252", bonds: "255" },
  GKP: { treasury_shares: "137 157 253" },
  KORS: { treasury_shares: "047 237" },
  OMFP1802: { bonds: "505", dividends_declared: "463", ppe_cost: "4093", intangibles_cost: "4094" },
  RGS: { other_receivables: "BSchSalVpe" },
  // Finance costs (74) among the costs of sales, and provisions (96) in the class of equity
  EKN: {
    interest_expense: "74",
    impairment: "748",
    disposal_gain_loss: "749",
    provisions: "96",
    retirement_benefits: "963",
  },
  // Minorities stand between equity and debts, and what is made for own use beside the stocks made
  LIIKEKIRJURI: { non_controlling_interests: "239", other_operating_income: "363 364" },
  // What lowers sales among the costs, and tax, stocks and interest among what is held longer than a year
  PCR: {
    revenue: "301010102 311010102",
    sales_tax: "1020108",
    inventories: "1020110",
    interest_receivable: "102010216",
  },
  // What is held longer than a year has tax and stocks among it
  THP: { sales_tax: "291 292", inventories: "293 298", current_tax: "295" },
};

/**
 * What is written off or down assets, which these laws deduct from them: programs without a type for it have it among
 * the liabilities, for the side it stands on.
 */
const deducted: Partial<Record<ChartId, string>> = {
  PCG: "28 29 39 49 59",
  MAR: "409 419",
  SYSCOHADA: "28 29 39 49 59",
  SCF: "28 29 39 49 59",
  CGNC: "28 29 39 59",
  NCT: "28 29 39 49 59",
  SUO: "07 08 09 19 29 39",
  RUO: "07 08 09 19 29 39",
};

/**
 * Classes of both costs and income (the class of finance as a rule), of both what is owing and what is owed, and of
 * both equity and debts: an author who types all accounts of one alike has typed the class and says nothing of any
 * of them.
 */
const ofBoth: readonly { natures: readonly Nature[]; classes: Partial<Record<ChartId, string>> }[] =
  [
    {
      natures: ["income", "expense"],
      classes: { KMU: "69 70 75 8", KMU1996: "68 70 74 75 8", NS4102: "8" },
    },
    {
      natures: ["asset", "liability"],
      classes: {
        PCG: "40 41 42 43 44 45 46",
        SYSCOHADA: "40 41 42 43 44 45 46 47 49 59",
        SCF: "40 41 42 43 44 45 46 47",
        NCT: "40 41 42 43 44 45 46",
        WPK: "2",
      },
    },
    {
      natures: ["equity", "liability"],
      classes: {
        KMU: "2",
        KMU1996: "2",
        PCG: "1",
        MAR: "1",
        SYSCOHADA: "1",
        SCF: "1",
        NCT: "1",
        SUO: "4",
        RUO: "4",
        WPK: "8",
      },
    },
  ];

/** A chart whose accounts may have, beside the roles of their types, those that its law has under their numbers. */
export function presentedByLaw(chart: PublicChart): PublicChart {
  const isNational = nationalCharts.some(({ id }) => id === chart.group);
  const translated = chart.group === "english" ? lawTranslated(chart) : undefined;
  const law = isNational ? chart.group : (translated ?? lawOfLanguage[chart.language]);
  const national = nationalCharts.find(({ id }) => id === law);
  if (national === undefined) return chart;
  const beneath = (numbers = "") => {
    const its = listed(numbers);
    return chart.accounts.filter(({ code }) =>
      its.some((number) => numberOf(code, national.digits).startsWith(number)),
    );
  };
  const added = new Map<PublicAccount, Role[]>();
  const admit = (accounts: readonly PublicAccount[], roles: readonly Role[]) => {
    for (const account of accounts) added.set(account, [...(added.get(account) ?? []), ...roles]);
  };
  for (const [role, numbers] of Object.entries(elsewhere[national.id] ?? {}))
    admit(beneath(numbers), [role as Role]); // keys of a record of roles
  // Of a translation no more: how its author types what is deducted, or a whole class, may be read as well
  if (translated !== undefined) return withAdded(chart, added);
  admit(beneath(deducted[national.id]), ofNatures(["asset"]));
  for (const { natures, classes } of ofBoth) {
    for (const number of listed(classes[national.id])) {
      const its = beneath(number);
      if (isTypedAlike(its)) admit(its, ofNatures(natures));
    }
  }
  return withAdded(chart, added);
}

function withAdded(
  chart: PublicChart,
  added: ReadonlyMap<PublicAccount, readonly Role[]>,
): PublicChart {
  const accounts = chart.accounts.map((account) => ({
    ...account,
    admits: [...account.admits, ...(added.get(account) ?? [])],
  }));
  return { ...chart, accounts };
}

/** Charts in this language have the classes of the national one, whatever they number within them. */
const lawOfLanguage: Readonly<Record<string, ChartId>> = { pl: "WPK" };

function ofNatures(natures: readonly Nature[]): Role[] {
  return roleIds.filter((role) => natures.includes(roleDefinition(role).nature));
}

/** Two accounts or more, all of one type. */
function isTypedAlike(accounts: readonly PublicAccount[]): boolean {
  return accounts.length > 1 && new Set(accounts.map(({ type }) => type)).size === 1;
}

function listed(numbers = ""): string[] {
  return numbers.split(" ").filter((number) => number !== "");
}
