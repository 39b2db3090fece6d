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
  items: readonly unknown[],
  replacer?: (key: string, value: unknown) => unknown,
  about: Readonly<Record<string, number>> = {},
): StoredList {
  const written = JSON.stringify(items, replacer);
  const sha256 = createHash("sha256").update(written).digest("hex");
  const content = new TextEncoder().encode(
    `${JSON.stringify({ schemaVersion: version, ...about }).slice(0, -1)},"items":${written}}`,
  );
  return { content, sha256 };
}
