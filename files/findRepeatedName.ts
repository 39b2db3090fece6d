/** The first name, in its quotation marks, that an object of a valid JSON text gives twice; null where none does. */
export function findRepeatedName(text: string): string | null {
  const around: Names[] = [];
  let names: Names = null;
  // Behind a bracket or a comma; in a list nobody asks
  let isName = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      const end = endOfText(text, at);
      const name = isName && names ? nameOf(text.slice(at, end + 1)) : null;
      if (name !== null && names?.has(name)) return name;
      if (name !== null) names?.add(name);
      isName = false;
      at = end;
    } else if (code === COMMA) isName = true;
    else if (code === OBJECT || code === LIST) {
      around.push(names);
      names = code === OBJECT ? new Set() : null;
      isName = true;
    } else if (code === OBJECT_END || code === LIST_END) names = around.pop() ?? null;
  }
  return null;
}

/** The names of the object that is open; null in a list. */
type Names = Set<string> | null;

const [QUOTE, COMMA, BACKSLASH] = [34, 44, 92];
const [OBJECT, OBJECT_END, LIST, LIST_END] = [123, 125, 91, 93];

/** The place of the quotation mark behind a text that begins at a place. */
function endOfText(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charCodeAt(at) !== QUOTE)
    at += text.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at;
}

/** A name may be written with escapes: it is the same name. */
function nameOf(written: string): string {
  return written.includes("\\") ? JSON.stringify(JSON.parse(written)) : written;
}
