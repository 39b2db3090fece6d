import { sum } from "../../money/Minor.ts";
import { hasTrait } from "../../roles/traits.ts";
import type { GroupCase, GroupMember } from "../groups/GroupCase.ts";
import type { Group } from "../groups/groups.ts";
import type { ReviewPoint } from "../Posting.ts";
import { alsoInDoubt, isOptionsWithoutCharge, isPaymentWithoutReserve } from "./alsoInDoubt.ts";
import { askToPlace } from "./askToPlace.ts";
import { hasNoCharge, isChargeAlone } from "./hasNoCharge.ts";
import { ask, askForGross, hasBothSigns, type Question } from "./Question.ts";
import { reviewAssets, reviewDecreases } from "./reviewAssets.ts";
import { reviewDebt } from "./reviewDebt.ts";

const NO_CHARGE =
  "No depreciation stands in the profit and loss: it may be within cost of sales or other expenses. Enter it as a non-cash journal against the assets, or what was bought is understated by it.";
const NO_ASSET =
  "A charge for depreciation or amortisation stands in the profit and loss, and no account of the assets it is charged on was found: one of them may have another role. Until it is found, the charge is shown as if as much had been bought.";
const ALL_OF_EQUITY =
  "Capital and earnings are one figure: what was paid in, what was paid out to owners and shares bought back cannot be told apart. Enter each as a journal, or give equity in its parts.";
const ASSET_GROUPS: ReadonlySet<Group> = new Set([
  "ppe",
  "investment_property",
  "goodwill",
  "intangibles",
  "investments",
  "associates",
]);
const OWED_GROUPS: ReadonlySet<Group> = new Set(["borrowings", "bonds", "right_of_use"]);
const DEBT_GROUPS: ReadonlySet<Group> = new Set(["borrowings", "bonds", "loans_receivable"]);

/**
 * Asks about a group's net amount where gross flows may be hidden (IAS 7.21, ASC 230-10-45-7) or where balances cannot
 * explain the movement. No question where a journal explains it.
 */
export function reviewGroup(group: GroupCase): ReviewPoint[] {
  const question = questionOf(group);
  if (question === null) return [];
  return [group.column, ...alsoInDoubt(group)].map((column) => ({ column, ...question }));
}

function questionOf(item: GroupCase): Question | null {
  const unexplained = item.members.filter(({ amount }) => amount !== 0n);
  if (unexplained.length === 0) return null;
  if (hasUnjournaledDisposal(unexplained)) {
    if (OWED_GROUPS.has(item.group))
      return ask(
        "A gain or loss on ending a debt or a lease early is taken as part of what was paid: enter what ended and what was paid for it.",
      );
    return askForGross(
      "A gain or loss on disposal exists: enter what was sold and for how much, so that purchases and proceeds stand gross.",
    );
  }
  if (hasNoCharge(item.members) && !isChargeKnown(item)) return ask(NO_CHARGE);
  if (isChargeAlone(item.members)) return ask(NO_ASSET);
  if (unexplained.some(({ account }) => item.journaled.has(account)))
    return reviewWhatIsLeft(item, unexplained);
  if (item.isGuessed) {
    return ask(
      "One charge for depreciation or amortisation serves several kinds of assets, and no accumulated accounts say how much of it is whose: enter the part of each as a non-cash journal.",
    );
  }
  if (item.group === "goodwill" && item.net < 0n) {
    return ask(
      "Goodwill rose: enter the acquisition with all that came with it. Until then the working capital, assets and debt acquired stand on their own lines as if they were cash flows.",
    );
  }
  if (unexplained.some(({ account }) => hasTrait(account, "operating_lease"))) {
    return ask(
      "Operating leases are paid for within operating activities (ASC 842-20-45-5(c)): enter their cost, what was paid and new leases as journals.",
    );
  }
  if (item.group === "leases" && item.net > 0n) {
    return ask(
      "Lease liabilities rose by more than the leased assets explain: new leases are no cash. Enter them as a non-cash journal against the asset.",
    );
  }
  if (ASSET_GROUPS.has(item.group)) return reviewAssets(item, unexplained);
  if (DEBT_GROUPS.has(item.group)) return reviewDebt(unexplained);
  return reviewEquity(item, unexplained);
}

