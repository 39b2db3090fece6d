import { acquisition } from "./acquisition.ts";
import { anyJournal } from "./anyJournal.ts";
import { disposal } from "./disposal.ts";
import { dividends } from "./dividends.ts";
import type { GuidedForm } from "./GuidedForm.ts";
import { grossUp } from "./grossUp.ts";
import { nonCash } from "./nonCash.ts";
import { override } from "./override.ts";
import { reclassification } from "./reclassification.ts";
import { unrealisedExchange } from "./unrealisedExchange.ts";

/** The guided forms (accounting method section 6), by the name they have in an address. */
export const guidedForms = {
  disposal,
  "gross-up": grossUp,
  "non-cash": nonCash,
  acquisition,
  dividends,
  exchange: unrealisedExchange,
  reclassification,
  override,
  journal: anyJournal,
} as const satisfies Record<string, GuidedForm>;

export type GuidedFormName = keyof typeof guidedForms;

export const guidedFormNames = Object.keys(guidedForms) as GuidedFormName[]; // keys of a closed table

/** Whether a text names one of the forms. */
export function isGuidedFormName(text: string | null): text is GuidedFormName {
  return text !== null && Object.hasOwn(guidedForms, text);
}
