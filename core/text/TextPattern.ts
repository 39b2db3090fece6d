/**
 * What a text is looked at with: an expression, or expressions put together. One expression of the
 * kind `a.*b` looks through the rest of the text again for every `a`; put together, each is looked for
 * once, and the work grows with the text and no faster.
 */
export type TextPattern = { test: (text: string) => boolean };

/** Finds what any of the patterns finds. */
export function anyOf(...patterns: readonly TextPattern[]): TextPattern {
  return { test: (text) => patterns.some((pattern) => pattern.test(text)) };
}

/** Finds the second pattern somewhere behind the first. */
export function inOrder(first: RegExp, then: TextPattern): TextPattern {
  return {
    test: (text) => {
      const found = first.exec(text);
      return found !== null && then.test(text.slice(found.index + found[0].length));
    },
  };
}

/** Finds both patterns, whichever stands first. */
export function together(one: RegExp, other: RegExp): TextPattern {
  return anyOf(inOrder(one, other), inOrder(other, one));
}

/** What one pattern finds, where another one does not. */
export function unless(says: TextPattern, denies: TextPattern): TextPattern {
  return { test: (text) => says.test(text) && !denies.test(text) };
}
