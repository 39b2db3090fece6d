import { decides, hints, type NameRule, names } from "./NameRule.ts";

const owed = ["liability"] as const;
const carried = ["liability", "asset"] as const;

/** Loans, bonds and leases owed. */
export const debtRules: readonly NameRule[] = [
  decides("borrowings", ["loan stock"], {
    where: ["liability"],
    strength: "certain",
    unless: ["interest|receivable"],
  }),
  decides(
    "lease_liabilities",
    [
      "hire purchase|lease .. interest|charge suspense",
      "hire purchase|lease .. unexpired|unearned|future|deferred interest|charge",
      "unexpired|unearned|future|deferred interest|charge .. hire|lease",
    ],
    { where: ["liability", "asset"], natural: "debit", strength: "strong", unless: ["receivable"] },
  ),
  // As translated plans word what is owed
  decides(
    "borrowings",
    [
      "^ liability|debt|obligation to|towards bank|credit|lending|lender|financial",
      "^ other|current|noncurrent liability|debt to|towards bank|credit|lender|financial",
      "^ long|short term liability|debt to|towards bank|credit|lender|financial",
    ],
    { where: owed, unless: ["interest"] },
  ),
  // Shares that have to be bought back are debts (IAS 32.18)
  decides(
    "borrowings",
    [
      "liability classified .. share|equity",
      "share|equity .. classified|considered|treated as liability|financial|debt",
    ],
    { where: ["liability"], strength: "strong", unless: ["interest|dividend|premium"] },
  ),
  decides(
    "borrowings",
    [
      "shareholder|director|owner|parent|partner advance",
      "asset|equipment|vehicle|car|stock|trade finance|financing",
      "land contract",
      "floor plan",
      "mortgage bond loan",
      "debt .. finance lease",
      "public deposit",
    ],
    { where: owed, strength: "strong" },
  ),
  // A sale that was none is a loan (IFRS 16.103, ASC 842-40-25-5)
  decides("borrowings", ["merchant cash advance", "leaseback liability|obligation|payable"], {
    where: owed,
  }),
  // What a processor of payments or a platform lends is called its capital
  decides(
    "borrowings",
    [
      "shopify|paypal|stripe|square|amazon|toast|clover|ebay capital|lending|loan|advance",
      "shopify|paypal|stripe|square|amazon|toast working capital",
    ],
    {
      where: owed,
      natural: "credit",
      unless: ["share|stock|equity|fee|interest|contribution|contributed|member|partner|owner"],
    },
  ),
  // What a group's pool lends is a loan, unless the pool is the entity's own money at its bank
  decides("borrowings", ["cash pool|pooling"], {
    where: owed,
    strength: "faint",
    needsPerson: true,
    unless: ["interest"],
  }),
  decides(
    "loans_receivable",
    [
      "cash pool|pooling .. receivable|due|parent|group|affiliate|intercompany",
      "intercompany|group cash pool|pooling",
    ],
    {
      where: ["asset"],
      strength: "faint",
      needsPerson: true,
      unless: ["interest"],
    },
  ),
  // The buyer of future royalties is repaid out of them: ASC 470-10-25
  decides("borrowings", ["sale of .. future royalty|revenue|receivable"], { where: owed }),
  // Whoever buys a warrant finances the company (ASC 230-10-45-14)
  decides("borrowings", ["warrant .. liability|obligation", "liability .. warrant"], {
    where: owed,
    strength: "likely",
  }),
  decides("borrowings", ["redeemable preference share"], {
    where: owed,
    strength: "likely",
    unless: ["share capital"],
  }),
  decides("borrowings", ["preference share .. debt|liability|creditor|loan"], {
    where: owed,
    strength: "strong",
  }),
  decides("borrowings", ["preference share"], { where: owed, needs: "nature", strength: "strong" }),
  decides(
    "borrowings",
    [
      "debt|loan|borrowing|finance|financing|note + issue|issuance|arrangement|origination cost|fee|expense",
      "unamortised|capitalised|deferred + loan|debt|finance|financing|borrowing + cost|fee|discount|expense",
      "discount|premium on note|loan|mortgage",
      "note payable discount",
      "unamortised debt discount|issuance|cost",
      "debt|loan discount",
      "unamortised|capitalised|deferred arrangement|issue|issuance|origination|facility fee|cost",
      "arrangement|origination fee",
      "deferred financing|finance cost|fee",
    ],
    {
      where: carried,
      natural: "debit",
      strength: "strong",
      unless: ["amortisation", "bond", "interest"],
    },
  ),
  decides(
    "borrowings",
    [
      "bank loan|borrowing|debt overdraft",
      "bank loan overdraft",
      "loan from",
      "bank|term|business|vehicle|car|equipment|mortgage|shareholder|member|partner|owner|intercompany|development|bridge|construction|syndicated|subordinated|secured|unsecured|convertible|government|covid|student|ppp|sba|eidl|recovery|stocking|mezzanine loan",
      "liability to bank",
      "bounce back",
      "cbils|rls|eidl|ceba|sba",
      "line of credit",
      "credit line|facility",
      "revolving|revolver",
      "note payable",
      "promissory note",
      "convertible note",
      "safe note|agreement",
      "simple agreement for future equity",
      "loan note|payable|capital|liability|stock",
      "commercial paper",
      "mortgage",
      "long|short term debt|borrowing|loan|finance",
      "debt current|noncurrent|maturity",
      "current|noncurrent portion|maturity|instalment + debt|borrowing|loan|note|mortgage",
      "interest bearing",
      "other loan|borrowing",
      "cash|packing credit",
      "invoice finance|financing|discounting|factoring|discount",
      "factoring|trade|import|stock|asset|vendor|supplier|merchant advance|finance|loan|liability|facility",
      "trust receipt",
      "director|shareholder|owner|officer|member|partner|parent|proprietor loan",
      "due|owed|payable to .. director|shareholder|owner|founder|partner|member",
      "director|shareholder|owner|member current|loan account",
      "current account .. director|shareholder|owner",
      "director account",
      "director loan account",
      "advance from director|shareholder|owner|parent|bank|lender",
      "financial liability",
      "bank facility",
      "warehouse line|facility",
      "loan payable",
    ],
    {
      where: owed,
      strength: "strong",
      unless: [
        "interest payable|accrued",
        "dividend|distribution",
        "derivative",
        "accrued interest",
        "accrued .. interest",
        "receivable",
        "bad|doubtful",
        "student loan deduction",
        "member current account",
        "partner current account",
        "lease",
        "grant",
      ],
    },
  ),
  decides("borrowings", ["director|officer loan|account", "director current account"], {
    where: carried,
    natural: "credit",
    strength: "likely",
    needs: "nature",
    orSide: "credit",
    unless: ["interest"],
  }),
  names("borrowings", ["equipment|vehicle|truck|acquisition|practice|supplier note"], {
    where: owed,
    strength: "strong",
    unless: ["trade|interest"],
  }),
  hints(
    "borrowings",
    ["loan", "debt", "borrowing", "mortgage", "note", "credit facility", "facility", "revolver"],
    {
      where: owed,
      strength: "strong",
      unless: ["bad|doubtful", "interest", "receivable", "loan to"],
    },
  ),
  decides(
    "bonds",
    [
      "discount on bond|debenture",
      "bond|debenture discount",
      "bond|debenture + discount",
      "bond|debenture + issue|issuance cost",
      "unamortised + bond|debenture discount|cost",
    ],
    {
      where: carried,
      natural: "debit",
      strength: "certain",
      unless: ["interest", "amortisation of"],
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
    { where: carried, natural: "either", strength: "strong", unless: ["interest", "amortisation"] },
  ),
  decides(
    "bonds",
    [
      "bond payable|issue|issued|liability",
      "convertible bond|debenture",
      "corporation|secured|unsecured|senior|subordinated|listed|retail|green|mini bond|debenture",
      "senior|medium|unsecured|subordinated|secured term|secured|unsecured|fixed|floating note",
      "senior|secured|unsecured|subordinated note",
      "senior|secured|unsecured|subordinated .. note",
      "note series|due|issued",
      "bond loan",
      "debenture stock|share",
      "mortgage debenture",
      "private placement",
      "listed|guaranteed note",
      "medium term note",
      "debenture",
      "bond",
      "sukuk",
      "note due",
      "perpetual bond|note|security",
      "eurobond",
    ],
    {
      where: owed,
      strength: "certain",
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
      strength: "certain",
      unless: ["interest", "receivable", "deposit", "onerous", "incentive"],
    },
  ),
];
