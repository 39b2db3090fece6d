import { splitCode } from "../../../ingest/cells/splitCode.ts";
import { ownText } from "../../store/textOfBytes.ts";

export type NamedAccount = { code: string; name: string };

/** MYOB writes "1-1110 Bank": a class, a hyphen and a number. */
const HYPHENED = /^(\d-\d{3,6}) (\S.*)$/;
/** Nothing but a blank says that the number in front is a code. */
const BLANK_BEHIND = /^\d[\d.\-/]* (?![-–—:·|])/;
const LONGEST = 300;

/**
 * Takes the labels of accounts apart: "1-1110 Bank" and "1200 - Bank" are code and name in one, "Bank" alone
 * is both. "12 Month Deposit" looks like the first: a number with a blank behind it is a code where most
 * labels have one, which is known when all were read.
 */
export class CodesInLabels {
  private readonly areNames: boolean;
  private readonly known = new Map<string, NamedAccount>();
  private numbered = 0;
  private others = 0;

  /** Whether labels that begin with a number are known to be names. */
  constructor(areNames: boolean) {
    this.areNames = areNames;
  }

  /** Whether labels were taken apart of which most have no code: they are to be read anew, as names. */
  get wereNames(): boolean {
    return !this.areNames && this.numbered > 0 && this.numbered < this.others;
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
    const isNumbered = account.code !== account.name && BLANK_BEHIND.test(label);
    if (isNumbered) this.numbered += 1;
    else if (/\p{L}/u.test(label)) this.others += 1;
    return isNumbered && this.areNames ? { code: label, name: label } : account;
  }
}

function splitLabel(text: string): NamedAccount {
  const [, code = "", name = ""] = HYPHENED.exec(text.slice(0, LONGEST)) ?? [];
  if (code !== "") return { code, name };
  return splitCode(text) ?? { code: text, name: text };
}
