import { profitAndLossNatures } from "../../roles/roles.ts";
import { decides, hints, type NameRule, names } from "./NameRule.ts";

const own = ["equity"] as const;
const UNTAXED = ["untaxed reserve", "accrual fund", "tax allocation reserve"];

/** Reserves and the interests of others. */
export const reserveRules: readonly NameRule[] = [
  // Profit that is taxed later stands between equity and liabilities and is part of either: what is put there and
  // taken from there passes through the result without cash, as deferred tax does
  decides("deferred_tax", UNTAXED, {
    where: ["equity", "liability"],
    natural: "credit",
    needsPerson: true,
  }),
  decides("deferred_tax_expense", UNTAXED, { where: profitAndLossNatures, needsPerson: true }),
  // Provisions that tax law allows stand there too: nothing is owed (IAS 37.14)
  decides(
    "other_reserves",
    [
      "regulated|regulatory provision|reserve",
      "other|miscellaneous regulated|regulatory provision|reserve",
      "untaxed provision",
      "provision for price increase",
      "provision for increase in price",
      "provision for reconstitution|replenishment",
      "provision for acquisition|construction .. housing",
      "derogatory|accelerated|exceptional depreciation|amortisation",
    ],
    {
      where: ["equity", "liability"],
      natural: "credit",
      strength: "strong",
      needs: "statement",
      orSide: "credit",
      unless: ["transfer|allowance|charge|expense|reversal|recovery|asset|deferral"],
    },
  ),
  decides("other_reserves", ["net asset .. with donor restriction", "with donor restriction"], {
    where: own,
    natural: "either",
    unless: ["investment|bank|cash|deposit|expense", "without"],
  }),
  decides(
    "other_reserves",
    [
      "=restricted|designated|endowment fund",
      "=restricted fund balance|reserve",
      "designated fund",
      "endowment fund|reserve",
      "expendable|permanent endowment",
      "released from restriction",
    ],
    {
      where: own,
      natural: "either",
      strength: "strong",
      unless: ["investment|bank|cash|deposit|expense", "without"],
    },
  ),
  decides(
    "revaluation_reserve",
    [
      "revaluation reserve|surplus|equity|gain|increment|excess",
      "reserve + revaluation",
      "valuation difference|reserve|surplus",
      "revaluation",
      "asset|property|land|building revaluation reserve|surplus",
      "revaluation + reserve|surplus",
      "revalued + surplus|reserve",
    ],
    { where: own, strength: "certain", unless: ["investment|bank|currency|pension"] },
  ),
  // A difference on exchange is a gain or loss (IAS 21.28) unless it stands in equity (IAS 21.32, 21.39)
  decides("translation_reserve", ["exchange difference"], {
    where: own,
    natural: "either",
    needs: "statement",
  }),
  decides(
    "translation_reserve",
    [
      "translation reserve|adjustment|difference|gain|loss",
      "currency translation",
      "foreign currency|exchange reserve|translation",
      "exchange reserve|translation|fluctuation",
      "exchange equalisation reserve",
      "accumulated other comprehensive income + currency|translation",
      "translation",
    ],
    { where: own, natural: "either", strength: "certain" },
  ),
  decides(
    "other_reserves",
    [
      "general|legal|statutory|capital|hedging|hedge|merger|option|warrant|contribution|actuarial|special|contingency|other|equity|fair|warrants|investment|demerger|consolidation|reorganisation|restricted|designated|replacement|insurance|dividend|distributable|undistributable|nondistributable reserve",
      "redemption reserve",
      "accrual|tax allocation|equalisation fund|reserve",
      "hedge reserve",
      "share based payment + reserve",
      "share option + reserve",
      "fair value .. reserve",
      "accumulated other comprehensive",
      "other comprehensive income",
      "comprehensive income|loss",
      "equity component",
      "equity component|option .. convertible|loan|note|bond|debenture",
      "equity option",
      "equity .. convertible .. option|component",
      "convertible .. equity component|option|element",
      "unrealised .. gain|loss .. available for sale",
      "capital contribution reserve",
      "available for sale reserve",
      "unrealised gain|loss + investment|security",
      "remeasurement + benefit|pension",
      "restricted fund",
      "other equity",
      "share option",
      "warrant",
      "share based payment|compensation|award",
    ],
    {
      where: own,
      natural: "credit",
      strength: "certain",
      unless: [
        "revaluation|translation",
        "revenue reserve",
        "agio",
        "charge|expense|cost",
        "instrument|asset",
        "trading security",
      ],
    },
  ),
  hints("other_reserves", ["reserve"], {
    where: own,
    strength: "likely",
    unless: [
      "doubtful|bad|stock|inventory|obsolescence|warranty|lifo|environmental|remediation|legal|claim",
    ],
  }),
  names(
    "other_reserves",
    [
      "endowment|prize|tournament|building|pavilion|development|scholarship|memorial|benevolent|library|sports|match|appeal|welfare fund",
      "fund appeal",
    ],
    {
      where: own,
      needs: "statement",
      orSide: "credit",
      strength: "likely",
      unless: ["investment|bank|cash|deposit|expense"],
    },
  ),
  decides(
    "non_controlling_interests",
    [
      "noncontrolling interest",
      "minority interest|shareholder|interests",
      "minority + interest",
      "outside equity interest",
      "minority shareholder|holder|owner",
      "minority",
      "noncontrolling",
      "outside shareholder",
    ],
    { where: own, strength: "certain", unless: ["put option"] },
  ),
  decides("non_controlling_interests", ["dividend|distribution .. noncontrolling|minority"], {
    where: ["equity", "expense"],
    natural: "debit",
    strength: "certain",
    unless: ["payable"],
  }),
];
