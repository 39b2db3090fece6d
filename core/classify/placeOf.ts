import type { AccountFacts, Section } from "../ledger/AccountFacts.ts";
import {
  allNatures,
  balanceSheetNatures,
  type Nature,
  profitAndLossNatures,
} from "../roles/roles.ts";
import { rememberRecent } from "../text/rememberRecent.ts";
import { readType } from "./type/readType.ts";
import type { TypeLabel } from "./type/TypeLabel.ts";

/** Where an account can stand as far as its file says, before its name is read. */
export type Place = {
  natures: readonly Nature[];
  label: TypeLabel | null;
  /** The type label and the statement the account came from say different things. */
  isContradicted: boolean;
};

/** The place of an account by its type label and the statement it came from. */
export function placeOf({ type, nature, section }: AccountFacts): Place {
  return placesAmong[nature ?? section ?? "anywhere"](type);
}

/** By what is known besides the type: a chart has few places, and every reading asks for that of each account. */
const placesAmong: Readonly<
  Record<Nature | NonNullable<Section> | "anywhere", (type: string) => Place>
> = {
  asset: placesOf(["asset"]),
  liability: placesOf(["liability"]),
  equity: placesOf(["equity"]),
  income: placesOf(["income"]),
  expense: placesOf(["expense"]),
  balance_sheet: placesOf(balanceSheetNatures),
  profit_loss: placesOf(profitAndLossNatures),
  anywhere: placesOf(allNatures),
};

function placesOf(among: readonly Nature[]): (type: string) => Place {
  return rememberRecent((type) => {
    const label = readType(type);
    if (label === null) return { natures: among, label, isContradicted: false };
    const natures = label.natures.filter((nature) => among.includes(nature));
    if (natures.length > 0) return { natures, label, isContradicted: false };
    return { natures: among, label: null, isContradicted: true };
  });
}
