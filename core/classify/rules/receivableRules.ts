import { decides, hints, type NameRule, names } from "./NameRule.ts";

const owed = ["asset", "liability", "equity"] as const;

/** What customers and others owe, and what is allowed for their not paying. */
export const receivableRules: readonly NameRule[] = [
  decides(
    "trade_receivables",
    [
      "allowance|provision|reserve .. bad|doubtful|credit|impairment",
      "bad|doubtful debt|receivable|debtor + allowance|provision|reserve",
      "doubtful|bad debt",
      "loss allowance",
      "expected credit loss",
      "credit loss allowance|provision|reserve",
      "allowance|provision|impairment .. receivable|debtor",
      "receivable|debtor .. allowance|provision|impairment",
      "=doubtful debt",
    ],
    {
      where: owed,
      natural: "credit",
      needs: "statement", orSide: "credit",
      unless: ["expense|charge|writeoff|loan|note|recovered|tax|increase|decrease|movement|change"],
    },
  ),
  decides(
    "trade_receivables",
    [
      "allowance|reserve for bad|doubtful",
      "provision for bad|doubtful debt",
      "bad|doubtful debt allowance|provision|reserve",
      "loss allowance",
    ],
    {
      where: owed,
      natural: "credit",
      sure: 0.84,
      unless: ["expense|charge|increase|decrease|movement|change"],
    },
  ),
  names(
    "trade_receivables",
    [
      "accounts receivable",
      "trade receivable|debtor|account",
      "trade account receivable",
      "trade other receivable",
      "debtor control|ledger|account",
      "sales ledger",
      "customer receivable|account|balance|control|debtor",
      "receivable from customer|client",
      "due from customer|client",
      "contract receivable",
      "client receivable",
      "factored debtor",
      "invoice receivable",
      "bill receivable",
      "note receivable trade",
      "trade note receivable",
    ],
    { where: ["asset"], unless: ["other + account receivable"] },
  ),
  hints("trade_receivables", ["debtor", "=receivable", "=customer"], {
    where: ["asset"],
    sure: 0.86,
  }),
  decides(
    "other_receivables",
    [
      "other|sundry|miscellaneous|staff account receivable",
      "other|sundry|miscellaneous debtor|receivable",
      "non trade receivable|debtor",
      "nontrade receivable",
      "account receivable other",
      "receivable other",
    ],
    { where: ["asset"], sure: 0.88 },
  ),
  decides(
    "other_receivables",
    [
      "due from",
      "owed by",
      "intercompany|affiliate|undertaking|party receivable|debtor",
      "intercompany account receivable",
      "account receivable intercompany|affiliate|employee",
      "receivable from",
      "employee|travel|salary|wage|expense advance",
      "advance to employee",
      "dividend|grant|insurance|claim|subsidy|rebate receivable|recoverable",
      "insurance claim receivable|recoverable",
      "share capital not paid",
      "unpaid share capital",
      "call up share capital",
      "subscription receivable",
    ],
    { where: ["asset"], sure: 0.82, unless: ["customer", "client", "loan", "paid up"] },
  ),
  names(
    "other_receivables",
    [
      "security|rent|rental|utility|lease|property|landlord|refundable|office|electricity deposit",
      "recoverable deposit",
      "deposit paid|recoverable",
      "deposit with",
      "rent receivable",
      "other current asset",
      "recoverable",
      "accrued rebate",
    ],
    { where: ["asset"], sure: 0.82 },
  ),
  hints("other_receivables", ["deposit", "receivable"], {
    where: ["asset"],
    needs: "statement", orSide: "debit",
    sure: 0.76,
  }),
];
