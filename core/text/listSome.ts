/** The first texts of a list, and how many more there are: "Sales, Wages, Rent and 4 more". */
export function listSome(texts: readonly string[], most: number, separator = ", "): string {
  return withMore(texts.slice(0, most), texts.length - most, separator);
}

/** Texts, and how many more there are of their kind. */
export function withMore(texts: readonly string[], more: number, separator = ", "): string {
  const named = texts.join(separator);
  return more > 0 ? `${named} and ${more} more` : named;
}
