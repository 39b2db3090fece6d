/**
 * Whether a text holds what any of these patterns look for: one search for all that are read in the same manner. Where
 * few texts hold any, that spares trying each. A pattern may not refer back to a group by its number. That a pattern
 * looks for all of what it finds (`g`) makes no difference.
 */
export function matchesAny(patterns: readonly RegExp[]): (text: string) => boolean {
  const searches = [...Map.groupBy(patterns, ({ flags }) => flags.replace("g", ""))].map(
    ([flags, own]) => new RegExp(own.map(({ source }) => `(?:${source})`).join("|"), flags),
  );
  return (text) => searches.some((search) => search.test(text));
}
