import { decides, type NameRule } from "./NameRule.ts";

const owed = ["liability", "asset"] as const;
const salesTax = "vat|gst|hst|qst|pst|sst|tvq|tps";

/** A rate that stands behind what is bought or sold tells how that is taxed. */
const taxedSoAndSo = [
  "^ cost of",
  "^ purchased|merchandise",
  "^ cash|trade|quantity discount",
  "^ discount|rebate|bonus received|granted|allowed|on",
  "^ service supplied|received",
  "^ incoming good",
] as const;

/** VAT, GST and sales tax. */
export const salesTaxRules: readonly NameRule[] = [
  // The Irish return, and the Revenue that it goes to
  decides("sales_tax", ["vat3", "^ revenue vat"], { where: owed, natural: "either" }),
  // On what is bought for the business: the tax, and not the expenses
  decides("sales_tax", [`${salesTax} on expense|overhead`], { where: owed, strength: "certain" }),
  decides(
    "sales_tax",
    [
      `${salesTax} + input|receivable|recoverable|reclaim|refund|paid|purchase`,
      "input tax|credit",
      "sales tax receivable|recoverable|refund|paid",
      "tax on purchase",
    ],
    {
      where: owed,
      nature: "asset",
      natural: "debit",
      strength: "certain",
      unless: [
        "irrecoverable|expense|nonrecoverable",
        "sale of",
        "service|sale revenue|income",
        "sale + standard|rated|exempt|zero",
        "purchase + standard|rated|exempt|zero",
        ...taxedSoAndSo,
        "^ prepayment .. input",
        "vat|gst|tax free",
      ],
    },
  ),
  decides(
    "sales_tax",
    [
      `${salesTax}`,
      "sales tax",
      "occupancy|tourism|tourist|lodging|hotel|bed tax|levy",
      "board of equalisation",
      "bas payable|payment|liability|clearing|account",
      "=bas",
      "wet|lct|luxury|wine payable|tax",
      "purchase tax",
      "sale use tax",
      "output tax",
      "value added tax",
      "use tax payable|liability",
      "provincial|state|retail|goods sales tax",
      "good and services tax",
      "good service tax",
      "consumption tax",
      "tax on sale",
    ],
    {
      where: owed,
      natural: "either",
      strength: "certain",
      unless: [
        "irrecoverable|expense|nonrecoverable",
        "sale of",
        "service|sale revenue|income",
        "sale + standard|rated|exempt|zero",
        "purchase + standard|rated|exempt|zero",
        ...taxedSoAndSo,
        "^ prepayment .. input",
        "vat|gst|tax free",
      ],
    },
  ),
];
