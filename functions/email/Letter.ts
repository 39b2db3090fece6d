/** A message as its parts, from which both its HTML and its text are made. */
export type Letter = {
  subject: string;
  /** What a mailbox shows beside the subject. */
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  facts: readonly (readonly [label: string, value: string])[];
  action: { label: string; url: string } | null;
  /** Why the reader gets this. */
  because: string;
};
