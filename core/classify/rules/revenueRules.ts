import { profitAndLossNatures } from "../../roles/roles.ts";
import { fixedThing } from "./fixedThing.ts";
import { decides, hints, type NameRule, names } from "./NameRule.ts";

/** Turnover and what is taken off it. */
export const revenueRules: readonly NameRule[] = [
  // Who lends sells his loans as others sell their goods
  decides("revenue", ["gain|profit .. sale of loan|mortgage"], {
    where: ["income"],
    strength: "likely",
  }),
  names("revenue", ["variation claim", "=variation"], { where: ["income"], strength: "likely" }),
  names(
    "revenue",
    ["kind contribution|donation", "individual|corporation|donor contribution|donation|gift"],
    { where: ["income"], needs: "nature", orSide: "credit", strength: "likely" },
  ),
  names("revenue", ["member contribution|donation|gift"], {
    where: ["income"],
    needs: "nature",
    strength: "likely",
  }),
  hints("revenue", ["donation", "legacy", "gift", "bequest"], {
    where: ["income"],
    needs: "statement",
    orSide: "credit",
    strength: "likely",
    unless: ["card|voucher", "expense|cost|paid|made"],
  }),
  decides("revenue", ["gross rental|rent income|revenue", "sale of trading|development property"], {
    unless: ["cost of|over"],
    where: ["income"],
    strength: "strong",
  }),
  decides("revenue", ["contra sale|revenue", "sale discount taken"], {
    where: profitAndLossNatures,
    natural: "debit",
  }),
  decides(
    "revenue",
    [
      "professional|consulting|consultancy|legal|medical|dental|architect|audit|accounting|management|service fee",
    ],
    {
      where: ["income"],
      needs: "nature",
      orSide: "credit",
      strength: "strong",
      unless: ["received|late", "accrued|payable|deferred|prepaid|owed|control"],
    },
  ),
  names(
    "revenue",
    [
      "fuel surcharge",
      "variation order",
      "personal training",
      "^ sale from|within",
      "^ sale to customer|group|affiliate|related|party",
    ],
    {
      where: ["income"],
      needs: "nature",
      orSide: "credit",
      strength: "strong",
      unless: ["payable|accrued|deferred|prepaid|owed|control|clearing|asset|plant|equipment|land"],
    },
  ),
  hints("revenue", ["shipping handling"], {
    where: ["income"],
    needs: "nature",
    orSide: "credit",
    strength: "likely",
  }),
  // What is credited to customers takes away from revenue (IFRS 15.47)
  decides("revenue", ["^ credit note"], {
    where: profitAndLossNatures,
    natural: "debit",
    needs: "nature",
    orSide: "debit",
    strength: "likely",
    unless: ["received|supplier|purchase|creditor|payable|due"],
  }),
  names("revenue", ["member subscription", "entrance|admission|joining|entry|green fee"], {
    where: ["income"],
    needs: "statement",
    orSide: "credit",
    strength: "strong",
  }),
  names("revenue", ["rent receivable"], {
    where: ["income"],
    needs: "statement",
    strength: "likely",
  }),
  names("revenue", ["profit cost"], { where: ["income"], strength: "likely", orSide: "credit" }),
  hints("revenue", ["contribution"], { where: ["income"], needs: "nature", strength: "likely" }),
  hints("revenue", ["service", "services"], {
    where: ["income"],
    needs: "nature",
    strength: "likely",
    unless: ["other|charge"],
  }),
  decides(
    "revenue",
    [
      "sale return|allowance|discount|rebate|refund|credit|adjustment|deduction",
      "sale return and allowances",
      "return inwards",
      "returns inwards",
      "discount allowed|given|granted|to",
      "settlement|prompt discount allowed",
      "customer discount|rebate|refund|return|allowance|credit",
      "refund to|given",
      "rebate|refund + customer",
      "trade|volume|cash discount",
      "revenue discount|adjustment|refund|rebate",
      "allowance to customer",
      "return and allowance",
      "refund and allowance",
      "chargeback",
      "comps|discounts discount|refund",
      "discount refund given",
      "refund given",
      "promotional discount",
    ],
    {
      where: profitAndLossNatures,
      natural: "debit",
      strength: "strong",
      unless: ["purchase", "received|taken|receivable", "tax"],
    },
  ),
  names(
    "revenue",
    [
      "sale of good|product|service|food|merchandise",
      "card|check|digital sale",
      "sale revenue|income|domestic|export|online|retail|wholesale|type|product|good",
      "revenue from",
      "turnover",
      "revenue",
      "fee earned|income|revenue|billed|receivable",
      "service|consulting|consultancy|professional|subscription|membership|maintenance|support|training|contract|project|product|design|shipping|delivery|freight|ticket|tuition|course|software|licence|labour|installation|repair|advertising|hosting|implementation|event|catering|accommodation|room|bar|food|beverage|programme|program|patient|legal|management|trading|operating|sale|handling|postage revenue|income|sale|fee|charged",
      "billable expense income",
      "markup",
      "cash|credit|export|domestic|overseas|uk|eu|online|web|ecommerce|shop|counter|retail|wholesale|room|wet|dry|food|bar|drink|ticket|product|service|net|gross|local|foreign|intercompany sale",
      "room hire",
      "consulting|consultancy|service|subscription fee",
      "distribution and carriage",
      "commission income|revenue",
      "contract + revenue|customer",
      "membership due|fee|subscription",
      "work done|invoiced|billed",
      "daywork",
      "catering",
      "dayworks",
      "sale category|department|other",
      "turnover",
      "agistment",
      "fundraising",
      "tuition fee",
      "voluntary income",
      "unapplied cash payment",
      "service charge income",
    ],
    {
      where: ["income"],
      strength: "certain",
      unless: [
        "other|interest|dividend|cost of|deferred|unearned|discount",
        "rent|rental income",
        `sale of ${fixedThing}`,
        "operating income other",
        "commission paid",
        "sale commission|salary|tax|team|force|promotion|staff|employee",
      ],
    },
  ),
  hints("revenue", ["sale", "turnover", "revenue", "fee earned", "fee income", "takings"], {
    where: ["income"],
    strength: "strong",
    unless: [
      "other|interest|dividend",
      "cost",
      `sale of ${fixedThing}`,
      "commission|salary|tax|promotion|marketing|travel|expense|wage|manager|team|training|conference",
    ],
  }),
  hints("revenue", ["income $", "^ income"], {
    where: ["income"],
    strength: "likely",
    unless: [
      "other|sundry|miscellaneous|rent|rental|investment|finance|tax|interest|dividend|disposal",
      "net|retained|undistributed|comprehensive|deferred|unearned|accrued|prepaid|advance|suspense",
      "expense|cost|associate|exchange|fixed|discontinued",
      "receivable|payable|due|received|summary|statement|account|year|period|loss|before|after|reserve",
    ],
  }),
  // What those pay who are taught, housed or treated
  names(
    "revenue",
    [
      "student|pupil|patient|tuition|admission|enrolment|enrollment|examination|exam|prospectus|boarding|hostel|laboratory|lab|class|monthly|annual|term|entry|entrance|joining|assessment|certification|registration|consultation fee|charge",
      "student|pupil|patient|swimming|sport|camp|club|therapy|canteen|uniform|transport .. charge|fee",
    ],
    {
      where: ["income"],
      needs: "nature",
      orSide: "credit",
      strength: "strong",
      unless: [
        "payable|due|advance|deferred|unearned|accrued|receivable|deposit|prepaid|refundable|bank|audit|legal",
      ],
    },
  ),
  hints("revenue", ["income", "fee"], {
    where: ["income"],
    needs: "nature",
    orSide: "credit",
    strength: "likely",
    unless: ["other|sundry|miscellaneous|rent|rental|investment|finance|tax", "bank|late"],
  }),
  names(
    "revenue",
    [
      "rent|rental|royalty|commission|management|grant|donation|hire income|revenue|receivable|received|fee",
    ],
    {
      where: ["income"],
      typed: ["revenue", "sale", "turnover"],
      strength: "likely",
    },
  ),
];
