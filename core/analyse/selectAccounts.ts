import type { BookAccount } from "./Books.ts";

/** An account as a text names it: its code and its name. */
export function nameOf({ code, name }: Pick<BookAccount, "code" | "name">): string {
  return code === name || name === "" ? code : `${code} ${name}`;
}

/** Whether a name holds one of the words, each in the form `tokenise` gives it. */
export function saysAny({ words }: BookAccount, wanted: readonly string[]): boolean {
  return wanted.some((word) => words.includes(word));
}
