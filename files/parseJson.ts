/** Parses JSON; a number of more digits than a float keeps stays the text that it is written as. */
export function parseJson(text: string): unknown {
  return MANY_DIGITS.test(text) ? JSON.parse(text, keepDigits) : JSON.parse(text);
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
