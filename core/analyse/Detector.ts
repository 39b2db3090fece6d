import type { Books } from "./Books.ts";
import type { Finding, ValidationType } from "./Finding.ts";

/** What a detector says of one thing it found, before its kind, paragraph and id are added. */
export type Found = {
  /** What it is about: an account code, several, or a line. Makes the id stable. */
  subject: string;
} & Pick<Finding, "severity" | "confidence" | "title" | "explanation" | "figures"> &
  Pick<Finding, "recommendation"> &
  Partial<
    Pick<Finding, "accounts" | "lines" | "proposedAdjustment" | "proposedMapping" | "paragraph">
  >;

/** One procedure of the analyst: what it looks for, at what threshold, by which paragraph. */
export type Detector = {
  /** The kind of its findings. */
  kind: string;
  validationType: Exclude<ValidationType, "audit_notes">;
  /** One sentence for the documentation. */
  looksFor: string;
  /** When it speaks, with the figures it uses. */
  threshold: string;
  /** What usually causes what it finds. */
  cause: string;
  paragraphs: { ifrs: string; usGaap: string } | null;
  detect: (books: Books) => readonly Found[];
};
