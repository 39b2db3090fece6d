/** Words, each looked up at once. */
export type WordSet = ReadonlySet<string>;

/** The words of a text that lists them with a space between. */
export function wordSet(words: string): WordSet {
  return new Set(words.split(" "));
}

/** Whether one of the words at least is in the set. */
export function holdsAny(words: readonly string[], set: WordSet): boolean {
  return words.some((word) => set.has(word));
}

/** Whether all of the words are in the set; none are. */
export function holdsOnly(words: readonly string[], set: WordSet): boolean {
  return words.every((word) => set.has(word));
}
