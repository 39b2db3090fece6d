import { type AccountSummary, roleDefinition, roleIds } from "@tieout/core";
import { formatMoney } from "../../../lib/format/formatAmount.ts";
import { addAmounts } from "../../../lib/format/subtractAmounts.ts";
import type { FormRow, GuidedForm } from "./GuidedForm.ts";
import { credit, debit, type JournalLine, journal, negate, outOfBalance } from "./journal.ts";
import type { Entry } from "./readEntry.ts";

/** A journal holds no more lines than a person can check on one screen. */
const MOST_ROWS = 20;

/** A business was bought: what it brought leaves the other lines (IAS 7.39-42). */
export const acquisition: GuidedForm = {
  title: "Acquisition of a business",
  intro:
    "What a bought business brought with it is no purchase of assets and no movement of working capital. It is shown on one line, net of the cash acquired.",
  reasonExample: "Northgate Ltd bought on 1 July",
  action: "Record the acquisition",
  rows: (entry, { currency }) => [
    {
      fields: [
        { kind: "amount", name: "paid", label: "Cash paid for it" },
        { kind: "amount", name: "cash", label: "Cash it held" },
        {
          kind: "account",
          name: "goodwill",
          label: "Goodwill takes the rest",
          roles: ["goodwill"],
          hint: goodwillHint(entry, currency),
        },
      ],
    },
    ...Array.from({ length: rowsOf(entry) }, (_row, index) => takenRow(index)),
  ],
  write: (entry) => {
    const { amount, isGiven, text } = entry;
    if (!isGiven("paid")) return "Give the cash that was paid.";
    const taken = takenLines(entry);
    if (taken.length === 0) return "Name at least one account that came with the business.";
    const cash = credit(
      { cash: "acquisition_of_subsidiary" },
      addAmounts([amount("paid"), negate(amount("cash"))]),
    );
    const rest = outOfBalance([...taken, ...cash]);
    if (/[1-9]/.test(rest) && !isGiven("goodwill"))
      return "Choose the goodwill account: it takes what was paid beyond the net assets.";
    return journal(taken, credit({ account: text("goodwill") }, rest), cash);
  },
};

/** One more row than are filled. */
function rowsOf({ isGiven }: Entry): number {
  const indexes = Array.from({ length: MOST_ROWS }, (_row, index) => index);
  const last = indexes.findLast((index) => isGiven(`taken${index}`) || isGiven(`value${index}`));
  return Math.min(MOST_ROWS, (last ?? -1) + 2);
}

function takenRow(index: number): FormRow {
  return {
    legend: `Came with it, ${index + 1}`,
    fields: [
      { kind: "account", name: `taken${index}`, label: "Account", roles: roleIds },
      { kind: "amount", name: `value${index}`, label: "Fair value" },
    ],
  };
}

/** Assets are debited and what is owed, or issued, is credited; contra accounts the other way. */
function takenLines({ account, amount }: Entry): JournalLine[] {
  return Array.from({ length: MOST_ROWS }, (_row, index) => {
    const taken = account(`taken${index}`);
    if (!taken) return [];
    const value = amount(`value${index}`);
    return debit({ account: taken.code }, isDebited(taken) ? value : negate(value));
  }).flat();
}

function isDebited({ nature, role }: AccountSummary): boolean {
  const isContra = role !== null && roleDefinition(role).isContra === true;
  return (nature === "asset" || nature === "expense") !== isContra;
}

function goodwillHint(entry: Entry, currency: string): string {
  const price = addAmounts([entry.amount("paid"), negate(entry.amount("cash"))]);
  const rest = addAmounts([price, negate(outOfBalance(takenLines(entry)))]);
  return `${formatMoney(rest, currency, "exactly")} so far`;
}
