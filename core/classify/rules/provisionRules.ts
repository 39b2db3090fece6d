import { decides, hints, type NameRule } from "./NameRule.ts";

const owed = ["liability"] as const;

/** Liabilities of uncertain time or amount. */
export const provisionRules: readonly NameRule[] = [
  decides(
    "provisions",
    [
      "provision for other liability",
      "reserve for .. return|refund|claim|litigation|loss|restoration|remediation|closure",
      "claim|insurance|closure|refund|settlement reserve",
      "loss contingency",
      "environmental|remediation|restoration reserve",
      "environmental .. reserve",
      "legal settlement reserve|provision|accrual",
      "provision for liability",
      "provision for other",
      "provision for .. claim|return|refund|litigation|loss|restoration|remediation",
    ],
    {
      where: owed,
      needs: "statement",
      orSide: "credit",
      unless: ["doubtful|bad|credit", "tax", "leave|bonus|holiday"],
    },
  ),
  decides(
    "provisions",
    [
      "warranty provision|liability|accrual|reserve|obligation|payable",
      "provision warranty",
      "accrued .. warranty",
      "provision .. warranty|dilapidation|restructuring|decommissioning|onerous|legal|litigation|claim|environmental|reinstatement|liability|reorganisation|closure|refund|return",
      "warranty|dilapidation|restructuring|decommissioning|onerous|legal|litigation|claim|environmental|restoration|rehabilitation|reinstatement|dismantling|reorganisation|closure|insurance .. provision|liability|obligation",
      "other .. provision",
      "^ long|short term provision $",
      "^ noncurrent|current provision $",
      "warranty|restructuring|litigation|claim|environmental|restoration reserve",
      "asset retirement",
      "onerous contract|lease",
      "provision for",
      "provision for .. work|cost|loss",
      "environmental .. provision",
      "sale return provision",
      "site restoration",
      "litigation + liability|provision|accrual|reserve",
      "contingent liability|loss",
      "=provision",
      "other provision",
      "provision for liability charge",
    ],
    {
      where: owed,
      strength: "strong",
      needs: "statement",
      orSide: "credit",
      unless: ["tax", "pension|benefit", "equity", "doubtful|bad", "dividend"],
    },
  ),
  decides(
    "provisions",
    [
      "warranty|dilapidation|restructuring|decommissioning|legal|claim|litigation|environmental provision|liability",
      "legal claim provision",
      "asset retirement obligation",
      "onerous contract",
      "provision for warranty|dilapidation|decommissioning|restructuring",
      "=provision",
    ],
    { where: owed, strength: "strong" },
  ),
  hints(
    "provisions",
    ["provision", "warranty", "dilapidation", "litigation", "decommissioning", "claim"],
    {
      where: owed,
      strength: "likely",
      needs: "statement",
      orSide: "credit",
      unless: ["tax", "expense claim", "depreciation", "bad|doubtful", "stock|inventory"],
    },
  ),
];
