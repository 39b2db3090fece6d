/** Whether a folded name has one of the words of a mark. */
export function isNamed(name: string, words: string): boolean {
  return words.split("|").some((word) => name.includes(word));
}
