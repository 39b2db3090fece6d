import { bookings } from "./bookings.ts";
import { decides, hints, type NameRule, names } from "./NameRule.ts";
import { currentAccountWith, ofGroup } from "./parties.ts";

const owed = ["liability"] as const;
const anyOwed = ["liability", "asset"] as const;
const cost =
  "expense|charge|bill|cost|rent|rates|electricity|gas|water|telephone|insurance|audit|fee|commission|advertising|repair|carriage|royalty";

/** What is owed to suppliers and others. */
export const payableRules: readonly NameRule[] = [
  decides(
    "other_payables",
    [
      "client|customer|trust account|money|fund payable|liability|creditor|owed|obligation",
      "settlement payable|obligation|liability",
      "annuity payable|obligation|liability",
      "grant commitment",
    ],
    { where: owed, strength: "strong", unless: ["trade", "contract", "supplier|pension"] },
  ),
  decides("other_payables", ["zakat", "zakat payable|provision|liability"], {
    where: owed,
    strength: "strong",
    unless: ["income|corporation tax"],
  }),
  // What is owed for assets or a business is paid in investing activities: nobody but its owner can say how much
  decides(
    "other_payables",
    [
      "payable|creditor|supplier .. purchase|acquisition|addition .. plant|ppe|equipment|property|noncurrent|fixed|capital",
      "payable|creditor|supplier for|of .. plant|ppe|equipment|property",
      "capital expenditure|creditor creditor|payable|accrual|account",
      "deferred|contingent consideration",
    ],
    { where: owed, strength: "faint", needsPerson: true },
  ),
  decides("other_payables", ["^ payment to be made"], {
    where: owed,
    strength: "likely",
    needs: "statement",
    orSide: "credit",
  }),
  // What comes first is what it is: "Payable rent" is owed, and no rent
  decides("other_payables", [`^ payable ${cost}`, "^ payable .. expense|charge|cost|bill"], {
    where: owed,
    strength: "likely",
    unless: ["trade|supplier|wage|salary|payroll|interest|tax|dividend|purchase|good"],
  }),
  // Who finances what suppliers are owed may be owed it as a supplier or as a lender (IAS 7.44F)
  decides(
    "trade_payables",
    [
      "supplier|vendor finance|financing|financed",
      "supply chain finance|financing",
      "reverse factoring",
    ],
    { where: owed, strength: "faint", needsPerson: true },
  ),
  decides("other_payables", ["nontrade payable|creditor"], {
    where: owed,
    strength: "certain",
  }),
  names("trade_payables", ["supplier|vendor|creditor foreign currency"], {
    where: owed,
    strength: "certain",
  }),
  decides(
    "trade_payables",
    [
      "note payable .. trade|supplier",
      "trade note payable",
      "note payable for .. merchandise|inventory",
    ],
    { where: owed, unless: ["nontrade", "non trade", "bank"] },
  ),
  decides(
    "trade_payables",
    [
      "received but not billed|invoiced",
      "received not billed|invoiced|vouchered",
      "stock|goods received control|clearing|accrual",
      "good|service|inventory|stock|purchase received not|but invoiced|billed|vouchered",
      "good|stock received invoice awaited|outstanding|pending",
      "uninvoiced receipt|good|purchase",
      "gr ir",
      "grir",
    ],
    { where: owed },
  ),
  // As an owner speaks: "Money I owe"
  decides("trade_payables", ["i|we owe"], {
    where: owed,
    strength: "strong",
    unless: ["tax|vat|gst|loan|bank|wage|staff|employee"],
  }),
  // As translated plans word what is owed
  decides(
    "trade_payables",
    [
      "^ liability|debt|obligation|settlement to|towards|with supplier|subcontractor|contractor",
      "^ trade liability|debt",
    ],
    { where: owed, strength: "strong", unless: ["advance|prepayment|deposit|interest"] },
  ),
  names(
    "other_payables",
    [
      "^ liability|debt|obligation to|towards",
      "^ other|current|noncurrent liability|debt|obligation to|towards",
      "^ long|short term liability|debt|obligation to|towards",
      "other long term liability",
      "other noncurrent liability",
    ],
    { where: owed, strength: "likely", unless: ["interest|deferred|provision"] },
  ),
  decides("other_payables", ["^ settlement with"], {
    where: owed,
    needs: "nature",
    orSide: "credit",
    strength: "likely",
  }),
  decides("trade_payables", ["retention .. supplier|contractor|subcontractor"], {
    where: owed,
    strength: "likely",
  }),
  decides(
    "trade_payables",
    [
      "sundry creditor .. good|trade|purchase|supply|material",
      "creditor for good|purchase|supply|trade",
    ],
    { where: owed, unless: ["expense|capital|plant|equipment"] },
  ),
  // As Schedule III of the Indian Companies Act words them
  decides("trade_payables", ["due of|to .. micro|small"], { where: owed }),
  decides("trade_payables", ["retention payable|withheld|owed|creditor"], {
    where: owed,
    strength: "likely",
    unless: ["bonus|employee|acquisition"],
  }),
  decides("other_payables", ["lease|rent incentive"], {
    where: owed,
    needs: "nature",
    strength: "likely",
  }),
  decides(
    "trade_payables",
    [
      "creditor accrual",
      "payable accrual",
      "accounts payable and accruals",
      "payables and accrued expenses",
      "payables and accrued liabilities",
    ],
    { where: owed, strength: "likely" },
  ),
  decides(
    "other_payables",
    [
      "account|trade payable group|parent|subsidiary|intercompany|related",
      "payable .. related|group|subsidiary",
    ],
    { where: owed, strength: "likely" },
  ),
  decides(
    "other_payables",
    [
      "client|customer|trust trust|money account|liability|fund",
      "client ledger|money|fund",
      "client trust|escrow fund|money|account",
      "held .. trust",
      "held for|on .. client|behalf",
    ],
    { where: owed, needs: "nature", orSide: "credit", strength: "likely" },
  ),
  decides(
    "trade_payables",
    [
      "trade and other payables",
      "trade and other creditors",
      "postdated check|checks",
      "check issued|outstanding",
    ],
    { where: owed },
  ),
  decides(
    "other_payables",
    [
      "derivative + liability",
      "forward|swap|option + liability",
      "tds payable",
      "tds",
      "cis",

      "recoverable .. deposit",
      "prepaid expense payable",
    ],
    { where: owed, strength: "likely" },
  ),
  names(
    "trade_payables",
    [
      "accounts payable",
      "trade payable|creditor",
      "trade account payable",
      "trade and other payables",
      "creditor control|ledger|account",
      "purchase|bought ledger",
      "purchases ledger",
      "supplier|subcontractor|contractor|vendor ledger",
      "supplier invoice",
      "payable .. supplier|contractor|subcontractor",
      "supplier .. payable",
      "supplier payable|account|balance|control|creditor",
      "contractor|subcontractor|voucher payable|creditor",
      "payable ledger|control",
      "due|owed to supplier|contractor|subcontractor",
      "bill payable",
      "=payable",
      "=creditor",
      "=supplier",
      "domestic|foreign|overseas creditor|payable",
    ],
    { where: owed, unless: ["other account payable", "intercompany"] },
  ),
  hints("trade_payables", ["creditor"], { where: owed, strength: "likely" }),
  names("trade_payables", ["retention payable|creditor|held", "retention"], {
    where: owed,
    strength: "faint",
    needs: "nature",
    orSide: "credit",
  }),
  decides(
    "other_payables",
    [
      "accrual",
      "accruals and deferred income",
      "accrual deferred income",
      "accrued liability|expense|charge|cost|expenditure|purchase",
      "accrued",
      "other|sundry|miscellaneous payable|creditor|liability",
      "other|sundry|miscellaneous account payable",
      "account payable other",
      "other current liability",
      "refund liability|payable",
      "customer|client refund",
    ],
    {
      where: owed,
      strength: "strong",
      unless: ["accrued income|revenue", "interest", "provision", "loan", "accrual reversal"],
    },
  ),
  decides(
    "other_payables",
    [
      "due|owed to",
      "intercompany|affiliate|undertaking|party payable|creditor",
      "intercompany account payable",
      "account payable intercompany|affiliate",
      "expense claim",
      "employee expense payable|claim|reimbursement",
      "credit|charge|purchasing|business|company|corporate|fuel card",
      "amex|visa|mastercard|barclaycard",
      "american express",
      "capital one",
      "tenant|tenancy|security|rent|rental|lease deposit",
      "deposit tenant|lessee",
      "deposit from|by|of tenant|lessee",
      "deposit held|recoverable",
      "property|other|business|excise|land|payroll|environmental tax payable",
      "deferred rent",
      "unclaimed property",
      "grant payable|creditor|committed",
      "put option",
    ],
    {
      where: owed,
      strength: "likely",
      unless: [
        "supplier|director|shareholder|owner|bank|loan",
        "payroll|wage|salary|bonus|paye|vat|gst",
        "receipt|takings|receivable",
        "fee|interest",
        `${bookings}|customer deposit`,
      ],
    },
  ),
  decides(
    "other_payables",
    [
      "credit|charge|purchasing|business|company|corporate|fuel card",
      "amex|visa|mastercard|barclaycard",
      "american express",
    ],
    {
      where: anyOwed,
      natural: "credit",
      strength: "likely",
      unless: [
        "receipt|takings|settlement|clearing|receivable|batch",
        "fee|interest|charge|commission|processing",
        "visa expense|cost|renewal|application",
      ],
    },
  ),
  decides("other_payables", currentAccountWith(ofGroup), {
    where: owed,
    needs: "nature",
    orSide: "credit",
    strength: "strong",
    unless: ["interest|charge|fee|loan"],
  }),
  // Taxes on goods and games, named without a word for owing
  decides(
    "other_payables",
    ["alcohol|beer|wine|spirit|cider|excise|fuel|tobacco|gaming|betting|landfill duty"],
    { where: owed, needs: "nature", strength: "strong", unless: ["receivable|refund|deferred"] },
  ),
  decides("other_payables", ["put option .. noncontrolling|minority"], {
    where: owed,
    strength: "likely",
  }),
  decides(
    "other_payables",
    [
      "owed",
      `${cost} outstanding|unpaid`,
      `outstanding|unpaid ${cost}`,
      `${cost} charge|bill|expense outstanding|unpaid`,
    ],
    {
      where: owed,
      strength: "strong",
      unless: [
        "owed by|from",
        "loan|debt|mortgage|lease|interest|dividend|distribution|tax|vat|gst",
        "subscription|membership|receivable|customer|debtor",
        "wage|salary|payroll|bonus|paye|pension|holiday|leave",
      ],
    },
  ),
  names(
    "other_payables",
    [
      "rent|rates|insurance|royalty|freight|utility|commission|audit|professional|duty payable",
      "tax payable other",
      "derivative",
      "deferred consideration",
      "payable",
      "rounding",
      "intercompany",
      "current liability",
    ],
    { where: owed, strength: "likely", natural: "credit" },
  ),
];
