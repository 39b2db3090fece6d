import { decides, hints, type NameRule, names } from "./NameRule.ts";

/** Land, plant, leased assets, investment property and assets to be sold. */
export const tangibleAssetRules: readonly NameRule[] = [
  decides(
    "right_of_use_assets",
    ["right of use", "operating lease asset", "lease asset", "rou asset"],
    {
      where: ["asset"],
      sure: 0.93,
      unless: ["receivable", "impairment|depreciation|amortisation|accumulated"],
    },
  ),
  decides(
    "investment_property",
    [
      "investment property",
      "flat|apartment|house|building|property|unit held to|for let|rent|rental",
      "held to let",
      "=let property",
      "buy to let",
      "investment real estate",
      "property|land|building held for|as investment|rental|rent|speculation|appreciation",
      "rental|let property|building",
      "held for .. appreciation",
      "let to tenant",
      "property investment",
    ],
    { where: ["asset"], unless: ["income", "revenue", "deposit"] },
  ),
  decides(
    "assets_held_for_sale",
    [
      "held for sale|disposal",
      "disposal group",
      "asset of discontinued operation",
      "asset|property|land|building|vehicle|plant for sale|disposal",
      "awaiting|pending sale|disposal",
    ],
    {
      where: ["asset"],
      unless: ["security|bond|loan|financial", "^ investment held"],
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
      "computer hardware and software",
      "biological asset",
      "bearer plant",
      "library book",
      "playground",
      "small asset",
      "^ capitalised + equipment",
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
      "freehold|leasehold store|shop|office|pub|hotel|site|restaurant|depot",
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
      unless: ["hire|rental|repair|maintenance|expense|running|supply|insurance"],
    },
  ),
  names(
    "ppe_cost",
    [
      "vehicle|plant|machinery|equipment|building|fixture|furniture at cost|valuation",
      "cost + plant|machinery|equipment|building|vehicle|fixture|furniture|freehold|leasehold",
    ],
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
      "freehold|leasehold|improvement|premises|property|warehouse|factory|refurbishment|renovation|shopfit|construction|mine|quarry|hut|cabin|container|locker|shelving|appliance|oven|freezer|smallwares|cutlery|instrument|implement|harvester|book|library|playground|kiosk|safe|elevator|lift|pipeline|rig|orchard|vineyard|livestock|yacht",
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
