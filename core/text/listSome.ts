/** The first texts of a list, and how many more there are: "Sales, Wages, Rent and 4 more". */
export function listSome(texts: readonly string[], most: number, separator = ", "): string {
  const named = texts.slice(0, most).join(separator);
  const more = texts.length - most;
  return more > 0 ? `${named} and ${more} more` : named;
}
