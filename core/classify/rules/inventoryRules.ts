import { decides, hints, type NameRule, names } from "./NameRule.ts";

const owed = ["asset", "liability"] as const;

/** Stocks, work in progress, and what is written off them. */
export const inventoryRules: readonly NameRule[] = [
  decides(
    "inventories",
    [
      "trading|development property|land",
      "property held for development|resale|trading",
      "property|flat|apartment|unit .. development .. sale",
      "property|flat|apartment|unit for sale",
      "completed property|unit",
    ],
    { where: ["asset"], strength: "strong" },
  ),
  decides(
    "inventories",
    [
      "provision|allowance|reserve|impairment|writedown .. stock|inventory|obsolescence|slow",
      "stock|inventory .. provision|allowance|reserve|obsolescence|writedown",
      "obsolescence",
    ],
    {
      where: owed,
      natural: "credit",
      strength: "strong",
      needs: "statement",
      orSide: "credit",
      unless: ["expense|charge|increase|change|movement", "asset"],
    },
  ),
  decides("inventories", ["valuation|value allowance|adjustment|correction .. inventory|stock"], {
    where: owed,
    natural: "credit",
    strength: "strong",
    unless: ["expense|charge|increase|change|movement"],
  }),
  decides(
    "inventories",
    [
      "accumulated impairment .. inventory|stock|material|merchandise|good|supply",
      "low value .. wearing|wear item|article|tool",
    ],
    { where: ["asset"], natural: "either", strength: "strong" },
  ),
  // What is sold or eaten as an animal or plant, and not kept for what it bears (IAS 41.44)
  decides(
    "inventories",
    [
      "current biological asset",
      "biological asset current",
      "consumable biological asset",
      "biological asset .. consumable",
    ],
    {
      where: ["asset"],
      strength: "likely",
      unless: ["noncurrent"],
    },
  ),
  // What is written off stocks, named by what they are
  decides(
    "inventories",
    [
      "^ allowance|adjustment|provision|impairment|depreciation|writedown .. raw|material|product|good|merchandise|consumable|animal|work|packaging",
    ],
    {
      where: ["asset"],
      natural: "credit",
      strength: "strong",
      needs: "statement",
      orSide: "credit",
      unless: [
        "expense|charge|increase|change|movement|asset|plant|equipment|building|return|advance|deposit",
      ],
    },
  ),
  names(
    "inventories",
    [
      "grain|crop|produce|harvest|feed|seed|fodder|wine|timber|fuel|diesel|bunker|lubricant|medicine|drug|pharmacy inventory|stock|hand|board|silo|store",
      "^ bunker",
      "fuel|bunker|provision|store|lubricant .. on board",
      "raw material",
      "finished good",
      "work in progress",
      "semi finished",
      "merchandise inventory",
      "good for resale|sale",
      "good in transit",
      "stock in trade|transit|hand",
      "stock on|at hand|cost|valuation",
      "trading stock",
      "closing stock|inventory",
      "consumable stock",
      "spare part",
      "packaging|packing material|stock",
      "material stock|inventory|store",
      "inventory asset",
      "bar|cellar|food|beverage|fuel|shop|retail stock|inventory",
      "development property|land",
      "property held for development|sale|resale",
    ],
    { where: ["asset"], needs: "statement", orSide: "debit", unless: ["capital", "contract"] },
  ),
  hints(
    "inventories",
    [
      "stock",
      "inventory",
      "merchandise",
      "material",
      "store",
      "supply",
      "consumable",
      "ingredient",
      "part",
      "component",
      "product",
      "good",
      "spare",
      "ore|stockpile|concentrate|bullion",
    ],
    {
      where: ["asset"],
      strength: "strong",
      needs: "statement",
      orSide: "debit",
      unless: ["share", "preference", "ordinary", "capital"],
    },
  ),
  names("inventories", ["market|feeder|finishing livestock|cattle|hog|pig|lamb"], {
    where: ["asset"],
    natural: "debit",
    unless: ["sale|purchase|bought|sold|cost|feed"],
  }),
  names("inventories", ["livestock", "growing|standing crop"], {
    where: ["asset"],
    typed: ["current", "inventory"],
  }),
  names("inventories", ["inventory|stock $", "^ inventory|stock"], {
    where: ["asset"],
    strength: "strong",
    needs: "statement",
    orSide: "debit",
    unless: [
      "share|preference|ordinary|capital|common|writeoff|loss|adjustment|variance|movement|change|purchase",
    ],
  }),
  names("inventories", ["on hand"], {
    where: ["asset"],
    strength: "likely",
    unless: [
      "cash|money|fund|petty|currency|coin|note|bank|balance|check|draft|bill|order|float",
      "taking|receipt|deposit|sale|proceeds|collection|donation|offering|payment",
    ],
  }),
  hints("inventories", ["=inventory", "=stock", "merchandise"], {
    where: ["asset"],
    strength: "strong",
  }),
];
