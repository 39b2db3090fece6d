import { readTypedAmount, writeTypedAmount } from "../../../lib/format/readTypedAmount.ts";
import type { Draft, FormFacts, FormField, GuidedForm } from "./GuidedForm.ts";
import { readEntry, type Values } from "./readEntry.ts";

/** The adjustment a form's answers make, or what stands in its way, in words. */
export function draftOf(form: GuidedForm, values: Values, facts: FormFacts): Draft | string {
  const entry = readEntry(values, facts);
  const unread = form
    .rows(entry, facts)
    .flatMap(({ fields }) => fields)
    .find((field) => amountProblem(field, values[field.name] ?? "", facts.currency) !== null);
  if (unread) return `${unread.label}: the amount does not read yet.`;
  return form.write(entry, facts);
}

/** What is wrong with what was typed into an amount; null when it reads, or nothing was typed. */
export function amountProblem(field: FormField, typed: string, currency: string): string | null {
  if (field.kind !== "amount" || typed.trim() === "") return null;
  const amount = readTypedAmount(typed, currency);
  if (amount?.startsWith("-") && !field.isSigned) return "Expected a positive amount";
  if (amount !== null) return null;
  return `Not an amount such as ${writeTypedAmount("1250.50", currency)}`;
}
