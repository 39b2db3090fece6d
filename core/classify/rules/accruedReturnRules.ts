import { decides, hints, type NameRule } from "./NameRule.ts";

const owed = ["liability"] as const;

/** Interest and dividends owed. */
export const accruedReturnRules: readonly NameRule[] = [
  decides(
    "interest_payable",
    [
      "interest payable|due|owed|owing|accrual|accrued|creditor|outstanding|unpaid",
      "accrued interest payable|expense|liability",
      "accrued interest",
      "accrued .. interest",
      "accrual + interest",
      "loan|bond|mortgage|debenture|lease interest payable|accrued",
      "interest .. accrued|accrual|payable",
      "coupon payable|accrued",
    ],
    {
      where: owed,
      strength: "certain",
      unless: [
        "receivable",
        "similar charge",
        "income",
        "due from",
        "on deposit|investment|cash",
        "on fixed|term|time|bank deposit",
      ],
    },
  ),
  hints("interest_payable", ["interest"], {
    where: owed,
    needs: "nature",
    strength: "strong",
    unless: ["interest bearing", "noncontrolling|minority", "interest free"],
  }),
  decides(
    "dividends_payable",
    [
      "dividend payable|due|owed|creditor|liability|accrued",
      "dividend .. payable|unpaid|due",
      "unpaid .. distribution|dividend",
      "unpaid|unclaimed|proposed|accrued|outstanding|declared dividend",
      "proposed + dividend",
      "distribution payable|due",
      "payable + dividend|distribution",
      "due to shareholder + dividend",
      "provision .. dividend|distribution",
    ],
    { where: owed, strength: "certain" },
  ),
  hints("dividends_payable", ["dividend", "distribution"], {
    where: owed,
    needs: "nature",
    strength: "strong",
  }),
];
