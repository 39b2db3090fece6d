/** One line, several, or whatever a file holds: characters that nobody sees too. */
type Form = "line" | "lines" | "any";

/**
 * Every kind of text that people and files give us: its form, and how long it may be, in UTF-16 code
 * units as `length` counts them.
 */
export const textKinds = {
  /** What a cell of a spreadsheet can hold; what is read of it as a name is held to more. */
  cell: { longest: 32_767, form: "any" },
  /** A name in a file: of an account, an entity, a line, a type. */
  accountName: { longest: 1_000, form: "line" },
  /** What stands for an account: its code, or its name, with the section or the side that tells it apart. */
  account: { longest: 1_200, form: "line" },
  sheetName: { longest: 255, form: "line" },
  fileName: { longest: 255, form: "line" },
  personName: { longest: 100, form: "line" },
  projectName: { longest: 200, form: "line" },
  /** The longest e-mail address there can be: 64 characters, an @, 255 characters (RFC 3696). */
  emailAddress: { longest: 320, form: "line" },
  /** Why something was entered or dismissed. */
  reason: { longest: 2_000, form: "lines" },
  /** A note to the statement. */
  note: { longest: 20_000, form: "lines" },
  /** A date as somebody wrote it. */
  date: { longest: 40, form: "line" },
  /** A name we gave ourselves: of a line, a field, a document. */
  identifier: { longest: 128, form: "line" },
  /** A finding is named after its kind and its account. */
  findingId: { longest: 1_300, form: "line" },
  /** A signed link's proof. */
  token: { longest: 1_000, form: "line" },
} as const satisfies Record<string, { longest: number; form: Form }>;

export type TextKind = keyof typeof textKinds;
