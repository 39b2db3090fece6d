import { createHash } from "node:crypto";
import * as z from "zod";
import { type StoredKind, storedKind, type Upgrade } from "./StoredKind.ts";

/** A list as JSON for Storage, and a name made of its items alone. */
export type StoredList = { content: Uint8Array; sha256: string };

/** A kind of list. Before there were versions its items were stored bare. */
export function storedList<Item>(
  name: string,
  item: z.ZodType<Item, Item>,
  upgrades: readonly Upgrade[] = [],
): StoredKind<{ items: Item[] }> {
  return storedKind({ name, schema: z.object({ items: z.array(item) }), upgrades });
}

/**
 * Writes a list, and what is said of it as a whole. The version is no part of its name: the same items keep their name when the way
 * they are wrapped changes, and a file that is read again is not taken for another one.
 */
export function writeList(
  { version }: Pick<StoredKind<object>, "version">,
  items: Iterable<unknown>,
  replacer?: (key: string, value: unknown) => unknown,
  about: Readonly<Record<string, number>> = {},
): StoredList {
  const hash = createHash("sha256");
  const head = `${JSON.stringify({ schemaVersion: version, ...about }).slice(0, -1)},"items":`;
  const pieces = [Buffer.from(head)];
  for (const text of textsOf(items, replacer)) {
    const piece = Buffer.from(text);
    hash.update(piece);
    pieces.push(piece);
  }
  pieces.push(Buffer.from("}"));
  return { content: Buffer.concat(pieces), sha256: hash.digest("hex") };
}

/** How long a piece of a list is: millions of items would be more than one text can hold. */
const PIECE = 1_000_000;

/** A list as JSON, a piece at a time. */
function* textsOf(
  items: Iterable<unknown>,
  replacer?: (key: string, value: unknown) => unknown,
): Generator<string> {
  let text = "[";
  let isFirst = true;
  for (const item of items) {
    const written = JSON.stringify(item, replacer) ?? "null"; // as in a list
    text += isFirst ? written : `,${written}`;
    isFirst = false;
    if (text.length < PIECE) continue;
    yield text;
    text = "";
  }
  yield `${text}]`;
}
