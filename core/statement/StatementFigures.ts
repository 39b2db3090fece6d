import type { Category, Concept } from "../concepts/concepts.ts";
import type { Minor } from "../money/Minor.ts";
import type { Method } from "../policies/policies.ts";
import type { Entry } from "../worksheet/Posting.ts";

/** The figures of a line, before labels and texts are added: minor units, inflows positive. */
export type LineFigures = {
  concept: Concept;
  category: Category;
  amount: Minor;
  entries: readonly Entry[];
  /** What an override added to the calculated amount; zero without one. */
  overriddenBy: Minor;
};

/** One method's statement in figures. */
export type StatementFigures = {
  method: Method;
  lines: readonly LineFigures[];
  operating: Minor;
  investing: Minor;
  financing: Minor;
  effectOfExchangeRates: Minor;
  netChange: Minor;
  cashAtBeginning: Minor;
  cashAtEnd: Minor;
  /** The part of the closing cash that the lines do not explain. */
  unreconciledDifference: Minor;
};
