/** How deep a value is written part by part; what lies deeper is small enough to be one piece. */
const DEPTH_OF_PIECES = 3;

/**
 * A value as canonical JSON (RFC 8785): the members of objects in the order of their names by UTF-16
 * code units, nothing between them, numbers and texts as ECMAScript writes them. The same content has
 * the same bytes, whoever writes it. It comes in pieces, so that a large statement is never one text.
 */
export function* canonicalJson(value: unknown, depth = DEPTH_OF_PIECES): Generator<string> {
  if (depth === 0 || typeof value !== "object" || value === null) {
    yield inOnePiece(value);
  } else if (Array.isArray(value)) {
    yield "[";
    for (const [at, item] of value.entries()) {
      if (at > 0) yield ",";
      yield* canonicalJson(item, depth - 1);
    }
    yield "]";
  } else {
    yield "{";
    for (const [at, [name, member]] of membersOf(value).entries()) {
      yield `${at > 0 ? "," : ""}${JSON.stringify(name)}:`;
      yield* canonicalJson(member, depth - 1);
    }
    yield "}";
  }
}

function inOnePiece(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOnePiece).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = membersOf(value).map(
    ([name, member]) => `${JSON.stringify(name)}:${inOnePiece(member)}`,
  );
  return `{${members.join(",")}}`;
}

/** A member that is not said does not stand in JSON. */
function membersOf(value: object): [string, unknown][] {
  return Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .toSorted(([left], [right]) => (left < right ? -1 : 1));
}
