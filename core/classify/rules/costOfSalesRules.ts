import { decides, hints, type NameRule, names } from "./NameRule.ts";

const inProfit = ["expense", "income"] as const;

/** What the goods and services sold have cost. */
export const costOfSalesRules: readonly NameRule[] = [
  decides(
    "cost_of_sales",
    [
      "cost of sale|revenue|service|good|turnover|material|production|merchandise|food|rendering|contract|labour",
      "direct cost|material|expense|labour|wage|overhead|input",
      "opening|beginning|closing|ending stock|inventory|work",
      "stock|inventory movement|change|adjustment|writeoff|shrinkage|variance|loss|count|used|writedown|variation|revaluation",
      "movement|change|increase|decrease|writedown|variation|provision|impairment .. stock|inventory|work|obsolescence",
      "carriage|freight|transportation|duty|shipping in|inwards",
      "freightin",
      "import|custom duty|tariff",
      "customs duty",
      "cost of manufacturing|production|manufacture|conversion|labour",
      "clearing forwarding",
      "inventory|stock writeoff",
      "writeoff + inventory|stock",
      "factory overhead|expense|cost",
      "manufacturing|production expense|cost|overhead",
      "purchase|material|price|usage|labour|production|manufacturing|standard|volume|efficiency price|cost|overhead variance",
      "purchase price|quantity variance",
      "productive|factory|manufacturing|production|direct|site|workshop|plant labour|wage|salary|overhead|cost|expense|material|supervisor",
      "overhead absorbed|applied|absorption|recovery",
      "scrap|wastage|spoilage|breakage",
      "inventory obsolescence",
    ],
    {
      where: inProfit,
      natural: "debit",
      sure: 0.92,
      unless: ["depreciation", "kitchen equipment", "sale of scrap", "carriage outwards"],
    },
  ),
  decides(
    "cost_of_sales",
    [
      "purchase return|discount|allowance|rebate|credit",
      "return outwards",
      "returns outwards",
      "discount taken|received|receivable|earned",
      "supplier rebate|discount",
      "settlement discount received",
    ],
    { where: ["expense"], natural: "credit", sure: 0.84, unless: ["bad"] },
  ),
  names(
    "other_operating_income",
    ["discount received|taken|earned|receivable", "supplier rebate"],
    {
      where: ["income"],
      needs: "nature",
      sure: 0.78,
    },
  ),
  decides("cost_of_sales", ["closing stock|inventory", "purchase discount|return"], {
    where: inProfit,
    natural: "credit",
    needs: "statement",
    orSide: "credit",
    sure: 0.9,
  }),
  names(
    "cost_of_sales",
    [
      "purchase",
      "livestock|cattle purchase",
      "materials purchased",
      "material supply",
      "good purchased",
      "material|subcontractor|consumable cost|expense|purchase|used|consumed",
      "subcontractor|contractor cost|labour",
      "raw material",
      "work in progress",
      "packaging",
      "royalty paid",
      "equipment hire for job",
      "job|project|contract cost|expense|material",
      "food|beverage|bar|drink|liquor|merchandise purchase|cost",
    ],
    {
      where: ["expense"],
      sure: 0.86,
      unless: ["ledger", "repair", "hire purchase", "purchase tax"],
    },
  ),
  hints(
    "cost_of_sales",
    ["material", "subcontractor", "stock", "inventory", "carriage", "cogs", "merchandise"],
    {
      where: ["expense"],
      needs: "statement",
      orSide: "debit",
      sure: 0.8,
      unless: [
        "printed",
        "marketing|promotional|office|training|cleaning",
        "outwards",
        "stock exchange",
      ],
    },
  ),
];
