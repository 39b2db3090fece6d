/** How many items of a list are written at once; a list with more of them is written in pieces. */
export const ITEMS_AT_ONCE = 20;

/** Whether a value holds a list of many items, at any depth. Called for every item: it makes no copy. */
export function holdsLongList(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > ITEMS_AT_ONCE || value.some(holdsLongList);
  if (!isRecord(value)) return false;
  for (const key in value) if (holdsLongList(value[key])) return true;
  return false;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
