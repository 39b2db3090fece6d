import type { TextPattern } from "../../text/TextPattern.ts";
import type { BookAccount } from "../Books.ts";
import type { Detector, Found } from "../Detector.ts";

/** Phrases that give orders to a reader or a machine. No account has such a name. */
const orders: readonly TextPattern[] = [
  near(
    /\b(ignore|disregard|forget|override|bypass)\b/gi,
    /\b(instruction|prompt|rule|above|previous|earlier|check|finding)/i,
  ),
  /\b(system|developer|assistant) ?(prompt|message|instruction)/i,
  /\b(you are|act as|pretend|respond with|reply with|output|print) (now |only |an? |the )?(ai|model|assistant|auditor|approved|json|ok)\b/i,
  near(
    /\b(mark|set|treat|report|classify|approve|verify)\b/gi,
    /\b(verified|approved|correct|clean|no (issues|findings|errors)|compliant)\b/i,
  ),
  /\bdo not (report|flag|mention|include|show|disclose)\b/i,
  /<\/?(script|system|instructions?|prompt)\b/i,
  /https?:\/\//i,
];

/** Finds names that contain instructions. They are only data and have no effect. */
export const instructionInName: Detector = {
  kind: "instruction_in_name",
  validationType: "anomaly_detection",
  looksFor: "An account name or type that gives an instruction or holds markup or an address.",
  threshold: "any",
  cause: "Somebody wrote into the books what a program reading them should do.",
  paragraphs: null,
  detect: ({ accounts }) =>
    accounts.filter(({ name, type }) => givesOrders(name) || givesOrders(type)).map(toFinding),
};

/** Whether a text gives an order to its reader. */
export function givesOrders(text: string): boolean {
  return orders.some((order) => order.test(text));
}

/** The maximum distance in characters between an order and its object. */
const NEAR = 50;

function near(order: RegExp, subject: RegExp): TextPattern {
  const isNear = (text: string, from: number) => subject.test(text.slice(from, from + NEAR));
  return {
    test: (text) =>
      [...text.matchAll(order)].some(({ index, 0: found }) => isNear(text, index + found.length)),
  };
}

function toFinding({ code }: BookAccount): Found {
  return {
    subject: code,
    severity: "high",
    confidence: 0.95,
    title: `The name of account ${code} is an instruction`,
    explanation: `The name or the type of account ${code} tells a reader or a program what to do instead of saying what the account is. It was treated as text and changed nothing here.`,
    recommendation: `Ask who named account ${code} so and why, give it a name that says what it is, and read its entries.`,
    accounts: [code],
    figures: {},
  };
}
