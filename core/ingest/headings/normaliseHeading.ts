import { rememberRecent } from "../../text/rememberRecent.ts";

/**
 * A heading as plain words: lower case without punctuation and accents; "#" becomes "no", "accountCode" and "YTDDebit"
 * become two words.
 */
export function normaliseHeading(text: string): string {
  return text === "" ? "" : normalised(text.slice(0, LONGEST));
}

const normalised = rememberRecent((text) =>
  text
    .normalize("NFKD")
    .replace(/(?<=\p{Ll})(?=\p{Lu}\p{Ll})|(?<=\p{Lu}\p{Lu})(?=\p{Lu}\p{Ll})/gu, " ")
    .toLowerCase()
    .replaceAll("#", " no ")
    // Marks of kana belong to the letter; Korean syllables are recomposed
    .replace(/(?:(?![\u3099\u309a])\p{M})+/gu, "")
    .normalize("NFC")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim(),
);

/** No real heading is longer. */
const LONGEST = 200;
