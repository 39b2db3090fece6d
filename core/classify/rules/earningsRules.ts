import { decides, hints, type NameRule, names } from "./NameRule.ts";

const own = ["equity"] as const;

/** Profits kept and profits paid out. */
export const earningsRules: readonly NameRule[] = [
  decides(
    "retained_earnings",
    [
      "retained earning|profit|loss|deficit|income|surplus",
      "accumulated earning|profit|loss|deficit|surplus|fund|result",
      "profit loss account|reserve",
      "profit loss appropriation",
      "=profit loss",
      "undistributed|unappropriated|appropriated profit|earning",
      "income summary",
      "current|this year earning|profit|surplus|loss|result",
      "prior|previous year earning|profit|adjustment|surplus",
      "earning|profit|loss|surplus|result brought|carried|forward",
      "revenue reserve",
      "income expenditure account",
      "opening balance equity",
      "opening equity",
      "member|partner|owner|proprietor|shareholder current account",
      "accumulated adjustment",
      "without donor restriction",
      "unrestricted reserve|fund",
      "net asset",
      "unrestricted fund|net",
      "general|accumulated fund",
      "deficit",
      "earning",
    ],
    { where: own, natural: "credit", sure: 0.92, unless: ["translation|comprehensive|hedge"] },
  ),
  decides("retained_earnings", ["accumulated loss|deficit", "retained loss|deficit"], {
    where: own,
    natural: "debit",
    sure: 0.92,
    unless: ["comprehensive"],
  }),
  names(
    "retained_earnings",
    ["profit|loss|income|surplus|result + year|period|net", "net profit|income|loss"],
    {
      where: own,
      natural: "either",
      sure: 0.86,
      needs: "statement",
    },
  ),
  decides(
    "dividends_declared",
    [
      "dividend paid|declared",
      "interim|final|ordinary|equity|special|preference dividend",
      "interim|final|ordinary|equity|special|preference share dividend",
      "dividend to",
      "dividend voted|for|distributed",
      "distribution .. beneficiary",
      "owner pay",
      "personal expense",
      "dividend on",
      "owner|partner|member|shareholder|personal drawing|withdrawal|distribution",
      "drawing",
      "capital withdrawal|drawing",
      "distribution to",
      "shareholder|s distribution",
    ],
    {
      where: ["equity", "expense"],
      natural: "debit",
      sure: 0.93,
      unless: ["payable", "received|receivable|income", "technical|architect|engineering|design"],
    },
  ),
  hints("dividends_declared", ["dividend", "distribution", "withdrawal"], {
    where: own,
    natural: "debit",
    sure: 0.88,
    unless: [
      "reserve|equalisation",
      "received|receivable|income",
      "cost|expense|selling|carriage|network",
    ],
  }),
  hints("dividends_declared", ["=dividend"], {
    where: ["equity", "expense"],
    natural: "debit",
    needs: "statement",
    orSide: "debit",
    sure: 0.82,
  }),
];
