import { type Detector, detectors, materialityShares, type ValidationType } from "@tieout/core";
import { renderTable } from "./renderTable.ts";

const titles: Readonly<Record<Exclude<ValidationType, "audit_notes">, string>> = {
  anomaly_detection: "Anomaly detection",
  categorization: "Categorisation check",
  cash_flow: "Cash flow review",
};

/** Basis points as a percentage. */
function percent(share: number): string {
  return `${share / 100} %`;
}

/** The page of the built-in analyst, written from the registry it runs. */
export function renderAnalyst(): string {
  const types = Object.keys(titles) as (keyof typeof titles)[]; // keys of a closed table
  return [...intro, ...types.flatMap(section)].join("\n");
}

const intro = [
  "# The built-in analyst",
  "",
  "Generated from the code by `npm run docs`; `npm run check` fails when it is out of date.",
  "",
  "The analyst reads a finished statement, the rows it was made from and the roles a user chose, and says what a reviewer would ask about. It is deterministic: the same books give the same findings, whatever the order of the accounts. All its arithmetic is exact. It posts nothing: a finding may carry a journal or a role, which a person enters under their own name or leaves.",
  "",
  `*Materiality* is the smaller of ${percent(materialityShares.revenue)} of revenue and ${percent(materialityShares.assets)} of total assets. Findings are low, medium, high or critical; low ones are for information and stay out of the audit notes. Every figure in a finding's text stands in its \`figures\`, so that the text can be proved (\`findUnsupportedFigures\`). Names of accounts are data: an instruction in one changes nothing and is itself a finding.`,
  "",
  "`npm run bench` sows errors into generated companies, one error in each, and counts what is found, and what is said of the same companies without it (`bench/analyst`). The audit notes write up every finding of medium or higher with its paragraph, figure, usual cause and journal.",
  "",
];

function section(type: keyof typeof titles): string[] {
  const own = detectors.filter(({ validationType }) => validationType === type);
  return [
    `## ${titles[type]}`,
    "",
    ...renderTable(["kind", "looks for", "threshold", "usual cause", "paragraph"], own.map(row)),
    "",
  ];
}

function row({ kind, looksFor, threshold, cause, paragraphs }: Detector): string[] {
  const paragraph = paragraphs ? `${paragraphs.ifrs}; ${paragraphs.usGaap}` : "analytical";
  return [`\`${kind}\``, looksFor, threshold, cause, paragraph];
}
