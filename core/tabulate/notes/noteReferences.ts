import type { Concept } from "../../concepts/concepts.ts";
import type { DisclosureNote } from "./DisclosureNote.ts";

/** The lines each note explains. */
const EXPLAINED: Readonly<Record<string, readonly Concept[]>> = {
  components_of_cash: ["cash_at_beginning", "cash_at_end"],
  interest_and_taxes_paid: [
    ...(["interest_paid", "interest_received"] as const),
    ...(["dividends_received", "income_taxes_paid"] as const),
  ],
  financing_liabilities: [
    ...(["proceeds_from_borrowings", "repayment_of_borrowings", "proceeds_from_bonds"] as const),
    ...(["repayment_of_bonds", "payment_of_lease_liabilities"] as const),
  ],
  businesses: ["acquisition_of_subsidiary", "disposal_of_subsidiary"],
  supplier_finance: ["change_in_trade_payables", "payments_to_suppliers"],
  categories_used: ["interest_paid", "interest_received", "dividends_received", "dividends_paid"],
  non_cash_transactions: ["net_cash_investing", "net_cash_financing"],
};

/** The numbers of the notes that explain each concept, for the statement's column "Note". */
export function noteReferences(notes: readonly DisclosureNote[]): ReadonlyMap<string, number[]> {
  const references = new Map<string, number[]>();
  for (const { id, number, tables, paragraphs, userText } of notes) {
    // A note that says there were none explains no line.
    const isEmpty =
      tables.length === 0 &&
      (id === "non_cash_transactions" || paragraphs.length + userText.length === 0);
    if (isEmpty) continue;
    // A stored note may carry any id: `constructor` is none of the table.
    for (const concept of Object.hasOwn(EXPLAINED, id) ? (EXPLAINED[id] ?? []) : []) {
      references.set(concept, [...(references.get(concept) ?? []), number]);
    }
  }
  return references;
}
