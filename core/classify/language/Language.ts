/** A language in which names of accounts are read, by the words that the vocabulary has for them. */
export type Language = {
  /** As ISO 639-1 writes it. */
  code: string;
  name: string;
  /** Whether it joins words into one ("Gewerbesteuerrückstellung"). */
  joinsWords?: true;
  /** By the two letters that stand for one with marks where a program cannot write it, that letter without them. */
  digraphs?: Readonly<Record<string, string>>;
  /** What is written together with the word behind it, as the Arabic article is; longer ones first. */
  prefixes?: string;
  /** Words that say nothing of an account, without the marks on their letters. */
  filler: string;
  /**
   * By the words of the vocabulary, how the language calls them, parted by commas and without the marks
   * on their letters; a star stands for any ending.
   */
  words: Readonly<Record<string, string>>;
};
