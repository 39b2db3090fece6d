/** A cell as it is copied: a text, or an amount of the API with its sign and all its decimals. */
export type CopiedCell = { text: string } | { amount: string };

/** A table as the clipboard takes it: text for any program, and HTML for those that keep cells apart. */
export type CopiedTable = { text: string; html: string };
