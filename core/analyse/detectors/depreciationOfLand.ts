import { absolute } from "../../money/Minor.ts";
import type { Role } from "../../roles/roles.ts";
import { hasTrait } from "../../roles/traits.ts";
import type { BookAccount, Books } from "../Books.ts";
import type { Detector, Found } from "../Detector.ts";
import { inRoles, nameOf } from "../selectAccounts.ts";
import { wordFigures } from "../wordFigures.ts";

const WRITTEN_OFF: readonly Role[] = ["ppe_accumulated_depreciation", "depreciation"];

/** Finds depreciation on land, which is not depreciated. */
export const depreciationOfLand: Detector = {
  kind: "depreciation_of_land",
  validationType: "anomaly_detection",
  looksFor: "A depreciation account that speaks of land alone and moved this year.",
  threshold: "a twentieth of materiality",
  cause: "Land was put into the register with the life of a building.",
  paragraphs: { ifrs: "IAS 16.58", usGaap: "ASC 360-10-35-6" },
  detect: (books) =>
    inRoles(books, WRITTEN_OFF)
      .filter((account) => hasTrait(account, "land"))
      .filter(({ movement }) => absolute(movement) * 20n >= books.materiality)
      .map((found) => toFinding(books, found)),
};

function toFinding(books: Books, account: BookAccount): Found {
  const { figures, amount } = wordFigures(books.decimals);
  return {
    subject: account.code,
    severity: "medium",
    confidence: 0.85,
    title: `${nameOf(account)}: land is not depreciated`,
    explanation: `${nameOf(account)} moved by ${amount("charge", absolute(account.movement))} this year. Land has an unlimited life and is not depreciated.`,
    recommendation: `Split land from what stands on it and reverse the charge on land.`,
    accounts: [account.code],
    lines: ["depreciation"],
    figures,
  };
}
