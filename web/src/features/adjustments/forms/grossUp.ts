import type { AccountSummary, Concept, Role } from "@tieout/core";
import { accountRoles } from "../../../lib/accounts/accountRoles.ts";
import { formatMoney } from "../../../lib/format/formatAmount.ts";
import { addAmounts } from "../../../lib/format/subtractAmounts.ts";
import type { GuidedForm } from "./GuidedForm.ts";
import { credit, debit, journal, negate } from "./journal.ts";
import type { Entry } from "./readEntry.ts";

/** New loans and repayments of one account, so that they stand gross (IAS 7.21, ASC 230-10-45-7). */
export const grossUp: GuidedForm = {
  title: "New loan and repayments",
  intro:
    "A balance shows only the net movement of a loan. Give what came in or what was paid back, and the other follows from the movement.",
  reasonExample: "Loan drawn in May, instalments all year",
  action: "Record both flows",
  rows: ({ account }, { currency }) => [
    {
      fields: [
        {
          kind: "account",
          name: "loan",
          label: "Loan or investment account",
          roles: [...accountRoles.debt, ...accountRoles.lent],
          ...hintOf(account("loan"), currency),
        },
      ],
    },
    {
      fields: [
        { kind: "amount", name: "received", label: "Cash received" },
        { kind: "amount", name: "paid", label: "Cash paid" },
      ],
    },
  ],
  write: (entry) => {
    const loan = entry.account("loan");
    if (!loan) return "Choose the account.";
    if (!entry.isGiven("received") && !entry.isGiven("paid"))
      return "Give what was received or what was paid.";
    const { received, paid } = flowsOf(entry, loan);
    if (received.startsWith("-") || paid.startsWith("-"))
      return "That is less than the balance moved by: the other flow would be negative.";
    const { inflow, outflow } = conceptsOf(loan.role);
    return journal(
      debit({ cash: inflow }, received),
      credit({ cash: outflow }, paid),
      debit({ account: loan.code }, addAmounts([paid, negate(received)])),
    );
  },
};

/** The balance moves by what was paid less what was received: one of them gives the other. */
function flowsOf({ amount, isGiven }: Entry, { movement }: AccountSummary) {
  const [received, paid] = [amount("received"), amount("paid")];
  if (!isGiven("received")) return { received: addAmounts([paid, negate(movement)]), paid };
  if (!isGiven("paid")) return { received, paid: addAmounts([received, movement]) };
  return { received, paid };
}

function hintOf(account: AccountSummary | null, currency: string): { hint?: string } {
  if (!account) return {};
  const { movement } = account;
  const size = formatMoney(movement.replace("-", ""), currency, "exactly");
  const flow = movement.startsWith("-") ? "received than paid" : "paid than received";
  return { hint: `The balance moved by ${size}: that much more was ${flow}.` };
}

function conceptsOf(role: Role | null): { inflow: Concept; outflow: Concept } {
  switch (role) {
    case "bonds":
      return { inflow: "proceeds_from_bonds", outflow: "repayment_of_bonds" };
    case "loans_receivable":
      return { inflow: "loans_repaid_to_entity", outflow: "loans_made" };
    case "financial_investments":
    case "associates":
      return {
        inflow: "proceeds_from_disposal_of_investments",
        outflow: "purchase_of_investments",
      };
    default:
      return { inflow: "proceeds_from_borrowings", outflow: "repayment_of_borrowings" };
  }
}
