import {
  conceptDefinition,
  conceptIds,
  frameworks,
  type PolicyKey,
  policyRules,
  roleIds,
  roles,
  treatmentOf,
  type XbrlElement,
  xbrlElements,
} from "@tieout/core";
import { renderTable } from "./renderTable.ts";

/** The reference of roles, concepts and policies, written from the tables the engine itself reads. */
export function renderReference(): string {
  return [
    "# Roles, concepts and policies",
    "",
    "Generated from the code by `npm run docs`; `npm run check` fails when it is out of date.",
    "",
    "## Roles",
    "",
    "What an account can be, and what its movement becomes.",
    "",
    ...renderTable(["role", "label", "nature", "becomes"], roleIds.map(roleRow)),
    "",
    "## Concepts",
    "",
    "What a line of the statement can be, in the order of the statement, with the XBRL elements it is reported under. A minus says that the element has the opposite sign: payments, and increases of receivables, are positive there. Every name was found in public copies of the taxonomies or in companies' filings; a concept without one has none ([decision 27](decisions/0027-xbrl-elements-are-found-or-left-out.md)).",
    "",
    ...renderTable(
      ["concept", "label", "category", "method", "ifrs-full", "us-gaap"],
      conceptIds.map(conceptRow),
    ),
    "",
    "## Policies",
    "",
    "The values each framework allows without a specified main business activity, its default first.",
    "",
    ...renderTable(["policy", "framework", "allowed", "paragraph"], frameworks.flatMap(policyRows)),
    "",
  ].join("\n");
}

function roleRow(role: (typeof roleIds)[number]): string[] {
  const { label, nature } = roles[role];
  return [`\`${role}\``, label, nature, becomes(role)];
}

function becomes(role: (typeof roleIds)[number]): string {
  const treatment = treatmentOf(role);
  switch (treatment.kind) {
    case "cash":
      return "cash itself";
    case "working_capital":
      return `\`${treatment.change}\`; direct: \`${treatment.direct}\``;
    case "profit":
      return `profit; direct: \`${treatment.direct}\``;
    case "settlement":
      return `\`${treatment.line}\`, with its accrual or charge`;
    case "group":
      return `netted in the group ${treatment.group.replaceAll("_", " ")}`;
    case "charge":
      return `\`${treatment.addBack}\`, netted with the group it belongs to`;
  }
}

function conceptRow(concept: (typeof conceptIds)[number]): string[] {
  const { label, category, presentation, isSubtotal, isMovable } = conceptDefinition(concept);
  const place = isMovable ? `${category}, or as the policy says` : category;
  const { ifrsFull, usGaap } = xbrlElements(concept, category);
  const elements = [ifrsFull, usGaap].map((found) => (found ? writtenElement(found) : ""));
  return [`\`${concept}\``, isSubtotal ? `**${label}**` : label, place, presentation, ...elements];
}

function writtenElement({ element, sign }: XbrlElement): string {
  return `${sign < 0 ? "−" : ""}${element.split(":")[1] ?? element}`;
}

function policyRows(framework: (typeof frameworks)[number]): string[][] {
  const rules = policyRules(framework, "none");
  const keys = Object.keys(rules) as PolicyKey[]; // keys of a closed table
  return keys.map((key) => [
    `\`${key}\``,
    framework,
    rules[key].allowed.map((value) => `\`${value}\``).join(", "),
    rules[key].paragraph,
  ]);
}
