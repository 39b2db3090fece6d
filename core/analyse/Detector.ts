import type { Books } from "./Books.ts";
import type { Finding, ValidationType } from "./Finding.ts";

/** A finding of a detector, before kind, paragraph and id are added. */
export type Found = {
  /** The account code, codes or line that it is about; part of the stable id. */
  subject: string;
} & Pick<Finding, "severity" | "confidence" | "title" | "explanation" | "figures"> &
  Pick<Finding, "recommendation"> &
  Partial<
    Pick<Finding, "accounts" | "lines" | "proposedAdjustment" | "proposedMapping" | "paragraph">
  >;

/** A procedure of the analyst: what it looks for, its threshold and its paragraph. */
export type Detector = {
  /** The kind of its findings. */
  kind: string;
  validationType: Exclude<ValidationType, "audit_notes">;
  /** One sentence for the documentation. */
  looksFor: string;
  /** The condition for a finding, with its figures. */
  threshold: string;
  /** The usual cause of its findings. */
  cause: string;
  paragraphs: { ifrs: string; usGaap: string } | null;
  detect: (books: Books) => readonly Found[];
};
