import type { AdjustmentRecord } from "@tieout/contract";
import { writeTypedAmount } from "../../../lib/format/readTypedAmount.ts";
import type { FormFacts } from "./GuidedForm.ts";
import type { GuidedFormName } from "./guidedForms.ts";
import type { JournalLine } from "./journal.ts";
import type { Values } from "./readEntry.ts";

/** The form that edits an adjustment, and what it begins with. */
export type StartOfEdit = { form: GuidedFormName; values: Values };

/** A form has room for this many lines. */
const MOST_LINES = 60;

/** An adjustment as the answers of a form; null where no form has room for it. */
export function startOfEdit(
  { id, reason, body }: AdjustmentRecord,
  { currency }: FormFacts,
): StartOfEdit | null {
  const values = { replaces: id, reason };
  if (body.adjustmentType === "journal") {
    if (body.lines.length > MOST_LINES) return null;
    const lines = body.lines.map((line, at) => valuesOf(line, at, currency));
    return { form: "journal", values: Object.assign({}, values, ...lines) };
  }
  if (body.adjustmentType === "override") {
    const value = writeTypedAmount(body.adjustedValue, currency);
    return { form: "override", values: { ...values, concept: body.concept, value } };
  }
  const { account, role, concept } = body;
  const target = concept === undefined ? { target: "role", role } : { target: "concept", concept };
  return { form: "reclassification", values: { ...values, account, ...given(target) } };
}

function valuesOf(line: JournalLine, at: number, currency: string): Values {
  const { account, cash, debit, credit, presentAs } = line;
  const side = account === undefined ? `cash:${cash ?? ""}` : `account:${account}`;
  const typed = (amount: string | undefined) => amount && writeTypedAmount(amount, currency);
  return given({
    [`side${at}`]: side,
    [`debit${at}`]: typed(debit),
    [`credit${at}`]: typed(credit),
    [`presentAs${at}`]: presentAs,
  });
}

function given(values: Readonly<Record<string, string | undefined>>): Values {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
