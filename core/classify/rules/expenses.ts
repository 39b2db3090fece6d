import { decides, hints, type NameRule, names } from "./NameRule.ts";

const inProfit = ["expense", "income"] as const;
const pay =
  "wage|salary|payroll|bonus|overtime|remuneration|compensation|superannuation|pension|emolument|severance|redundancy|gratuity|commission";
const lent =
  "loan|mortgage|debt|bond|lease|purchase|overdraft|debenture|note|borrowing|credit|finance|late|bank|tax";

const salesCostRules: readonly NameRule[] = [
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
      "purchase|material|price|usage|labour|production|manufacturing|standard|volume|efficiency price|cost|overhead variance",
      "purchase price|quantity variance",
      "productive|factory|manufacturing|production|direct|site|workshop|kitchen|shop labour|wage|salary|overhead|cost|expense|material|supervisor",
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
      needsPlaceOr: "nothing",
      sure: 0.78,
    },
  ),
  decides("cost_of_sales", ["closing stock|inventory", "purchase discount|return"], {
    where: inProfit,
    natural: "credit",
    needsPlaceOr: "credit",
    sure: 0.9,
  }),
  names(
    "cost_of_sales",
    [
      "purchase",
      "materials purchased",
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
      needsPlaceOr: "debit",
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

const peopleRules: readonly NameRule[] = [
  decides(
    "share_based_payment",
    [
      "share based",
      "share option|award|scheme|incentive|compensation",
      "equity settled|based|compensation|award",
      "option expense|charge|cost",
      "rsu|espp|sayer|psu",
      "restricted share|unit",
      "restricted stock",
      "employee share|option",
      "stock comp",
      "phantom share",
    ],
    {
      where: ["expense", "income"],
      natural: "debit",
      sure: 0.94,
      unless: ["reserve", "dividend", "payable", "exercise"],
    },
  ),
  names(
    "employee_costs",
    [
      `${pay}`,
      "employee cost|expense|benefit|pension|remuneration|wage|insurance|related|salary|bonus|health",
      "employee benefit expense|cost",
      "social security|charge|cost|insurance",
      "social security",
      "national insurance",
      "employer tax|contribution|insurance|pension|cost|super",
      "director remuneration|fee|salary|emolument|bonus|pension|wage|compensation",
      "payroll tax|expense|cost",
      "holiday|sick|maternity|paternity|vacation|redundancy|termination pay|leave|cost",
      "annual|long leave|service",
      "fringe benefit",
      "apprenticeship levy",
      "fica|futa|suta|medicare",
      "retirement plan|contribution|match",
      "health|medical insurance",
      "employee compensation|insurance",
      "unemployment tax|insurance|compensation",
      "ssp|smp|epf|cpf",
      "casual|temporary|agency labour|wage|worker",
      "labour cost",
      "defined benefit|contribution",
      "current|past service cost",
    ],
    {
      where: inProfit,
      natural: "debit",
      sure: 0.91,
      unless: [
        "training|recruitment|welfare|entertainment|entertaining|travel|uniform|gift|party|canteen|event|meal",
        "grant|credit|subsidy",
        "interest",
        "sale|agent|broker|bank|card|merchant|export|commission payable commission",
        "commission received|income|receivable",
        "payroll service|processing|software|fee",
        "compensation received",
        "bureau",
      ],
    },
  ),
  hints(
    "employee_costs",
    ["wage", "salary", "payroll", "employee", "labour", "superannuation", "bonus", "pension"],
    {
      where: inProfit,
      natural: "debit",
      sure: 0.88,
      unless: [
        "training|recruitment|welfare|entertainment|entertaining|travel|uniform|gift|party|canteen|advance|meal",
        "interest",
      ],
    },
  ),
];

const nonCashRules: readonly NameRule[] = [
  decides(
    "bad_debts",
    [
      "bad|doubtful debt",
      "bad debt expense|writeoff|recovered|charge|relief",
      "doubtful debt expense",
      "debt writeoff",
      "debtor|receivable|account writeoff|impairment",
      "impairment|writeoff .. receivable|debtor",
      "expected credit loss",
      "credit loss|impairment",
      "provision|allowance for bad|doubtful|credit",
      "increase|decrease|change|movement in|of .. provision|allowance + bad|doubtful|debt|credit",
      "irrecoverable debt",
      "uncollectible",
      "loss allowance",
      "impairment of|on financial|trade|contract asset|receivable|debtor",
    ],
    { where: inProfit, natural: "debit", sure: 0.94 },
  ),
  decides(
    "depreciation",
    [
      "depreciation",
      "depletion",
      "right of use + amortisation|depreciation",
      "lease asset amortisation",
      "amortisation of|on + lease|leasehold|improvement",
      "depreciation expense|charge",
      "depreciation and amortisation",
    ],
    {
      where: inProfit,
      natural: "debit",
      sure: 0.94,
      unless: [
        "accumulated",
        "provision|reserve|allowance for depreciation",
        "impairment + right of use",
      ],
    },
  ),
  decides("amortisation", ["amortisation", "amortisation expense|charge"], {
    where: inProfit,
    natural: "debit",
    sure: 0.93,
    unless: [
      "accumulated",
      "debt|loan|bond|issuance|issue|discount|premium|finance|financing",
      "right of use",
      "lease|leasehold",
      "grant",
      "depreciation",
    ],
  }),
  decides(
    "impairment",
    [
      "impairment",
      "impairment loss|charge|reversal",
      "writedown|writeoff .. asset|goodwill|intangible|plant|property|investment|equipment",
    ],
    {
      where: inProfit,
      natural: "debit",
      sure: 0.93,
      unless: ["accumulated", "receivable|debtor|credit|trade|debt", "stock|inventory", "disposal"],
    },
  ),
];

const financeRules: readonly NameRule[] = [
  decides(
    "interest_expense",
    [
      "interest expense|paid|payable|charge|cost|charged",
      "interest .. paid|expense|payable|charge",
      `${lent} interest`,
      `interest .. ${lent}|liability|pension|provision`,
      "hire purchase interest|charge",
      "finance|financing|borrowing cost|expense|charge",
      "unwinding",
      "unwind of",
      "accretion",
      "amortisation + debt|loan|bond|issuance|discount|premium|finance|financing",
      "loan|debt|arrangement arrangement|issue|issuance|commitment|facility fee|cost",
      "loan fee|charge",
      "coupon",
      "debenture interest",
      "similar charge",
      "factoring interest",
      "net interest",
      "discount charge",
    ],
    {
      where: ["expense"],
      natural: "debit",
      sure: 0.93,
      needsPlaceOr: "debit",
      unless: [
        "received|income|earned|receivable",
        "finance director|department|team",
        "depreciation",
        "loss on",
      ],
    },
  ),
  decides(
    "interest_expense",
    [
      "interest expense|paid",
      "interest .. expense|paid",
      "interest payable and similar",
      "finance|borrowing cost",
      "bank|loan|mortgage|hire|lease|overdraft purchase|interest interest|charge",
      "loan|mortgage|lease|overdraft interest",
      "hire purchase interest",
      "interest on lease|loan|overdraft|mortgage",
      "unwinding of discount",
    ],
    {
      where: inProfit,
      natural: "debit",
      sure: 0.92,
      unless: ["received|income|earned|receivable", "accrued"],
    },
  ),
  names("interest_expense", ["interest", "=finance charge"], {
    where: ["expense"],
    natural: "debit",
    sure: 0.88,
    needsPlaceOr: "debit",
    unless: ["received|income|earned|receivable"],
  }),
  hints("interest_expense", ["loss on + extinguishment|redemption", "gain on + extinguishment"], {
    where: inProfit,
    natural: "either",
    sure: 0.6,
  }),
];

/** Vocabulary of costs: of sales, of people, of finance, and those that are no cash. */
export const expenseRules: readonly NameRule[] = [
  ...salesCostRules,
  ...peopleRules,
  ...nonCashRules,
  ...financeRules,
];
