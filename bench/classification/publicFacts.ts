import type { AccountFacts } from "../../core/ledger/AccountFacts.ts";
import { isProfitAndLossRole, type Role, roleDefinition } from "../../core/roles/roles.ts";
import type { PublicAccount, PublicChart } from "./readPublicCharts.ts";

/** What of a public account is given to be read. */
export type Given = {
  hasCode: boolean;
  hasSide: boolean;
  hasType: boolean;
  /** The statement it stands in, as where balance sheet and profit and loss are files of their own. */
  hasSection?: boolean;
};

/** The chart as programs list accounts that have no numbers. */
export function inOrderOfNames(chart: PublicChart): PublicChart {
  const accounts = chart.accounts.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  return { ...chart, accounts };
}

/** The accounts of a public chart as a file would have them, with no more than is given. */
export function publicFacts(chart: PublicChart, given: Given): AccountFacts[] {
  const codes = codesOf(chart, given);
  return chart.accounts.map((account, at) => ({
    code: codes[at] ?? "",
    name: account.name,
    type: given.hasType ? account.type : "",
    ...(given.hasType && { isTyped: true as const }),
    section: given.hasSection ? sectionOf(account) : null,
    side: given.hasSide ? sideOf(account) : null,
  }));
}

function sectionOf({ admits }: PublicAccount): AccountFacts["section"] {
  if (admits.every(isProfitAndLossRole)) return "profit_loss";
  return admits.some(isProfitAndLossRole) ? null : "balance_sheet";
}

/** Where numbers are not given, an account is called by its name, as in a file without a column of numbers. */
function codesOf({ accounts }: PublicChart, { hasCode }: Given): string[] {
  const seen = new Map<string, number>();
  return accounts.map(({ code, name }) => {
    const own = hasCode && code !== "" ? code : name;
    const count = (seen.get(own) ?? 0) + 1;
    seen.set(own, count);
    return count === 1 ? own : `${own} (${count})`;
  });
}

/** The side its type gives it; none where the name may be that of an account against its kind. */
function sideOf({ name, admits }: PublicAccount): AccountFacts["side"] {
  const isCost = admits.every(isProfitAndLossRole) && !admits.includes("revenue");
  if (WRITTEN_DOWN.test(name) && (isCost || admits.includes("ppe_accumulated_depreciation")))
    return isCost ? "debit" : "credit";
  if (AGAINST.test(name)) return null;
  const sides = new Set(admits.filter((role) => !roleDefinition(role).isContra).map(naturalSide));
  return sides.size > 1 ? sideOfMost(admits) : ([...sides][0] ?? null);
}

const WRITTEN_DOWN = /^(accum|dep(n|reciation)|amorti[sz]ation)|depreciation$|accumulated/i;

const AGAINST =
  /accum|acum|allowance|provis|amorti|deprec|d[ée]pr[ée]c|doubtful|return|discount|rebate|impair|writ|wertber|abschreib|rückstell|skonti|rabatt|nachl|afskriv|avskriv|nedskriv|nedskr|avskr|umorz|odpis|fondo|drawing|dividend|treasury|own shares|gain|loss|vat|tax|variation|change|exchange|privat|uttag|correction|deterioro|p[ée]rdida|perda|plus|minus|ristorn|remise|rappel|rrr|korting|contra|deferred|result|saldo|clearing|interim|transfer|transit|suspense|current account|adjust|uncalled/i;

function naturalSide(role: Role): "debit" | "credit" {
  const { nature } = roleDefinition(role);
  return nature === "asset" || nature === "expense" ? "debit" : "credit";
}

/** Income admits costs that come back, and a type of assets the taxes that are owing: most of its roles say the side. */
function sideOfMost(admits: readonly Role[]): AccountFacts["side"] {
  if (admits.includes("revenue")) return "credit";
  const debits = admits.filter((role) => naturalSide(role) === "debit").length;
  if (debits * 3 >= admits.length * 2) return "debit";
  return debits * 3 <= admits.length ? "credit" : null;
}
