/** What a pattern may be made of: here RE2, which the rules use, and JavaScript mean the same. */
const SHARED = /^[A-Za-z0-9_.+*|()[\]]+$/;

/** A pattern of the rules as a regular expression over the whole text, or null where they may differ. */
export function compilePattern(source: string): RegExp | null {
  if (!SHARED.test(source)) return null;
  try {
    return new RegExp(`^(?:${source})$`);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
