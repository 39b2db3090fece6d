import { naturalSide } from "../classify/readings/naturalSide.ts";
import type { Side } from "../classify/rules/NameRule.ts";
import { hasTrait } from "../roles/traits.ts";
import type { BookAccount } from "./Books.ts";

/** The usual side of an account's balance by its role and traits; null where both are usual. */
export function naturalSideOf(account: BookAccount): Side | null {
  const { role } = account;
  if (role === null || hasTrait(account, "stands_on_either_side")) return null;
  if (hasTrait(account, "stands_in_debit")) return "debit";
  if (hasTrait(account, "stands_in_credit")) return "credit";
  return naturalSide({ role, rank: "hints", phrases: [] });
}
