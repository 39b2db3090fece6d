import { tokenise } from "./words/tokenise.ts";

/** The key under which a user's mapping is remembered: the code, and the name in its normal form. */
export function rememberedKey(code: string, name: string): string {
  return JSON.stringify([code.trim().toLowerCase(), tokenise(name).join(" ")]);
}
