import { formatMinor } from "../../money/formatMinor.ts";
import { absolute } from "../../money/Minor.ts";
import { hasTrait } from "../../roles/traits.ts";
import type { BookAccount, Books } from "../Books.ts";
import type { Detector, Found } from "../Detector.ts";
import { inRoles, nameOf } from "../selectAccounts.ts";
import { wordFigures } from "../wordFigures.ts";

/** Finds payables for fixed assets among trade payables. */
export const capitalPayables: Detector = {
  kind: "capital_expenditure_in_payables",
  validationType: "cash_flow",
  looksFor: "A payable that is owed for fixed assets and that moved.",
  threshold: "a quarter of materiality; low, because a name says so",
  cause: "Assets bought and not yet paid stand among operating payables.",
  paragraphs: { ifrs: "IAS 7.16(a), 7.43", usGaap: "ASC 230-10-45-13" },
  detect: (books) =>
    inRoles(books, ["trade_payables", "other_payables"])
      .filter((account) => hasTrait(account, "owed_for_assets"))
      .filter(({ movement }) => absolute(movement) * 4n >= books.materiality)
      .map((account) => toFinding(books, account)),
};

function toFinding(books: Books, account: BookAccount): Found {
  const { figures, amount } = wordFigures(books.decimals);
  const size = absolute(account.movement);
  const [asset] = inRoles(books, ["ppe_cost"]).toSorted((a, b) =>
    a.movement > b.movement ? -1 : 1,
  );
  const isRise = account.movement < 0n;
  const side = (isDebit: boolean) =>
    isDebit
      ? { debit: formatMinor(size, books.decimals) }
      : { credit: formatMinor(size, books.decimals) };
  return {
    subject: account.code,
    severity: "low",
    confidence: 0.7,
    title: `${nameOf(account)} belongs to investing activities`,
    explanation: `${nameOf(account)} ${isRise ? "rose" : "fell"} by ${amount("movement", size)}. What is owed for fixed assets is no operating payable: purchases of assets are ${isRise ? "lower" : "higher"} by it.`,
    recommendation: "Enter the journal, so that the purchase of assets is what was paid for them.",
    accounts: [account.code],
    lines: ["purchase_of_ppe", "change_in_trade_payables"],
    proposedAdjustment:
      asset === undefined
        ? null
        : {
            adjustmentType: "journal",
            reason: "Capital expenditure in payables",
            lines: [
              { account: asset.code, ...side(isRise) },
              { account: account.code, ...side(!isRise) },
            ],
          },
    figures,
  };
}
