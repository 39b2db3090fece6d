import type { Answer } from "@tieout/core";
import type { Upgrade } from "../../store/kinds/StoredKind.ts";

/** How the questions of version 3 that figures do not answer were worded: it kept nothing else of them. */
const WORDINGS: readonly (readonly [wording: RegExp, answer: Answer])[] = [
  [/^(An estimate: |Entry |Each of the entries )/, "word"],
  [/^Interest is more than the revenue and loans are made: /, "word"],
  [/^(Nobody could place |The role of account |The roles of accounts )/, "roles"],
  [/: confirm its role, since opening and closing cash depend on it\.$/, "roles"],
];

/** Statements stored as version 3 did not say what answers the questions of their lines. */
export const addAnswers: Upgrade = (stored) => ({
  ...stored,
  document: withAnswers(stored.document),
});

function withAnswers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withAnswers);
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).map(([key, its]) => [key, withAnswers(its)] as const);
  const { reviewReasons } = value as { reviewReasons?: unknown };
  const isAsked = Array.isArray(reviewReasons) && reviewReasons.length > 0;
  return {
    ...Object.fromEntries(fields),
    ...(isAsked && { answeredBy: reviewReasons.map(answerOf) }),
  };
}

function answerOf(reason: unknown): Answer {
  return WORDINGS.find(([wording]) => wording.test(String(reason)))?.[1] ?? "figures";
}
