import { roleIds } from "@tieout/core";
import { accountRoles } from "../../../lib/accounts/accountRoles.ts";
import type { GuidedForm } from "./GuidedForm.ts";
import { credit, debit, journal, negate } from "./journal.ts";

const outcomes = { loss: "Loss", gain: "Gain" } as const;

/** An exchange difference that is in profit and has moved no cash (IAS 7.28). */
export const unrealisedExchange: GuidedForm = {
  title: "Unrealised exchange difference",
  intro:
    "A balance in a foreign currency was translated at the closing rate. The difference is in profit, and no cash moved.",
  reasonExample: "Euro loan translated at the closing rate",
  action: "Record the difference",
  rows: () => [
    {
      fields: [
        { kind: "choice", name: "outcome", label: "The difference is a", options: outcomes },
        { kind: "amount", name: "amount", label: "Amount" },
      ],
    },
    {
      fields: [
        {
          kind: "account",
          name: "profit",
          label: "Account in profit or loss",
          roles: accountRoles.exchange,
        },
        { kind: "account", name: "balance", label: "Balance that was translated", roles: roleIds },
      ],
    },
  ],
  write: ({ text, amount, isGiven }) => {
    if (!isGiven("profit") || !isGiven("balance")) return "Choose both accounts.";
    if (!isGiven("amount")) return "Give the amount.";
    const loss = text("outcome") === "gain" ? negate(amount("amount")) : amount("amount");
    return journal(
      debit({ account: text("profit"), presentAs: "unrealised_exchange_differences" }, loss),
      credit({ account: text("balance") }, loss),
    );
  },
};
