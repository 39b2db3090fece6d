import { decides, hints, type NameRule, names } from "./NameRule.ts";

const contra = { where: ["asset", "liability"], natural: "credit" } as const;
const intangible =
  "software|patent|intangible|licence|trademark|website|copyright|brand|franchise|development|relationship|list|technology|goodwill";

const accumulatedRules: readonly NameRule[] = [
  decides(
    "right_of_use_accumulated_depreciation",
    [
      "right of use + depreciation|amortisation|accumulated|impairment",
      "lease asset + accumulated|depreciation|amortisation",
      "rou + depreciation",
    ],
    { ...contra, needsPlaceOr: "credit" },
  ),
  decides(
    "right_of_use_accumulated_depreciation",
    [
      "right of use + accumulated depreciation|amortisation|impairment",
      "lease asset + accumulated depreciation|amortisation",
      "leased asset + accumulated depreciation|amortisation",
    ],
    contra,
  ),
  decides(
    "intangibles_accumulated_amortisation",
    [
      "accumulated amortisation",
      "amortisation provision|reserve|accumulated",
      "provision for amortisation",
      "aggregate amortisation",
      "amortisation to date",
      `accumulated depreciation|amortisation|impairment + ${intangible}`,
    ],
    {
      ...contra,
      unless: ["leasehold", "goodwill impairment", "accumulated impairment + goodwill", "debt"],
    },
  ),
  decides(
    "intangibles_accumulated_amortisation",
    ["amortisation", `depreciation|impairment|writedown + ${intangible}`],
    {
      ...contra,
      needsPlaceOr: "credit",
      unless: ["leasehold", "debt|loan|bond|issue|issuance", "impairment + goodwill"],
    },
  ),
  decides("intangibles_accumulated_amortisation", ["depreciation", "accumulated", "impairment"], {
    ...contra,
    typed: ["intangible"],
  }),
  decides("goodwill", ["accumulated impairment + goodwill", "impairment + goodwill"], {
    ...contra,
    needsPlaceOr: "credit",
  }),
  decides(
    "ppe_accumulated_depreciation",
    [
      "accumulated depreciation",
      "accumulated depletion",
      "accumulated impairment",
      "accumulated amortisation + leasehold|improvement",
      "provision for depreciation",
      "depreciation provision|reserve|allowance",
      "allowance|reserve for depreciation",
      "aggregate|cumulative depreciation",
      "depreciation to date",
    ],
    contra,
  ),
  decides("ppe_accumulated_depreciation", ["depreciation", "depletion"], {
    ...contra,
    needsPlaceOr: "credit",
    sure: 0.92,
  }),
  decides(
    "ppe_accumulated_depreciation",
    ["amortisation + leasehold", "impairment + ppe|plant|equipment|property|building|machinery"],
    {
      ...contra,
      needsPlaceOr: "credit",
    },
  ),
];

const tangibleRules: readonly NameRule[] = [
  decides(
    "right_of_use_assets",
    ["right of use", "operating lease asset", "lease asset", "rou asset"],
    {
      where: ["asset"],
      sure: 0.93,
      unless: ["receivable"],
    },
  ),
  decides(
    "investment_property",
    [
      "investment property",
      "investment real estate",
      "property|land|building held for|as investment|rental|rent|speculation|appreciation",
      "rental|let property|building",
      "property investment",
    ],
    { where: ["asset"], unless: ["income", "revenue", "deposit"] },
  ),
  decides(
    "assets_held_for_sale",
    ["held for sale|disposal", "disposal group", "asset of discontinued operation"],
    {
      where: ["asset"],
      unless: ["security|investment|bond|loan|financial"],
    },
  ),
  decides("assets_held_for_sale", ["liability + held for sale", "liability + disposal group"], {
    where: ["liability"],
    natural: "credit",
    sure: 0.6,
  }),
  names(
    "ppe_cost",
    [
      "property plant equipment",
      "land building",
      "plant and machinery",
      "plant and equipment",
      "motor vehicle|car|van|lorry",
      "fixture fitting",
      "furniture fixture",
      "leasehold improvement|property|land|building|premises|addition",
      "freehold property|land|building|premises",
      "long|short leasehold",
      "assets under construction",
      "construction in progress",
      "capital work in progress",
      "tenant improvement",
      "assets|vehicles held under finance|lease|hire",
      "leased asset|vehicle|equipment",
      "fixed|tangible asset",
      "office|computer|kitchen|it|medical|lab|laboratory|shop|gym|farm|production|factory|restaurant|telephone|playground equipment",
      "office furniture",
      "computer hardware",
      "hotel|office|shop|factory|business|owner|owned premises|building|property",
      "natural resource",
      "oil gas property",
      "capital expenditure",
    ],
    {
      where: ["asset"],
      unless: ["hire|rental|repair|maintenance|expense|running|cost|supply|insurance|software"],
    },
  ),
  names(
    "ppe_cost",
    ["cost + plant|machinery|equipment|building|vehicle|fixture|furniture|freehold|leasehold"],
    {
      where: ["asset"],
      unless: ["repair|running|maintenance"],
    },
  ),
  hints(
    "ppe_cost",
    [
      "land|building|plant|machinery|equipment|vehicle|truck|car|van|lorry|forklift|tractor|trailer|aircraft|vessel|ship|boat|bus|minibus|coach|fleet",
      "furniture|fixture|fitting|tool|tooling|mould|die|racking|signage|server|laptop|computer|hardware|printer|crane|generator|solar|cctv",
      "freehold|leasehold|improvement|premises|property|warehouse|factory|refurbishment|renovation|shopfit|construction|mine|quarry|pipeline|rig|orchard|vineyard|livestock|yacht",
      "ppe",
      "asset under .. construction",
    ],
    {
      where: ["asset"],
      sure: 0.9,
      unless: [
        "hire|rental|repair|maintenance|expense|running|insurance|fuel|intellectual|software|tax",
      ],
    },
  ),
];

const intangibleRules: readonly NameRule[] = [
  decides("goodwill", ["goodwill"], {
    where: ["asset"],
    sure: 0.95,
    unless: ["accumulated|amortisation|impairment"],
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
      "domain name",
      "intellectual property",
      "know how",
      "franchise right|fee|agreement",
      "mailing list",
      "organisation|organisational|formation|incorporation|startup cost|expense",
      "film|music|broadcast|distribution|mineral|water|land use right",
      "concession right|agreement",
      "non compete agreement",
      "covenant not to compete",
      "order backlog",
    ],
    { where: ["asset"], sure: 0.92, needsPlaceOr: "nothing" },
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
  hints(
    "intangibles_cost",
    ["software|website|licence|franchise|brand|app|technology|development|permit|quota|database"],
    { where: ["asset"], sure: 0.9, needsPlaceOr: "nothing" },
  ),
  hints("intangibles_cost", ["patent|trademark|copyright|intangible"], {
    where: ["asset"],
    sure: 0.9,
  }),
];

/** Vocabulary of fixed and intangible assets and what has been written off them. */
export const noncurrentAssetRules: readonly NameRule[] = [
  ...accumulatedRules,
  ...tangibleRules,
  ...intangibleRules,
];
