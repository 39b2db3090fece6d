import { decides, type NameRule } from "./NameRule.ts";

/** What is paid before it is used. */
export const prepaymentRules: readonly NameRule[] = [
  decides(
    "prepayments",
    [
      "prepaid",
      "prepayment",
      "paid in advance",
      "payment in advance",
      "advance|deposit|prepayment|payment to|with|for supplier|contractor|subcontractor|creditor|purchase",
      "supplier advance|deposit|prepayment|credit",
      "advance|down payment",
      "deferred expense|cost|charge|expenditure",
      "payment on account",
      "unexpired",
    ],
    {
      where: ["asset"],
      unless: [
        "from",
        "received",
        "customer",
        "issue|issuance|loan|finance|financing|debt",
        "employee advance",
      ],
    },
  ),
  decides(
    "contract_assets",
    [
      "contract asset",
      "unbilled",
      "uninvoiced sale|revenue|income",
      "accrued revenue|sale|fee",
      "amount recoverable on|under contract",
      "cost .. excess of billing",
      "due from customer + contract|construction",
      "underbilling",
      "revenue accrual",
      "recoverable on contract",
    ],
    { where: ["asset"] },
  ),
];
