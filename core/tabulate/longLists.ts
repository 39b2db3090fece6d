/** Lists with more items are written in pieces of this many. */
export const ITEMS_AT_ONCE = 20;

/** Whether a value contains a long list at any depth. Called for every item, so it makes no copies. */
export function holdsLongList(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > ITEMS_AT_ONCE || value.some(holdsLongList);
  if (!isRecord(value)) return false;
  for (const key in value) if (holdsLongList(value[key])) return true;
  return false;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
