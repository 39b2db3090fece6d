import { holdsLongList, ITEMS_AT_ONCE } from "./longLists.ts";

/**
 * A value as canonical JSON (RFC 8785): object members sorted by name (UTF-16 code units), no white space, numbers and
 * strings as in ECMAScript. The same content always has the same bytes, so it can be hashed. It is generated in pieces,
 * so that a large statement is never one string.
 */
export function* canonicalJson(value: unknown): Generator<string> {
  if (typeof value !== "object" || value === null || !holdsLongList(value)) yield inOnePiece(value);
  else if (Array.isArray(value)) yield* items(value);
  else yield* members(value);
}

function* members(value: object): Generator<string> {
  let before = "{";
  for (const [name, member] of membersOf(value)) {
    yield `${before}${JSON.stringify(name)}:`;
    yield* canonicalJson(member);
    before = ",";
  }
  yield "}";
}

/** Items in groups; a group without long lists is one piece. */
function* items(list: readonly unknown[]): Generator<string> {
  let before = "[";
  for (let start = 0; start < list.length; start += ITEMS_AT_ONCE) {
    const group = list.slice(start, start + ITEMS_AT_ONCE);
    if (holdsLongList(group))
      for (const item of group) {
        yield before;
        yield* canonicalJson(item);
        before = ",";
      }
    else yield before + inOnePiece(group).slice(1, -1);
    before = ",";
  }
  yield "]";
}

/** `JSON.stringify` is several times faster and is used where it keeps the order. */
function inOnePiece(value: unknown): string {
  const copy = inOrder(value);
  return copy === UNORDERED ? memberByMember(value) : JSON.stringify(copy);
}

/** Returned instead of a copy that contains an object whose order JavaScript would not keep. */
const UNORDERED = Symbol("unordered");

/** A copy of a value with sorted object members. */
function inOrder(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.map(inOrder);
    return items.includes(UNORDERED) ? UNORDERED : items;
  }
  const copy: Record<string, unknown> = {};
  const members: Record<string, unknown> = { ...value };
  for (const name of Object.keys(members).sort()) {
    const member = isKeptInOrder(name) ? inOrder(members[name]) : UNORDERED;
    if (member === UNORDERED) return UNORDERED;
    copy[name] = member;
  }
  return copy;
}

/** JavaScript objects put integer names first, and `__proto__` is no ordinary member. */
function isKeptInOrder(name: string): boolean {
  const first = name.charCodeAt(0);
  return first !== UNDERLINE && (first < ZERO || first > NINE);
}

const [ZERO, NINE, UNDERLINE] = [0x30, 0x39, 0x5f];

function memberByMember(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(memberByMember).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = membersOf(value).map(
    ([name, member]) => `${JSON.stringify(name)}:${memberByMember(member)}`,
  );
  return `{${members.join(",")}}`;
}

/** Undefined members are left out of JSON. */
function membersOf(value: object): [string, unknown][] {
  return Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([left], [right]) => (left < right ? -1 : 1));
}
