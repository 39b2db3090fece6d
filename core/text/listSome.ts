/** The first texts of a list, and how many more there are: "Sales, Wages, Rent and 4 more". */
export function listSome(texts: readonly string[], most: number): string {
  const named = texts.slice(0, most).join(", ");
  const more = texts.length - most;
  return more > 0 ? `${named} and ${more} more` : named;
}
