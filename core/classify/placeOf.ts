import type { AccountFacts, Section } from "../ledger/AccountFacts.ts";
import {
  allNatures,
  balanceSheetNatures,
  type Nature,
  profitAndLossNatures,
} from "../roles/roles.ts";
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
export function placeOf(facts: AccountFacts): Place {
  const label = readType(facts.type);
  const ofSection = facts.nature ? [facts.nature] : naturesOfSection(facts.section);
  if (label === null) return { natures: ofSection, label, isContradicted: false };
  const natures = label.natures.filter((nature) => ofSection.includes(nature));
  if (natures.length > 0) return { natures, label, isContradicted: false };
  return { natures: ofSection, label: null, isContradicted: true };
}

function naturesOfSection(section: Section): readonly Nature[] {
  if (section === null) return allNatures;
  return section === "balance_sheet" ? balanceSheetNatures : profitAndLossNatures;
}
