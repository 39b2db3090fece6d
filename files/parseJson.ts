import { findJsonExcess } from "./findJsonExcess.ts";
import { findRepeatedName } from "./findRepeatedName.ts";

/**
 * Parses JSON; a number of more digits than a float keeps stays the text that it is written as. Throws where an object
 * gives one name two values, the first of which would be lost unsaid, and where it is more than
 * may be parsed.
 */
export function parseJson(text: string): unknown {
  const excess = findJsonExcess(text);
  if (excess !== null) throw new SyntaxError(excess);
  const value: unknown = MANY_DIGITS.test(text) ? JSON.parse(text, keepDigits) : JSON.parse(text);
  const repeated = findRepeatedName(text);
  if (repeated !== null) throw new SyntaxError(`the name ${repeated} stands twice in one object`);
  return value;
}

/** A run of sixteen digits or points: where there is none, asking for each number would cost five times as much. */
const MANY_DIGITS = /\d[\d.]{15}/;

/** The digits that any float keeps. */
const MOST_DIGITS = 15;

function keepDigits(_key: string, value: unknown, context?: { source?: string }): unknown {
  const source = context?.source;
  if (typeof value !== "number" || source === undefined) return value;
  const [mantissa = ""] = source.split(/e/i);
  const digits = mantissa.replace(/^[-0.]+|\./g, "");
  return digits.length > MOST_DIGITS ? source : value;
}
