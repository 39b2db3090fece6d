import { decides, hints, type NameRule, names } from "./NameRule.ts";

/** Goodwill and other intangible assets. */
export const intangibleAssetRules: readonly NameRule[] = [
  decides(
    "intangibles_cost",
    [
      "development .. capitalised",
      "capitalised|deferred .. development",
      "patent|trademark|copyright cost",
      "patent|trademark|copyright|licence at cost",
    ],
    {
      where: ["asset"],
      needs: "statement",
      orSide: "debit",
      sure: 0.88,
      unless: ["amortisation|accumulated", "mine|mineral"],
    },
  ),
  decides("goodwill", ["goodwill"], {
    where: ["asset"],
    sure: 0.95,
    unless: ["accumulated|amortisation|impairment", "associate|venture"],
  }),
  names(
    "intangibles_cost",
    [
      "intangible asset",
      "computer|capitalised|purchased|developed|accounting software",
      "software + licence|development|capital|capitalised|cost|platform",
      "website development|cost",
      "customer list|relationship|contract|base",
      "development cost|expenditure|cost",
      "capitalised development|research|project",
      "research development",
      "trade name|secret",
      "brand name",
      "exploration and evaluation",
      "exploration evaluation asset",
      "preliminary|preoperating|preincorporation|incorporation expense|cost",
      "lease premium|buyout|right",
      "key money",
      "liquor|taxi|software|operating|broadcast licence",
      "domain name",
      "intellectual property",
      "know how",
      "franchise right|fee|agreement",
      "mailing list",
      "organisation|organisational|formation|incorporation|startup cost|expense",
      "film|music|broadcast|distribution|mineral|water|fishing|exclusive|publishing right",
      "land use right",
      "concession right|agreement",
      "non compete agreement",
      "covenant not to compete",
      "order backlog",
    ],
    { where: ["asset"], sure: 0.92, needs: "statement" },
  ),
  names(
    "intangibles_cost",
    [
      "intangible asset",
      "customer list|relationship",
      "brand name",
      "intellectual property",
      "capitalised development|software",
      "trade name",
      "domain name",
    ],
    { where: ["asset"], sure: 0.9, unless: ["licence|registration|renewal"] },
  ),
  names(
    "intangibles_cost",
    ["premises|liquor|alcohol|taxi|gaming|broadcasting|spectrum|fishing|water|operating licence"],
    { where: ["asset"], needs: "statement" },
  ),
  hints(
    "intangibles_cost",
    [
      "computerisation|concession|right|masthead|platform|backlog|software|website|licence|franchise|brand|app|technology|development|permit|quota|database",
    ],
    { where: ["asset"], sure: 0.9, needs: "statement" },
  ),
  hints("intangibles_cost", ["patent|trademark|copyright|intangible"], {
    where: ["asset"],
    sure: 0.9,
  }),
];
