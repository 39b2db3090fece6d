import { decides, hints, type NameRule, names } from "./NameRule.ts";

const inProfit = ["expense", "income"] as const;
const pay = "wage|salary|payroll|bonus|overtime|remuneration|compensation|superannuation|pension|emolument|severance|redundancy|gratuity|commission";

/** What staff cost. */
export const staffCostRules: readonly NameRule[] = [
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
