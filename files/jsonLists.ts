type JsonObject = Record<string, unknown>;

/** The items of a report, what it says of itself, and the headings they are read by. */
export type ListedItems = {
  titles: readonly (readonly unknown[])[];
  headings: readonly string[];
  items: readonly JsonObject[];
};

const MOST_LISTS = 30;

/**
 * The rows of a report whose accounts stand in a list of their own, beside what it says of itself, or in several lists
 * with the same keys, each under the name of its section. Null where its lists are of different things, or there are none.
 */
export function itemsOfLists(report: JsonObject): ListedItems | null {
  const lists = Object.entries(report).flatMap(([name, value]): NamedList[] =>
    isListOfObjects(value) ? [{ name, items: value }] : [],
  );
  const [first, ...others] = lists;
  if (first === undefined || lists.length > MOST_LISTS) return null;
  const headings = Object.keys(first.items[0] ?? {});
  const isAlike = (item: JsonObject) => Object.keys(item).every((key) => headings.includes(key));
  if (!lists.every(({ items }) => items.every(isAlike))) return null;
  const said = Object.entries(report).filter(([, value]) => typeof value === "string");
  const titles = said.map(([name, value]) => [inWords(name), value]);
  if (others.length === 0) return { titles, headings, items: first.items };
  const named = headings.find((key) => typeof first.items[0]?.[key] === "string");
  if (named === undefined || areOfTheSame(lists, named)) return null;
  const inSections = lists.flatMap(({ name, items }) => [{ [named]: inWords(name) }, ...items]);
  return { titles, headings, items: inSections };
}

type NamedList = { name: string; items: readonly JsonObject[] };

/** Whether lists hold the same accounts once more, as those of two years or companies do: they are no sections of one report. */
function areOfTheSame(lists: readonly NamedList[], named: string): boolean {
  const names = lists.map(({ items }) => new Set(items.map((item) => item[named])));
  return names.some((own, at) =>
    names.slice(at + 1).some((other) => {
      const shared = [...own].filter((name) => other.has(name)).length;
      return shared * 2 > Math.min(own.size, other.size);
    }),
  );
}

function isListOfObjects(value: unknown): value is JsonObject[] {
  return Array.isArray(value) && value.length > 0 && value.every(isObject);
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** "currentAssets" and "current_assets" as a person writes them. */
function inWords(name: string): string {
  return name.replaceAll("_", " ").replace(/(?<=[a-z])(?=[A-Z])/g, " ");
}
