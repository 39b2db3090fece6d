import { splitCode } from "../../ingest/cells/splitCode.ts";

export type NamedAccount = { code: string; name: string };

/** MYOB writes "1-1110 Bank": a class, a hyphen and a number. */
const HYPHENED = /^(\d-\d{3,6}) (\S.*)$/;
const LONGEST = 300;

/** "1-1110 Bank" and "1200 - Bank" are code and name in one; "Bank" alone is both. */
export function splitAccount(text: string): NamedAccount {
  const [, code = "", name = ""] = HYPHENED.exec(text.slice(0, LONGEST)) ?? [];
  if (code !== "") return { code, name };
  const split = splitCode(text);
  return split ? { code: split.code, name: split.name } : { code: text, name: text };
}
