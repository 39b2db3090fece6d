import type { LedgerAccount } from "../../ledger/LedgerAccount.ts";
import { type Amount, plus } from "../../money/Amount.ts";
import type { Role } from "../../roles/roles.ts";
import { hasTrait } from "../../roles/traits.ts";
import type { PurposeSide } from "../pairing/Counterpart.ts";
import type { Piece } from "../sums/Piece.ts";
import { isAccumulated, isOperating, type TracedAccount } from "../TracedAccount.ts";
import type { Subject } from "./mentions.ts";

/** The purchases on an account: the first entry of each amount, and the total. */
type Bought = { bySize: Map<Amount, number>; total: Amount };

/** An entry without cash: its number, and its purposes. */
type WithoutCash = {
  entry: number;
  open: readonly PurposeSide[];
  mentions: (subject: Subject) => boolean;
};

/** A purchase that was booked as an asset and was an expense: the entry moves it from the asset to costs. */
export type TakenToCosts = {
  asset: PurposeSide;
  costs: readonly PurposeSide[];
  /** The entry of the purchase, if one has the same amount. */
  bought: number | null;
  /** Whether its amount and its words both say so. */
  isSure: boolean;
};

/** The purchases of assets in the period, by account. */
export class Purchases {
  private readonly byAccount = new Map<TracedAccount, Bought>();

  /** Notes a debit (positive) to an asset in an entry with cash, an invoice or costs. */
  note(account: TracedAccount, amount: Amount, entry: number): void {
    const known = this.byAccount.get(account) ?? { bySize: new Map(), total: 0 };
    this.byAccount.set(account, known);
    if (!known.bySize.has(amount)) known.bySize.set(amount, entry);
    known.total = plus(known.total, amount);
  }

  /**
   * Whether an entry corrects a purchase: it charges to costs what was booked as an asset, shown by an equal amount or
   * by its words. The payment was then for costs (IAS 7.14(c), 7.16(a)). Null otherwise; an asset that was lost or sold
   * is a loss.
   */
  takenToCosts({ entry, open, mentions }: WithoutCash): TakenToCosts | null {
    const asset = open.find(isTakenOut);
    const costs = open.filter((side) => side !== asset);
    const known = asset?.pieces[0] && this.byAccount.get(asset.pieces[0].account);
    if (!asset || !known || costs.length === 0 || !costs.every(isCharged)) return null;
    const first = known.bySize.get(asset.left);
    const bought = first !== undefined && first < entry ? first : null;
    const saysSo = mentions("reversal") || mentions("reclassification");
    const isCorrection = saysSo ? asset.left <= known.total : bought !== null;
    if (!isCorrection || (!saysSo && mentions("loss"))) return null;
    return { asset, costs, bought, isSure: saysSo && bought !== null };
  }
}

/** Whether an account holds assets at cost that are bought or built. */
export function isBuilt({ kind, purpose, account, chargedTo }: TracedAccount): boolean {
  if (kind !== "own" || chargedTo.length > 0 || isAccumulated(account)) return false;
  return BUILT.has(purpose.group);
}

const BUILT: ReadonlySet<string | null> = new Set(["ppe", "intangibles", "investment_property"]);

/** Whether a credit takes costs off an account, for an asset that they built. */
export function isTakenFromCosts({ account }: TracedAccount, amount: Amount): boolean {
  return amount < 0 && isOfCosts(account);
}

function isTakenOut({ left, pieces }: PurposeSide): boolean {
  return left > 0 && pieces.length === 1 && pieces.every(({ account }) => isBuilt(account));
}

function isCharged(side: PurposeSide): boolean {
  return side.left < 0 && areCosts(side, side.pieces);
}

/** Whether the pieces of a side are costs that may be capitalised, or charged back. */
export function areCosts({ column, purpose }: PurposeSide, pieces: readonly Piece[]): boolean {
  const areOfCosts = pieces.every(({ account }) => isOfCosts(account.account));
  return purpose !== null && isOperating(column) && areOfCosts;
}

/** Whether an account is of costs, or of own work capitalised. */
function isOfCosts(account: LedgerAccount): boolean {
  return COSTS.has(account.role) || hasTrait(account, "own_work");
}

const COSTS: ReadonlySet<Role | null> = new Set<Role | null>([
  "employee_costs",
  "operating_expenses",
  "cost_of_sales",
  "inventories",
]);
