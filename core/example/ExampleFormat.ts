import type { Category, Concept } from "../concepts/concepts.ts";
import type { Method } from "../policies/policies.ts";

/** A line of an example statement: its words, where it stands, and what it is; null when unknown. */
export type TemplateLine = { label: string; category: Category; concept: Concept | null };

/** How a company words and orders its statement, learned from one it published. */
export type ExampleFormat = {
  /** The method whose lines the example has more of. */
  method: Method;
  /** In the order of the example. */
  lines: readonly TemplateLine[];
};
