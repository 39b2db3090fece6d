import { profitAndLossNatures } from "../../roles/roles.ts";
import { decides, type NameRule } from "./NameRule.ts";

const carried = ["asset", "liability"] as const;
const byStatement = { needs: "statement", strength: "strong" } as const;

/** What a plan of the European directive says for written down: "Value adjustments in respect of tangible fixed assets". */
const adjusted = [
  "value adjustment|correction",
  "adjustment|correction|reduction|diminution|decrease in|of|to value",
];
/** What is set aside for it: "Provision for impairment of plant". */
const setAside = ["^ provision|allowance|valuation|value .. impairment|diminution"];

const receivable = "receivable|debtor|customer|claim";
const plant = "tangible|ppe|plant|building|machinery|vehicle|equipment|site|land";
const fixed = `fixed|intangible|goodwill|${plant}`;
const stock = "inventory|stock|merchandise|material|good";
const shares = "share|security|investment|participating|participation|subsidiary";

const fair = "fair|revaluation|deferred|tax|exchange";

/** Value adjustments: a cost in debit, and what is taken off the asset in credit. */
export const valueAdjustmentRules: readonly NameRule[] = [
  decides("bad_debts", phrases([...adjusted, "writedown"], receivable), {
    ...byStatement,
    where: profitAndLossNatures,
    natural: "debit",
    orSide: "debit",
    unless: [fair, "advance"],
  }),
  decides("trade_receivables", phrases([...adjusted, "writedown"], receivable), {
    ...byStatement,
    where: carried,
    natural: "credit",
    orSide: "credit",
    unless: [fair, "other|sundry|group|affiliated|related|employee|tax|advance"],
  }),
  decides("impairment", phrases(adjusted, fixed), {
    ...byStatement,
    where: profitAndLossNatures,
    natural: "debit",
    orSide: "debit",
    unless: [fair, receivable, stock, "property|biological"],
  }),
  decides("ppe_accumulated_depreciation", phrases([...adjusted, ...setAside], plant), {
    ...byStatement,
    where: carried,
    natural: "credit",
    orSide: "credit",
    unless: [fair, receivable, stock, shares, "intangible|goodwill|biological|sale"],
  }),
  decides("inventories", phrases(setAside, stock), {
    ...byStatement,
    where: carried,
    natural: "credit",
    orSide: "credit",
    unless: [fair, receivable, "expense|charge"],
  }),
  decides("financial_investments", phrases(setAside, shares), {
    ...byStatement,
    where: carried,
    natural: "credit",
    orSide: "credit",
    unless: [fair, receivable, "associate|venture"],
  }),
  // What was adjusted and is taken back, or what was made for the business itself (directive 2013/34, annexes V and VI)
  decides("impairment", ["^ write back diminution|value|impairment", "^ writeback of impairment"], {
    where: ["income"],
    needs: "statement",
    orSide: "credit",
    strength: "strong",
    unless: [fair, receivable, stock],
  }),
  decides("other_operating_income", ["^ write back of|from .. provision|liability"], {
    where: ["income"],
    needs: "statement",
    orSide: "credit",
    strength: "strong",
    unless: [receivable, stock, "tax"],
  }),
  decides("other_operating_income", [`^ work|production .. ${fixed}|own|itself`], {
    where: ["income"],
    needs: "nature",
    orSide: "credit",
    strength: "strong",
    unless: ["progress|sale|sold|cost"],
  }),
  // What is sold of fixed assets, and what it was carried at
  decides(
    "disposal_gain_loss",
    [
      `^ residual|book|carrying|net value|amount of .. ${fixed}|${shares} .. sold|disposed|ceded|transferred`,
      `^ residual|book|carrying|net value|amount of sold|disposed|ceded|yielded .. ${fixed}|${shares}`,
      `^ income|revenue|proceed|receipt from|of sale|disposal of .. ${fixed}|${shares}`,
      `^ disposal|sale proceed .. ${fixed}|${shares}`,
    ],
    {
      where: profitAndLossNatures,
      natural: "either",
      strength: "strong",
      unless: ["progress|exchange|currency|scrap", stock],
    },
  ),
  decides(
    "other_receivables",
    ["^ receivable|claim for|from|against|on social", "^ social .. receivable"],
    { where: ["asset"], strength: "strong" },
  ),
];

function phrases(heads: readonly string[], of: string): string[] {
  return heads.map((head) => `${head} .. ${of}`);
}
