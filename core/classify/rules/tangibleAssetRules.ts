import { decides, hints, type NameRule, names } from "./NameRule.ts";

/** Land, plant, leased assets, investment property and assets to be sold. */
export const tangibleAssetRules: readonly NameRule[] = [
  decides(
    "ppe_cost",
    [
      "purchase|acquisition|addition of|to .. plant|equipment|vehicle|machinery|furniture|fixture|ppe",
      "fixed|tangible|capital asset purchase|acquisition|addition",
      "^ capital purchase",
    ],
    {
      where: ["asset"],
      strength: "likely",
      unless: ["hire|payable|creditor|deposit|advance|tax|prepaid", "depreciation|disposal"],
    },
  ),
  // What is being built under a type of fixed assets is no stock
  decides("ppe_cost", ["work in progress"], {
    where: ["asset"],
    typed: ["fixed", "tangible"],
    strength: "strong",
    unless: ["contract|inventory|stock|goods|depreciation"],
  }),
  decides(
    "right_of_use_assets",
    ["right of use", "operating lease asset", "lease asset", "rou asset", "leased|lease .. ifrs"],
    {
      where: ["asset"],
      strength: "certain",
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
    {
      where: ["asset"],
      unless: [
        "income|revenue|deposit",
        "repair|maintenance|insurance|fee|commission|expense",
        "cost of|to",
        "gain|loss|movement|deficit",
      ],
    },
  ),
  decides(
    "assets_held_for_sale",
    [
      "held for sale|disposal",
      "disposal group",
      "asset of discontinued operation",
      "asset|land|building|vehicle|plant for sale|disposal",
      "property for disposal",
      "contracted for sale",
      "property contracted for sale",
      "awaiting|pending sale|disposal",
    ],
    {
      where: ["asset"],
      unless: [
        "security|bond|loan|financial",
        "^ investment held",
        "impairment|writedown|depreciation|gain|loss|profit",
      ],
    },
  ),
  decides("assets_held_for_sale", ["liability + held for sale", "liability + disposal group"], {
    where: ["liability"],
    natural: "credit",
    strength: "faint",
  }),
  // Animals that bear others are kept for years (IAS 41.43)
  decides("ppe_cost", ["breeding stock|herd|livestock|animal|cattle", "dairy herd|cattle|cow"], {
    where: ["asset"],
    strength: "strong",
    unless: ["depreciation|feed"],
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
      "fixed|tangible|capital asset",
      "heritage asset",
      "office|computer|kitchen|it|medical|lab|laboratory|shop|gym|farm|production|factory|restaurant|telephone|playground equipment",
      "office furniture",
      "store|delivery|warehouse|display|sales|service equipment|fixture|furniture|truck|van|vehicle|building",
      "computer hardware",
      "hotel|office|shop|factory|business|owner|owned premises|building|property",
      "natural resource",
      "turbine|pylon|substation|component|scaffolding|workshop|network|infrastructure",
      "=depot",
      "bus|tram|rail|railway|vehicle|truck|freight|goods|fuel|storage|distribution|maintenance depot",
      "depot building|land|site|improvement",
      "grid|network connection|infrastructure|asset",
      "decommissioning|dismantling cost|asset",
      "oil gas property",
      "fitout",
      "sports ground|court",
      "mine development",
      "stripping asset|cost",
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
  // What is used again and again, though it is called a stock (IAS 16.7): a person says which
  names(
    "ppe_cost",
    ["stock|inventory|supply|linen|crockery|container|cylinder|pallet in use|circulation"],
    {
      where: ["asset"],
      strength: "faint",
      needsPerson: true,
    },
  ),
  hints(
    "ppe_cost",
    [
      "land|building|plant|machinery|equipment|vehicle|truck|car|van|lorry|forklift|tractor|trailer|aircraft|vessel|ship|boat|bus|minibus|coach|fleet",
      "furniture|fixture|fitting|tool|tooling|mould|die|racking|signage|server|laptop|computer|hardware|printer|crane|generator|solar|cctv",
      "freehold|leasehold|improvement|premises|property|warehouse|factory|refurbishment|renovation|shopfit|construction|mine|quarry|hut|cabin|container|locker|shelving|appliance|oven|freezer|smallwares|cutlery|instrument|implement|harvester|book|library|playground|kiosk|safe|elevator|lift|pipeline|rig|orchard|vineyard|plantation|forest|livestock|yacht|clubhouse|pavilion|mower|roller|court|cable|excavator|digger|bulldozer|telehandler",
      "ppe",
      "asset under .. construction",
    ],
    {
      where: ["asset"],
      strength: "strong",
      unless: [
        "hire|rental|repair|maintenance|servicing|expense|running|insurance|fuel|intellectual|software|tax|licence",
      ],
    },
  ),
];
