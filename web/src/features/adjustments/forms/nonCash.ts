import type { GuidedForm } from "./GuidedForm.ts";
import { credit, debit, journal } from "./journal.ts";
import { nonCashKind, nonCashKinds } from "./nonCashKinds.ts";

const kindLabels = Object.fromEntries(
  Object.entries(nonCashKinds).map(([id, { label }]) => [id, label]),
);

/** A transaction without cash: out of the body of the statement, disclosed beneath it (IAS 7.43). */
export const nonCash: GuidedForm = {
  title: "Non-cash transaction",
  intro:
    "Something moved two balances and no cash. It leaves the body of the statement and is listed beneath it.",
  reasonExample: "Delivery van taken on a five-year lease",
  action: "Record the transaction",
  rows: ({ text }) => {
    const kind = nonCashKind(text("kind"));
    return [
      { fields: [{ kind: "choice", name: "kind", label: "What happened", options: kindLabels }] },
      {
        fields: [
          { kind: "account", name: "debit", label: kind.debit.label, roles: kind.debit.roles },
          { kind: "account", name: "credit", label: kind.credit.label, roles: kind.credit.roles },
          { kind: "amount", name: "amount", label: "Amount" },
        ],
      },
    ];
  },
  write: ({ text, amount, isGiven }) => {
    if (!isGiven("debit") || !isGiven("credit")) return "Choose both accounts.";
    if (!isGiven("amount")) return "Give the amount.";
    const { presentAs } = nonCashKind(text("kind")).debit;
    return journal(
      debit({ account: text("debit"), ...(presentAs && { presentAs }) }, amount("amount")),
      credit({ account: text("credit") }, amount("amount")),
    );
  },
};
