/** A name as data services write it for programs, in plain words: "totalCurrentAssets" and "total_current_assets" as "total Current Assets". */
export function splitJoinedWords(text: string): string {
  if (text.length > LONGEST || !RUN_TOGETHER.test(text)) return text;
  return text.replaceAll("_", " ").replace(BOUNDARY, "$1 ").trim();
}

/** One word of letters and digits, perhaps with "&" or "%", with a small letter before a capital or with an underscore. */
const RUN_TOGETHER = /^(?=[^_]*[a-z][A-Z]|[^_]+_)[A-Za-z][A-Za-z0-9_&%]*$/;
const BOUNDARY = /([a-z0-9])(?=[A-Z])/g;
const LONGEST = 80;
