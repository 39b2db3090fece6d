import type { Role } from "@tieout/core";

/** A class of the company's own chart: the codes of its accounts begin with its two digits. */
export type AccountClass = {
  digits: string;
  role: Role;
  accounts: number;
  /** What they stand at together, in whole units and debit-positive: a year before, and now. */
  prior: number;
  current: number;
};

/** What was sold in the year for 16,000: it stood in the books a year before, and is gone now. */
export const soldAsset = { cost: 40_000, accumulated: 30_000, proceeds: 16_000 } as const;

/** What was borrowed in the year: the balance of the loan shows it less what was repaid. */
export const DRAWN = 300_000;

const DIVIDENDS = 200_000;

/** All but cash and retained earnings, which follow from the others. */
const given: readonly AccountClass[] = [
  classOf("11", "trade_receivables", 419, 2_400_000, 2_650_000),
  classOf("12", "other_receivables", 60, 180_000, 190_000),
  classOf("13", "prepayments", 40, 120_000, 130_000),
  classOf("14", "inventories", 160, 1_500_000, 1_620_000),
  classOf("17", "ppe_cost", 119, 6_000_000, 6_700_000),
  classOf("18", "ppe_accumulated_depreciation", 119, -2_200_000, -2_680_000),
  classOf("17", "ppe_cost", 1, soldAsset.cost, 0),
  classOf("18", "ppe_accumulated_depreciation", 1, -soldAsset.accumulated, 0),
  classOf("21", "trade_payables", 260, -1_300_000, -1_420_000),
  classOf("22", "other_payables", 50, -240_000, -255_000),
  classOf("23", "employee_payables", 18, -90_000, -95_000),
  classOf("24", "sales_tax", 8, -60_000, -66_000),
  classOf("25", "current_tax", 4, -150_000, -170_000),
  classOf("26", "borrowings", 1, -2_000_000, -1_800_000),
  classOf("31", "share_capital", 3, -1_000_000, -1_000_000),
  classOf("34", "dividends_declared", 1, 0, DIVIDENDS),
  classOf("41", "revenue", 70, -10_800_000, -12_000_000),
  classOf("45", "disposal_gain_loss", 1, 0, -6_000),
  classOf("51", "cost_of_sales", 44, 5_900_000, 6_500_000),
  classOf("52", "employee_costs", 36, 2_400_000, 2_600_000),
  classOf("53", "operating_expenses", 66, 1_050_000, 1_150_000),
  classOf("54", "depreciation", 8, 460_000, 480_000),
  classOf("55", "interest_expense", 2, 118_000, 110_000),
  classOf("56", "income_tax", 2, 230_000, 260_000),
];

const CASH_A_YEAR_BEFORE = 900_000;

/** The chart of an invented company: 1,500 accounts in 24 classes, whose names say nothing. */
export const accountClasses: readonly AccountClass[] = withCashAndEarnings();

/** The trial balance of the company, with last year's: no account has a type, or a name that means something. */
export function writeJourneyBooks(): string {
  const lines = accountClasses.flatMap((each) => linesOf(each, accountClasses.indexOf(each)));
  return [HEADINGS, ...lines].join("\n");
}

const HEADINGS = "Account Code,Account Name,Current Debit,Current Credit,Prior Debit,Prior Credit";

function classOf(
  digits: string,
  role: Role,
  accounts: number,
  prior: number,
  current: number,
): AccountClass {
  return { digits, role, accounts, prior, current };
}

/** Both years balance: what was earned a year before stands in this year's retained earnings. */
function withCashAndEarnings(): AccountClass[] {
  const isOfProfit = ({ digits }: AccountClass) => digits >= "4";
  const sum = (year: "prior" | "current", classes: readonly AccountClass[]) =>
    classes.reduce((total, each) => total + each[year], 0);
  const earnedBefore = sum("prior", given.filter(isOfProfit));
  const before = -(CASH_A_YEAR_BEFORE + sum("prior", given));
  const now = before + earnedBefore;
  return [
    classOf(
      "10",
      "cash_and_cash_equivalents",
      6,
      CASH_A_YEAR_BEFORE,
      -(now + sum("current", given)),
    ),
    classOf("33", "retained_earnings", 1, before, now),
    ...given,
  ];
}

/** A class is shared out so that its accounts all move the same way: the first take a little more. */
function linesOf({ digits, accounts, prior, current }: AccountClass, place: number): string[] {
  const weights = Array.from({ length: accounts }, (_, at) => accounts + 1 - at);
  const shares = [current, prior].map((total) => shareOut(total, weights));
  return weights.map((_, at) => {
    const code = codeOf(digits, place, at);
    const amounts = shares.flatMap((each) => sidesOf(each[at] ?? 0));
    return [code, nameOf(place * 1_000 + at), ...amounts].join();
  });
}

function codeOf(digits: string, place: number, at: number): string {
  return `${digits}${String(place * 1_000 + at).padStart(5, "0")}`;
}

/** The accounts of what was sold, which its accountant knows: classes of one account. */
export function codesOfSold(): { asset: string; depreciation: string } {
  const codeOfOnly = (role: Role) => {
    const place = accountClasses.findIndex((each) => each.role === role && each.accounts === 1);
    return codeOf(accountClasses[place]?.digits ?? "", place, 0);
  };
  return {
    asset: codeOfOnly("ppe_cost"),
    depreciation: codeOfOnly("ppe_accumulated_depreciation"),
  };
}

/** Whole units by weight; the first takes what is left. */
function shareOut(total: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = weights.map((weight) => Math.trunc((total * weight) / all));
  const left = total - shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share, at) => (at === 0 ? share + left : share));
}

function sidesOf(amount: number): [debit: string, credit: string] {
  const written = `${Math.abs(amount)}.00`;
  return amount < 0 ? ["", written] : [written, ""];
}

const LETTERS = "qxzjv";

/** Letters that are no word in any language: "Qx zzjqv". */
function nameOf(number: number): string {
  const digits = number.toString(LETTERS.length).padStart(7, "0");
  return `Qx ${[...digits].map((digit) => LETTERS[Number(digit)]).join("")}`;
}
