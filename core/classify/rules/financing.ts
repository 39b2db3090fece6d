import { decides, hints, type NameRule } from "./NameRule.ts";

const owed = ["liability"] as const;
/** Costs of raising debt are carried as assets in older charts. */
const carried = ["liability", "asset"] as const;

const loanRules: readonly NameRule[] = [
  decides(
    "borrowings",
    [
      "debt|loan|borrowing|finance|financing|note + issue|issuance|arrangement|origination cost|fee|expense",
      "unamortised|capitalised|deferred + loan|debt|finance|financing|borrowing + cost|fee|discount|expense",
      "discount|premium on note|loan|mortgage",
      "note payable discount",
      "unamortised debt discount|issuance|cost",
      "deferred financing|finance cost|fee",
    ],
    { where: carried, natural: "debit", sure: 0.88, unless: ["amortisation", "bond", "interest"] },
  ),
  decides(
    "borrowings",
    [
      "bank loan|borrowing|debt overdraft",
      "bank loan overdraft",
      "loan from",
      "bank|term|business|vehicle|car|equipment|mortgage|shareholder|member|partner|owner|intercompany|development|bridge|construction|syndicated|subordinated|secured|unsecured|convertible|government|covid|student|ppp|sba|eidl|recovery|stocking|mezzanine loan",
      "bounce back",
      "cbils|rls|eidl",
      "line of credit",
      "credit line|facility",
      "revolving|revolver",
      "note payable",
      "promissory note",
      "convertible note",
      "loan note|payable|capital|liability",
      "commercial paper",
      "mortgage",
      "long|short term debt|borrowing|loan|finance",
      "debt current|noncurrent|maturity",
      "current|noncurrent portion|maturity|instalment + debt|borrowing|loan|note|mortgage",
      "interest bearing",
      "other loan|borrowing",
      "invoice finance|financing|discounting|factoring|discount",
      "factoring|trade|import|stock|asset|vendor|supplier|merchant advance|finance|loan|liability|facility",
      "trust receipt",
      "director|shareholder|owner|officer|member|partner|parent|proprietor loan",
      "due|owed|payable to director|shareholder|owner|partner|member",
      "director|shareholder|owner|member current|loan account",
      "director account",
      "director loan account",
      "advance from director|shareholder|owner|parent|bank|lender",
      "preference share",
      "financial liability",
      "bank facility",
      "loan payable",
    ],
    {
      where: owed,
      sure: 0.9,
      unless: [
        "interest payable|accrued",
        "accrued interest",
        "receivable",
        "bad|doubtful",
        "student loan deduction",
        "member current account",
        "partner current account",
        "lease",
      ],
    },
  ),
  decides("borrowings", ["director|officer loan|account", "director current account"], {
    where: carried,
    natural: "credit",
    sure: 0.76,
    needsPlaceOr: "credit",
  }),
  hints(
    "borrowings",
    ["loan", "debt", "borrowing", "mortgage", "note", "credit facility", "facility", "revolver"],
    {
      where: owed,
      sure: 0.88,
      unless: ["bad|doubtful", "interest", "receivable", "to"],
    },
  ),
  decides(
    "bonds",
    [
      "discount|premium on bond|debenture",
      "bond|debenture + discount|premium",
      "bond|debenture + issue|issuance|unamortised cost",
      "unamortised + bond|debenture",
    ],
    { where: carried, natural: "either", sure: 0.9, unless: ["interest", "amortisation"] },
  ),
  decides(
    "bonds",
    [
      "bond payable|issue|issued|liability",
      "convertible bond|debenture",
      "corporation|secured|unsecured|senior|subordinated|listed|retail|green|mini bond|debenture",
      "senior|medium|unsecured|subordinated|secured term|secured|unsecured|fixed|floating note",
      "senior|secured|unsecured|subordinated note",
      "medium term note",
      "debenture",
      "bond",
      "sukuk",
      "eurobond",
    ],
    {
      where: owed,
      sure: 0.91,
      unless: [
        "interest",
        "sinking fund",
        "receivable",
        "performance",
        "note payable",
        "loan note",
      ],
    },
  ),
  decides(
    "lease_liabilities",
    [
      "lease liability|obligation|creditor|payable|commitment",
      "obligation + lease",
      "finance|capital|operating|property|vehicle|car|equipment lease",
      "hire purchase",
      "lease|leasing finance|contract",
      "lease purchase",
      "current portion + lease",
      "chattel mortgage",
      "lease",
    ],
    {
      where: owed,
      sure: 0.92,
      unless: ["interest", "receivable", "deposit", "onerous", "incentive"],
    },
  ),
];

const accruedReturnRules: readonly NameRule[] = [
  decides(
    "interest_payable",
    [
      "interest payable|due|owed|accrual|accrued|creditor",
      "accrued interest payable|expense|liability",
      "accrued interest",
      "accrual + interest",
      "loan|bond|mortgage interest payable|accrued",
      "coupon payable|accrued",
    ],
    {
      where: owed,
      sure: 0.93,
      unless: ["receivable", "similar charge", "income", "due from", "on deposit|investment|cash"],
    },
  ),
  decides("interest_payable", ["interest"], {
    where: owed,
    needsPlaceOr: "nothing",
    sure: 0.85,
    unless: ["interest bearing", "noncontrolling|minority", "interest free"],
  }),
  decides(
    "dividends_payable",
    [
      "dividend payable|due|owed|creditor|liability|accrued",
      "dividend .. payable",
      "unpaid|unclaimed|proposed|accrued|outstanding|declared dividend",
      "proposed + dividend",
      "distribution payable|due",
      "payable + dividend|distribution",
      "due to shareholder + dividend",
    ],
    { where: owed, sure: 0.92 },
  ),
  hints("dividends_payable", ["dividend", "distribution"], {
    where: owed,
    needsPlaceOr: "nothing",
    sure: 0.88,
  }),
];

/** Vocabulary of debt, leases and what is owed on them. */
export const financingRules: readonly NameRule[] = [...loanRules, ...accruedReturnRules];
