const BUILT = ["building", "leasehold", "improvement", "lease", "right"];

/** Whether the words of a name speak of land alone, not of what stands on it (IAS 16.58). */
export function isBareLand(words: ReadonlySet<string>): boolean {
  return words.has("land") && !BUILT.some((word) => words.has(word));
}
