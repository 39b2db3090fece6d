import { failEvaluation } from "./RulesValue.ts";

// The rules language uses RE2. These are the parts of it that JavaScript spells or means otherwise.
const unsupported: readonly (readonly [RegExp, string])[] = [
  [/\(\?(?!:)/, "groups beginning with (? other than (?:"],
  [/\\[1-9]/, "back references"],
  [/\\[AzQECpPk]/, "the escapes \\A \\z \\Q \\E \\C \\p \\P \\k"],
  [/\[\[?\^?:/, "POSIX classes"],
];

/** Makes a regular expression of RE2 into one of JavaScript, or fails on what they do not share. */
export function compilePattern(source: string, flags = ""): RegExp {
  for (const [pattern, what] of unsupported) {
    if (pattern.test(source)) return failEvaluation(`${what} are not supported in a pattern`);
  }
  try {
    return new RegExp(plainEscapes(source), `u${flags}`);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return failEvaluation(`the pattern ${source} cannot be read: ${error.message}`);
  }
}

// RE2 lets any punctuation be escaped; JavaScript's unicode mode only what needs it.
function plainEscapes(source: string): string {
  return source.replace(/\\([^A-Za-z0-9])/gu, (written, letter: string) =>
    /[\^$\\.*+?()[\]{}|/-]/.test(letter) ? (letter === "-" ? "\\x2d" : written) : letter,
  );
}
