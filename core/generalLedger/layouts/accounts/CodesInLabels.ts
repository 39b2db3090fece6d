import { splitCode } from "../../../ingest/cells/splitCode.ts";
import { ownText } from "../../store/textOfBytes.ts";

export type NamedAccount = { code: string; name: string };

/** MYOB writes "1-1110 Bank": a class, a hyphen and a number. */
const HYPHENED = /^(\d-\d{3,6}) (\S.*)$/;
/** "A0011 Main bank", "EXP-210 Rent": letters say the class of the number behind them. */
export const LETTERED = /^(\p{Lu}{1,4}[-.]?\d{2,8}[\d.-]*) (\p{L}.*)$/u;
/** Nothing but a blank says that the number in front is a code. */
const BLANK_BEHIND = /^\d[\d.\-/]* (?![-–—:·|])/;
const LONGEST = 300;

/** How a label begins that may be a code and a name, or a name alone. */
export type LabelForm = "numbered" | "lettered";
const FORMS: readonly LabelForm[] = ["numbered", "lettered"];

/**
 * Takes the labels of accounts apart: "1-1110 Bank", "A110 Bank" and "1200 - Bank" are code and name in one,
 * "Bank" alone is both. "12 Month Deposit" and "PC20 Printer hire" look like the first: what begins with a
 * number and a blank, or with letters and digits, has a code where most labels do, which is known when all
 * were read.
 */
export class CodesInLabels {
  private readonly areNames: readonly LabelForm[];
  private readonly known = new Map<string, NamedAccount>();
  private readonly counts: Record<LabelForm, number> = { numbered: 0, lettered: 0 };
  private all = 0;

  /** Forms of labels that are known to be names. */
  constructor(areNames: readonly LabelForm[]) {
    this.areNames = areNames;
  }

  /** Forms of labels that were taken apart and that most labels do not have: they are to be read anew, as names. */
  get wereNames(): readonly LabelForm[] {
    return FORMS.filter((form) => {
      const count = this.counts[form];
      return !this.areNames.includes(form) && count > 0 && count < this.all - count;
    });
  }

  split(text: string): NamedAccount {
    const found = this.known.get(text);
    if (found) return found;
    const label = ownText(text);
    const account = this.take(label);
    this.known.set(label, account);
    return account;
  }

  private take(label: string): NamedAccount {
    const account = splitLabel(label);
    const form = account.code === account.name ? null : formOf(label);
    if (form !== null) this.counts[form] += 1;
    if (form !== null || /\p{L}/u.test(label)) this.all += 1;
    return form !== null && this.areNames.includes(form) ? { code: label, name: label } : account;
  }
}

function formOf(label: string): LabelForm | null {
  if (BLANK_BEHIND.test(label)) return "numbered";
  return LETTERED.test(label.slice(0, LONGEST)) ? "lettered" : null;
}

function splitLabel(text: string): NamedAccount {
  const start = text.slice(0, LONGEST);
  const [, code = "", name = ""] = HYPHENED.exec(start) ?? LETTERED.exec(start) ?? [];
  if (code !== "") return { code, name };
  return splitCode(text) ?? { code: text, name: text };
}
