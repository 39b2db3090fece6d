import { readdirSync, readFileSync } from "node:fs";
import { type DecisionSubject, decisionSubjects } from "./decisionSubjects.ts";
import { renderTable } from "./renderTable.ts";

const folder = new URL("../docs/decisions/", import.meta.url);
const subjects = Object.keys(decisionSubjects) as DecisionSubject[];

/** The index of the decisions in `docs/decisions`. */
export function renderDecisions(): string {
  const names = readdirSync(folder).filter((name) => /^\d{4}-/.test(name));
  return indexDecisions(
    names.sort().map((name) => [name, readFileSync(new URL(name, folder), "utf8")]),
  );
}

/**
 * An index by subject of records, each given by its file name and its text. Records that another one superseded come
 * last in their subject.
 * @throws Error that names every record without the lines that a record begins with, or one that does not say that a
 * later record changes it.
 */
export function indexDecisions(records: readonly (readonly [string, string])[]): string {
  const decisions = records.map(([name, text]) => readDecision(name, text));
  const faults = decisions.flatMap(({ faults }) => faults);
  if (faults.length > 0) throw new Error(faults.join("\n"));
  refuseOneSided(decisions);
  return [
    "# Decisions",
    "",
    "Written by `npm run docs` from the decisions themselves. A record says why something is as it is; one that no longer holds says which took its place, and stands last under its subject.",
    "",
    ...subjects.map((name) => `- [${name}](#${anchorOf(name)}): ${decisionSubjects[name]}`),
    "",
    ...subjects.flatMap((name) => {
      const ofSubject = decisions.filter(({ subject }) => subject === name);
      const inOrder = [
        ...ofSubject.filter((decision) => !isSuperseded(decision)),
        ...ofSubject.filter(isSuperseded),
      ];
      return [
        `## ${name}`,
        "",
        ...renderTable(["decision", "date", "status"], inOrder.map(rowOf)),
        "",
      ];
    }),
  ].join("\n");
}

type Decision = {
  name: string;
  title: string;
  subject: string;
  date: string;
  status: string;
  /** What is missing among its first lines, a sentence each. */
  faults: readonly string[];
};

function readDecision(name: string, text: string): Decision {
  const beginning = text.split("\n", 5).join("\n");
  const [, title] = /^# (\d+\. .+)$/m.exec(beginning) ?? [];
  const [, subject] = /^Subject: (.+)\.$/m.exec(beginning) ?? [];
  const [, date, status = "Accepted"] =
    /^Accepted on (\d{4}-\d{2}-\d{2})\.(?: (.+))?$/m.exec(beginning) ?? [];
  const isKnown = subjects.some((known) => known === subject);
  const missing = [
    ...(title === undefined ? ["# 12. Title"] : []),
    ...(isKnown ? [] : ["Subject: (one of scripts/decisionSubjects.ts)."]),
    ...(date === undefined ? ["Accepted on 2026-01-31."] : []),
  ];
  const faults = missing.map(
    (line) => `docs/decisions/${name} does not begin with a line "${line}"`,
  );
  return { name, title: title ?? "", subject: subject ?? "", date: date ?? "", status, faults };
}

/** Whether another decision took its place, as a whole or in part. */
function isSuperseded({ status }: Decision): boolean {
  return status.startsWith("Superseded");
}

function rowOf(decision: Decision): string[] {
  const { name, title, date, status } = decision;
  const marked = isSuperseded(decision) ? status.replace("Superseded", "**Superseded**") : status;
  return [`[${title}](${name})`, date, marked];
}

/** The anchor that GitHub gives a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z ]/g, "")
    .replaceAll(" ", "-");
}

/** @throws Error for a record that is changed by a later one and does not say so: a reader would believe it. */
function refuseOneSided(decisions: readonly Decision[]): void {
  for (const { name, status } of decisions) {
    const [changes = ""] = /^Changes [^;]*/.exec(status) ?? [];
    const changed = decisions.filter((other) => changes.includes(`(${other.name})`));
    const silent = changed.find((other) => !other.status.includes(`(${name})`));
    if (silent)
      throw new Error(`docs/decisions/${silent.name} does not say that ${name} changes it`);
  }
}
