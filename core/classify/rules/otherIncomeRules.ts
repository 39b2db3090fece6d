import { decides, hints, type NameRule, names } from "./NameRule.ts";

const inProfit = ["expense", "income"] as const;

/** Operating income that is no turnover. */
export const otherIncomeRules: readonly NameRule[] = [
  decides(
    "other_operating_income",
    [
      "fuel|energy|research|employment tax credit",
      "government|programme|program|support|relief payment",
    ],
    { where: ["income"], needs: "nature", sure: 0.84 },
  ),
  decides("other_operating_income", ["fine|penalty|surcharge", "collection fee"], {
    where: ["income"],
    needs: "nature",
    sure: 0.84,
  }),
  decides(
    "other_operating_income",
    [
      "other|sundry|miscellaneous|ancillary|incidental income|revenue|receipt",
      "other operating income|revenue|gain",
      "other trading income",
      "other .. income",
      "rent|rental receivable|received|income|revenue",
      "property|sublet|sublease rent|rental|income",
      "government|capital|revenue|training|r d|research|wage|employment grant|subsidy",
      "grant income|received|released|amortisation|release",
      "grant",
      "subsidy",
      "job|employee retention credit|scheme|bonus",
      "jobkeeper|furlough|cjrs|rdec|drawback|incentive",
      "written back",
      "writeback",
      "provision|liability|creditor writeback|writeoff|released",
      "gift aid",
      "rebate",
      "tax credit + fuel|research",
      "fuel tax credit",
      "ground rent",
      "rates refund",
      "commission received|receivable",
      "royalty received|income",
      "insurance claim|proceed|recovery|settlement|compensation",
      "claim received",
      "late fee|charge|payment|payments",
      "late .. payment charge",
      "finance charge income",
      "loan forgiveness",
      "forgiveness",
      "management fee|charge received|receivable|income",
      "recharge",
      "recovered|recovery + expense|cost",
      "compensation received",
      "rebate received",
      "cashback",
      "scrap .. sale|income|proceed",
      "sale of scrap|waste",
      "feed in tariff",

      "vending|parking income",
      "bargain purchase",
      "settlement income|gain",
    ],
    {
      where: ["income"],
      sure: 0.9,
      unless: [
        "payable",
        "gain|profit|loss|surplus + sale|sold|retirement",
        "interest|dividend|exchange|currency|disposal",
        "doubtful|debt",
        "tax",
      ],
    },
  ),
  names(
    "other_operating_income",
    ["other gain|loss", "other gain and loss", "other income expense", "other income and expenses"],
    {
      where: inProfit,
      natural: "either",
      sure: 0.66,
    },
  ),
  hints(
    "other_operating_income",
    ["=rent", "rental", "insurance", "recharge", "rent", "commission", "royalty", "compensation"],
    {
      where: ["income"],
      needs: "nature",
      sure: 0.8,
    },
  ),
];
