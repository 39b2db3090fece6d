import { profitAndLossNatures } from "../../roles/roles.ts";
import { decides, type NameRule } from "./NameRule.ts";

/** Costs that are no cash: depreciation, impairment, bad debts. */
export const nonCashRules: readonly NameRule[] = [
  // What was written off and is taken back: the head says that it is income
  decides("bad_debts", ["^ reversal .. receivable|debtor|customer|doubtful|bad|client"], {
    where: profitAndLossNatures,
    natural: "either",
    strength: "strong",
  }),
  decides(
    "impairment",
    [
      "^ reversal .. depreciation|amortisation|impairment|writedown|diminution",
      "^ adjustment for|to impairment|depreciation .. fixed|tangible|intangible|noncurrent|property|plant|building",
    ],
    {
      where: profitAndLossNatures,
      natural: "either",
      strength: "strong",
      unless: [
        "receivable|debtor|customer|doubtful|client|credit|bad",
        "stock|inventory|material|good|merchandise",
        "accumulated",
      ],
    },
  ),
  decides(
    "bad_debts",
    [
      "invoice|fee|customer|balance|account|rent|premium|bill|subscription writeoff",
      "bill|debt .. irrecoverable",
      "writeoff of invoice|customer|fee|balance|account",
    ],
    { where: profitAndLossNatures, natural: "debit", unless: ["asset|stock|inventory"] },
  ),
  decides(
    "impairment",
    [
      "writeoff|writedown .. development|intangible|goodwill|asset|plant|property|investment|project",
      "abandonment|obsolescence .. asset|plant",
    ],
    {
      where: profitAndLossNatures,
      natural: "debit",
      unless: ["stock|inventory", "instant|low value", "trade|receivable", "current asset"],
    },
  ),
  decides(
    "impairment",
    [
      "reversal .. impairment",
      "impairment reversal|loss|charge",
      "impairment + right of use",
      "impairment + ppe|plant|equipment|property|building|machinery|goodwill|intangible|asset|store",
    ],
    {
      where: profitAndLossNatures,
      natural: "either",
      needs: "statement",
      orSide: "debit",
      unless: [
        "accumulated|provision|allowance",
        "receivable|debtor|trade|credit|financial|contract",
      ],
    },
  ),
  decides(
    "impairment",
    [
      "^ reduction|decrease in|of value of|on|in receivable|investment|security|share|asset|participating",
    ],
    {
      where: ["expense"],
      natural: "debit",
      needs: "statement",
      orSide: "debit",
      strength: "likely",
    },
  ),
  decides("impairment", ["reversal of impairment", "impairment reversal"], {
    where: profitAndLossNatures,
    natural: "either",
    unless: ["receivable|debtor|trade|credit|financial|contract", "accumulated"],
  }),
  decides("bad_debts", ["nsf|bounced|dishonoured|returned check"], {
    where: profitAndLossNatures,
    natural: "debit",
    unless: ["fee|charge"],
  }),
  decides(
    "bad_debts",
    [
      "loss on|from receivable|debtor|loan|credit",
      "loss on|from trade|account|customer receivable|debtor",
      "recovery .. receivable|debt|debtor",
      "receivable recovered|recovery",
      "recovered receivable|debt|debtor",
      "credit loss",
    ],
    { where: profitAndLossNatures, natural: "debit", unless: ["disposal|sale"] },
  ),
  decides(
    "amortisation",
    [
      "intangible + depreciation",
      "patent|trademark|goodwill|software|website|licence + depreciation",
    ],
    { where: profitAndLossNatures, natural: "debit", unless: ["accumulated", "hardware|computer"] },
  ),
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
      "increase|decrease|change|movement in|of .. provision|allowance + bad|doubtful|debt|credit|receivable|debtor",
      "increase|decrease|change|movement in|of .. provision|allowance for|against receivable|debtor",
      "^ transfer|allocation to .. allowance|provision .. receivable|debtor|bad|doubtful",
      "irrecoverable debt",
      "impairment .. receivable|debtor|financial",
      "uncollectible",
      "loss allowance",
      "impairment of|on financial|trade|contract asset|receivable|debtor",
    ],
    { where: profitAndLossNatures, natural: "debit", strength: "certain" },
  ),
  decides(
    "depreciation",
    [
      "depreciation",
      "depletion",
      "low value pool",
      "asset writeoff instant",
      "instant asset writeoff",
      "capital allowance",
      "capital cost allowance",
      "right of use + amortisation|depreciation",
      "lease asset amortisation",
      "amortisation of|on + lease|leasehold|improvement",
      "amortisation + leasehold|improvement|building|equipment|vehicle|furniture|fitout|hardware|forklift|racking|tool|truck|tangible",
      "depreciation expense|charge",
      "depreciation and amortisation",
    ],
    {
      where: profitAndLossNatures,
      natural: "debit",
      strength: "certain",
      unless: [
        "accumulated",
        "provision|reserve|allowance for depreciation",
        "impairment + right of use",
      ],
    },
  ),
  decides(
    "amortisation",
    [
      "amortisation charge|expense of|on|for",
      "^ writedown|amortisation of capitalised|formation|incorporation|startup|start",
    ],
    {
      where: profitAndLossNatures,
      natural: "debit",
      strength: "strong",
      needs: "statement",
      orSide: "debit",
    },
  ),
  decides(
    "amortisation",
    [
      "amortisation",
      "amortisation expense|charge",
      "goodwill|patent|intangible|development amortised",
      "intangible + depreciation",
      "patent|trademark|goodwill|software|website|licence + depreciation",
    ],
    {
      where: profitAndLossNatures,
      natural: "debit",
      strength: "certain",
      unless: [
        "accumulated",
        "debt|loan|bond|issuance|issue|discount|premium|finance|financing",
        "right of use",
        "lease|leasehold|improvement|building|equipment|vehicle|furniture|fitout|hardware|forklift|racking|tool|truck|tangible",
        "grant",
        "depreciation",
      ],
    },
  ),
  decides(
    "impairment",
    [
      "impairment",
      "impairment loss|charge|reversal",
      "asset|plant|goodwill writedown",
      "writedown|writeoff .. asset|goodwill|intangible|plant|property|investment|equipment",
    ],
    {
      where: profitAndLossNatures,
      natural: "debit",
      strength: "certain",
      unless: [
        "accumulated",
        "receivable|debtor|credit|trade|debt|financial",
        "stock|inventory",
        "disposal",
      ],
    },
  ),
];
