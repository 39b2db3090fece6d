/** No file that is read is nested deeper. */
const DEEPEST = 32;
/** For more values a thread has no room. */
const MOST_VALUES = 2_000_000;

const [QUOTE, BACKSLASH, COMMA] = [34, 92, 44];
const OPENING = new Set([91, 123]);
const CLOSING = new Set([93, 125]);

/**
 * In which way JSON is more than may be parsed, in words; null where it is not. Looked for before parsing: lists of lists,
 * or empty objects, to the end of a file take a gigabyte to build, and the whole process ends with who builds them.
 */
export function findJsonExcess(text: string): string | null {
  let [depth, values, isInText] = [0, 1, false];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isInText && code === BACKSLASH) at += 1;
    else if (code === QUOTE) isInText = !isInText;
    else if (isInText) continue;
    else if (code === COMMA) values += 1;
    else if (OPENING.has(code)) {
      depth += 1;
      values += 1;
      if (depth > DEEPEST) return "it is nested too deeply";
    } else if (CLOSING.has(code)) depth -= 1;
  }
  return values > MOST_VALUES ? `it holds more than ${MOST_VALUES} values` : null;
}
