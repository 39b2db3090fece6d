import { decides, type NameRule } from "./NameRule.ts";

/** What is paid before it is used. */
export const prepaymentRules: readonly NameRule[] = [
  decides(
    "prepayments",
    [
      "prepaid",
      "prepayment",
      "prepaid expense advance",
      "prepaid expense",
      "prepayments and accrued income",
    ],
    {
      where: ["asset"],
      unless: ["customer", "prepaid card"],
    },
  ),
  // What is paid ahead for plant is paid for plant (IAS 7.16(a))
  decides(
    "ppe_cost",
    [
      "deposit|advance|prepayment on|for|against .. machinery|equipment|plant|vehicle",
      "deposit|advance|prepayment .. capital good|expenditure|asset|work",
      "deposit|advance|prepayment .. fixed|tangible asset",
    ],
    {
      where: ["asset"],
      natural: "debit",
      unless: [
        "lease|rent|rental|rented|hire|security|tender|customer|insurance|repair|maintenance",
      ],
    },
  ),
  // As translated plans word what is paid before it is due
  decides(
    "prepayments",
    ["^ expense|cost|charge registered|recorded|booked|recognised|paid in advance"],
    { where: ["asset"], natural: "debit", strength: "strong" },
  ),
  decides("prepayments", ["rent in advance", "^ advance rent|rental|insurance|premium"], {
    where: ["asset"],
    needs: "nature",
    orSide: "debit",
  }),
  decides(
    "prepayments",
    [
      "deferred commission",
      "deferred .. cost|commission",
      "cost to obtain|fulfil|fulfill contract",
      "cost .. obtain|obtaining|fulfil|fulfilling .. contract",
      "insurance|premium|rates|levy|expense|electricity|telephone|advertising in advance",
      "contract cost",
      "prepaid bank|loan|finance",
      "paid in advance",
      "cost|expense|insurance|rent|premium|fee paid ahead|upfront",
      "payment in advance",
      "advance|deposit|prepayment|payment to|with|for supplier|contractor|subcontractor|creditor|purchase",
      "supplier advance|deposit|prepayment|credit",
      "deposit|advance|payment .. to supplier|contractor|vendor|factory|manufacturer|agent",
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
];
