import { sum } from "../../money/Minor.ts";
import { printMinor } from "../../money/printMinor.ts";
import { roleDefinition } from "../../roles/roles.ts";
import type { GroupCase, GroupMember } from "../groups/GroupCase.ts";
import { distinctName, MOST_NAMED } from "../nameAccounts.ts";
import { isTransferred } from "./alsoInDoubt.ts";
import { ask, askForGross, hasBothSigns, type Question } from "./Question.ts";

/** Asks about assets without a journal, where balances do not show the gross flows. */
export function reviewAssets(item: GroupCase, members: readonly GroupMember[]): Question | null {
  if (isTransferred(members)) {
    return ask(
      "The revaluation reserve fell: a transfer to retained earnings and a loss of value look alike (IAS 16.40-41). Enter which it was as a non-cash journal.",
    );
  }
  const isChargedProfit = members.some(({ account }) => account.isProfitAndLoss);
  if (item.group === "associates" && item.net < 0n && isChargedProfit) {
    return askForGross(
      "What was invested in associates and joint ventures stands less the dividends they paid: enter the dividends, so that both stand gross (IAS 7.21, 7.37).",
    );
  }
  return reviewDecreases(item, members);
}

/**
 * Asks about a decrease that neither a charge nor a journal explains, since disposals would be netted with purchases
 * (IAS 7.21, ASC 230-10-45-7).
 */
export function reviewDecreases(item: GroupCase, members: readonly GroupMember[]): Question | null {
  const accumulated = members.filter(isContra);
  const charges = members.filter(({ account }) => account.isProfitAndLoss);
  const moved = sum(accumulated.map(({ amount }) => amount));
  if (accumulated.length > 0 && moved + sum(charges.map(({ amount }) => amount)) !== 0n) {
    return ask(
      "Accumulated depreciation moved by something other than the charge for the year: assets may have been sold or revalued.",
    );
  }
  const costs = members.filter((member) => !isContra(member) && !member.account.isProfitAndLoss);
  if (hasBothSigns(costs)) {
    return askForGross(
      `${nameFallen(costs, item)} while other assets of this line rose: enter what was sold or written off, so that purchases and proceeds stand gross.`,
    );
  }
  return item.net > 0n && item.group !== "associates"
    ? ask("The assets fell by more than the charges for the year: confirm what was sold.")
    : null;
}

function isContra({ account }: GroupMember): boolean {
  return account.role !== null && roleDefinition(account.role).isContra === true;
}

/** Names the decreases among the assets (positive cash effects): "'Land' fell by 25,000.00 and 'Vans' by 900.00". */
function nameFallen(costs: readonly GroupMember[], item: GroupCase): string {
  const fallen = costs.filter(({ amount }) => amount > 0n);
  const named = fallen.slice(0, MOST_NAMED).map(({ account, amount }, index) => {
    const verb = index === 0 ? " fell" : "";
    return `'${distinctName(account, item)}'${verb} by ${printMinor(amount, item.decimals)}`;
  });
  const others = fallen.length - named.length;
  if (others > 0) return `${named.join(", ")} and ${others} more`;
  return [named.slice(0, -1).join(", "), named.at(-1)].filter(Boolean).join(" and ");
}
