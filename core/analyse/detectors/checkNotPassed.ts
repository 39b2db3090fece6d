import type { Minor } from "../../money/Minor.ts";
import { minorOf } from "../../money/minorOf.ts";
import { parseMinor } from "../../money/parseMinor.ts";
import type { Check } from "../../statement/StatementDocument.ts";
import type { Books } from "../Books.ts";
import type { Detector, Found } from "../Detector.ts";
import { wordFigures } from "../wordFigures.ts";

/** Turns the results of the statement's checks into findings. */
export const checkNotPassed: Detector = {
  kind: "check",
  validationType: "cash_flow",
  looksFor: "A check of the statement that failed or asks for a person.",
  threshold: "failed: high, and critical where the statement does not tie out; review: low",
  cause: "The check says it in its own words.",
  paragraphs: null,
  detect: (books) =>
    books.facts.document.checks
      .filter(({ status }) => status === "failed" || status === "review")
      .map((found) => toFinding(books, found)),
};

function toFinding(
  books: Books,
  { id, title, status, figure, paragraph, explanation }: Check,
): Found {
  const { figures, amount } = wordFigures(books.decimals);
  const isFailed = status === "failed";
  const size = figure === null ? null : minorOf(figure);
  const by = size === null ? "" : ` Figure: ${amount("figure", size)}.`;
  for (const [index, written] of numbersOf(`${title} ${explanation}`, books).entries()) {
    amount(`told${index}`, written);
  }
  return {
    subject: id,
    severity: isFailed ? (id === "tie_out" ? "critical" : "high") : "low",
    confidence: isFailed ? 1 : 0.6,
    title: isFailed ? `Check failed: ${title}` : `To review: ${title}`,
    explanation: `${explanation}${by}`,
    recommendation: `Resolve the check "${title}".`,
    paragraph,
    figures,
  };
}

/** The figures in a check's explanation, to store them with the finding. */
function numbersOf(text: string, { decimals }: Books): Minor[] {
  const written = text.match(/\d[\d,]*(\.\d+)?/g) ?? [];
  return written.flatMap(
    (figure) => parseMinor(figure.replaceAll(",", ""), decimals)?.amount ?? [],
  );
}
