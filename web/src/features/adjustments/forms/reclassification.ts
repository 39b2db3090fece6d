import { conceptDefinition, conceptIds, isConcept, isRole, roleIds } from "@tieout/core";
import type { FormField, GuidedForm } from "./GuidedForm.ts";

const targets = { role: "As another kind of account", concept: "On one line, whatever it is" };

/** The lines an account's movement can be put on. */
const lines = conceptIds.filter((concept) => {
  const { isSubtotal } = conceptDefinition(concept);
  return !isSubtotal && concept !== "unreconciled_difference";
});

/** An account the engine took for something else. */
export const reclassification: GuidedForm = {
  title: "Reclassification",
  intro: "An account is on the wrong line. Say what it is, or name the line it belongs on.",
  reasonExample: "The deposit is a loan to the landlord",
  action: "Reclassify the account",
  rows: ({ text }) => [
    {
      fields: [
        { kind: "account", name: "account", label: "Account", roles: roleIds },
        { kind: "choice", name: "target", label: "Treat it", options: targets },
        target(text("target")),
      ],
    },
  ],
  write: ({ text, isGiven }) => {
    if (!isGiven("account")) return "Choose the account.";
    const body = { adjustmentType: "reclassification", account: text("account") } as const;
    if (text("target") === "concept") {
      const concept = text("concept");
      return isConcept(concept) ? { ...body, concept } : "Choose the line it belongs on.";
    }
    const role = text("role");
    return isRole(role) ? { ...body, role } : "Choose what the account is.";
  },
};

function target(chosen: string): FormField {
  return chosen === "concept"
    ? { kind: "concept", name: "concept", label: "Line", concepts: lines }
    : { kind: "role", name: "role", label: "What it is" };
}
