import { rememberRecent } from "../../text/rememberRecent.ts";

/** A heading as plain words: lower case, no punctuation, no accents; "#" reads as "no", "accountCode" and "YTDDebit" as two words. */
export function normaliseHeading(text: string): string {
  return text === "" ? "" : normalised(text.slice(0, LONGEST));
}

const normalised = rememberRecent((text) =>
  text
    .normalize("NFKD")
    .replace(/(?<=\p{Ll})(?=\p{Lu}\p{Ll})|(?<=\p{Lu}\p{Lu})(?=\p{Lu}\p{Ll})/gu, " ")
    .toLowerCase()
    .replaceAll("#", " no ")
    // The marks of kana make other letters, and a Korean syllable is one letter again
    .replace(/(?:(?![\u3099\u309a])\p{M})+/gu, "")
    .normalize("NFC")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim(),
);

/** No heading is longer; a cell of megabytes is not worth reading to its end. */
const LONGEST = 200;
