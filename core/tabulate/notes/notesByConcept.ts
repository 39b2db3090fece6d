import type { Concept } from "../../concepts/concepts.ts";
import type { Disclosure } from "../../statement/StatementDocument.ts";

/** The lines that each note explains. */
const EXPLAINED: Readonly<Record<string, readonly Concept[]>> = {
  components_of_cash: ["cash_at_beginning", "cash_at_end"],
  interest_and_taxes_paid: [
    "interest_paid",
    "interest_received",
    "dividends_received",
    "income_taxes_paid",
  ],
  financing_liabilities: [
    "proceeds_from_borrowings",
    "repayment_of_borrowings",
    "proceeds_from_bonds",
    "repayment_of_bonds",
    "payment_of_lease_liabilities",
  ],
  businesses: ["acquisition_of_subsidiary", "disposal_of_subsidiary"],
  supplier_finance: ["change_in_trade_payables", "payments_to_suppliers"],
  categories_used: ["interest_paid", "interest_received", "dividends_received", "dividends_paid"],
  non_cash_transactions: ["net_cash_investing", "net_cash_financing"],
};

type Notes = {
  disclosures: readonly Pick<Disclosure, "id" | "rows" | "asks">[];
  nonCashTransactions: readonly unknown[];
};

/**
 * The number of a note in print order: basis of preparation first, then the disclosures, non-cash transactions last.
 * Null where the statement does not have the note.
 */
export function numberOfNote(
  { disclosures }: Pick<Notes, "disclosures">,
  id: string,
): number | null {
  if (id === "basis_of_preparation") return 1;
  if (id === "non_cash_transactions") return disclosures.length + 2;
  const at = disclosures.findIndex((each) => each.id === id);
  return at < 0 ? null : at + 2;
}

/** For each concept the numbers of its notes, for the column "Note". */
export function notesByConcept(notes: Notes): ReadonlyMap<string, readonly number[]> {
  const { disclosures, nonCashTransactions } = notes;
  // An empty note explains no line
  const filled = disclosures.filter(({ rows, asks }) => rows.length + asks.length > 0);
  const ids = filled.map(({ id }) => id);
  const all = nonCashTransactions.length === 0 ? ids : [...ids, "non_cash_transactions"];
  const references = new Map<string, readonly number[]>();
  for (const id of all) {
    const number = numberOfNote(notes, id);
    // A stored note may have any id, even `constructor`
    const explained = Object.hasOwn(EXPLAINED, id) ? (EXPLAINED[id] ?? []) : [];
    if (number === null) continue;
    for (const concept of explained)
      references.set(concept, [...(references.get(concept) ?? []), number]);
  }
  return references;
}