/** A journal explains only its own accounts; other decreases are still asked about. */
function reviewWhatIsLeft(item: GroupCase, unexplained: readonly GroupMember[]): Question | null {
  if (ASSET_GROUPS.has(item.group)) return reviewDecreases(item, unexplained);
  const others = unexplained.filter(({ account }) => !item.journaled.has(account));
  return DEBT_GROUPS.has(item.group) ? reviewDebt(others) : null;
}

/** Whether ledger entries explain the charge, or a journal concerns an expense that may have included it. */
function isChargeKnown({ journaled, isChargeExplained }: GroupCase): boolean {
  if (isChargeExplained) return true;
  return [...journaled].some(
    (account) => account?.isProfitAndLoss && account.role !== "disposal_gain_loss",
  );
}

function hasUnjournaledDisposal(members: readonly GroupMember[]): boolean {
  return members.some(({ account }) => account.role === "disposal_gain_loss");
}

function reviewEquity(item: GroupCase, members: readonly GroupMember[]): Question | null {
  if (isAllOfEquity(item, members)) return askForGross(ALL_OF_EQUITY);
  switch (item.group) {
    case "dividends":
      if (item.net > 0n)
        return ask(
          "Retained earnings rose by more than the profit for the year: explain the difference with a journal.",
        );
      if (isMovedBesideDividends(members))
        return ask(
          "Dividends have an account of their own, and retained earnings moved beside it: enter the correction or the transfer it was as a journal.",
        );
      if (members.some(isDeficit))
        return ask(
          "Retained earnings are a deficit that grew by more than the loss for the year. Dividends are seldom paid out of one: enter the correction, the drawing or the dividend it was as a journal.",
        );
      return members.some(({ account }) => account.role === "other_reserves")
        ? ask(
            "A reserve moved without a transaction that explains it; it is taken as a transfer with retained earnings.",
          )
        : null;
    case "non_controlling_interests":
      return ask(
        "Non-controlling interests moved: enter their share of profit and the dividends paid to them.",
      );
    case "shares":
      return reviewShares(members);
    case "unclassified":
      return askToPlace(members.map(({ account }) => account));
    default:
      return null;
  }
}

function reviewShares(members: readonly GroupMember[]): Question | null {
  if (isPaymentWithoutReserve(members))
    return ask(
      "A cost of share-based payment stands in profit, and equity did not rise with it: if it is settled in cash, what is owed for it is no purchase of shares. Give the cost the role of staff costs, or enter a journal.",
    );
  if (isOptionsWithoutCharge(members))
    return ask(
      "A reserve for share options rose, and no cost of them stands in the profit and loss by itself: enter it as a non-cash journal against staff costs.",
    );
  return hasBothSigns(members) &&
    members.some(({ account }) => !account.isProfitAndLoss && account.movement > 0n)
    ? ask(
        "Shares were both issued and cancelled, or capital was transferred: enter which of it was cash.",
      )
    : null;
}

/** Whether capital includes retained earnings. With a separate account for drawings, an increase was paid in. */
function isAllOfEquity({ net, roles }: GroupCase, members: readonly GroupMember[]): boolean {
  const isPaidIn = net > 0n && roles.has("dividends_declared");
  return !isPaidIn && members.some(({ account }) => account.holdsEarnings);
}

function isDeficit({ account, amount }: GroupMember): boolean {
  const { role, opening, closing } = account;
  return role === "retained_earnings" && amount < 0n && opening >= 0n && closing > 0n;
}

/**
 * Whether retained earnings moved although dividends or drawings have an account of their own, other than by closing
 * last year's profit and drawings.
 */
function isMovedBesideDividends(members: readonly GroupMember[]): boolean {
  const earnings = members.filter(({ account }) => account.role === "retained_earnings");
  const declared = members.filter(({ account }) => account.role === "dividends_declared");
  if (earnings.length === 0 || declared.length === 0) return false;
  const moved = sum(earnings.map(({ amount }) => amount));
  const closed = sum(declared.map(({ account }) => account.opening));
  return moved !== 0n && moved !== -closed;
}
