/** The attribute by which a written page tells which rules of its style tag need not be made. */
export const rulesMark = "data-rules";
