import { rememberedKey } from "../../classify/rememberedKey.ts";
import { absolute } from "../../money/Minor.ts";
import { type Role, roleDefinition } from "../../roles/roles.ts";
import type { BookAccount, Books } from "../Books.ts";
import type { Detector, Found } from "../Detector.ts";
import { nameOf } from "../selectAccounts.ts";
import { wordFigures } from "../wordFigures.ts";

/** The confidence that the reading of the name needs to contradict the chosen role. */
const SURE = 0.8;

/** Compares roles chosen by a person with the reading of the name. */
export const secondOpinion: Detector = {
  kind: "role_disagrees",
  validationType: "categorization",
  looksFor:
    "A role a user chose, for this project or another, that name, type, side and neighbours speak against; or a role read that differs from the one remembered for the same code and name.",
  threshold: `the second reading is at least ${SURE * 100} % sure; medium from a quarter of materiality`,
  cause: "The account was mapped by its place in a list, or means something else in this company.",
  paragraphs: { ifrs: "IAS 7.10", usGaap: "ASC 230-10-45-10" },
  detect: (books) => {
    const remembered = books.facts.rememberedMappings;
    return books.accounts.flatMap((account) => {
      const known = remembered.get(rememberedKey(account.code, account.name));
      if (known !== undefined && known !== account.role)
        return [
          toFinding(books, account, known, "You gave this code and name another role elsewhere."),
        ];
      const opinion = account.readsAs;
      if (!opinion || opinion.confidence < SURE || opinion.role === account.role) return [];
      return [toFinding(books, account, opinion.role, opinion.reason)];
    });
  },
};

function toFinding(books: Books, account: BookAccount, role: Role, reason: string): Found {
  const { figures, amount } = wordFigures(books.decimals);
  const size = absolute(account.movement);
  const given = account.role === null ? "no role" : roleDefinition(account.role).label;
  const proposed = roleDefinition(role).label;
  const isSmall = size * 4n < books.materiality;
  return {
    subject: account.code,
    severity: isSmall ? "low" : size >= books.materiality ? "high" : "medium",
    confidence: 0.75,
    title: `${nameOf(account)} reads as ${lowerFirst(proposed)}`,
    explanation: `${nameOf(account)} stands as ${lowerFirst(given)}, but ${lowerFirst(reason)} ${amount("movement", account.movement)} of movement depends on it.`,
    recommendation: `Give ${nameOf(account)} the role "${proposed}", or confirm that it is ${lowerFirst(given)}.`,
    accounts: [account.code],
    proposedMapping: { account: account.code, role },
    figures,
  };
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
