import { readdirSync, readFileSync } from "node:fs";
import { renderTable } from "./renderTable.ts";

const folder = new URL("../docs/decisions/", import.meta.url);

/** The index of the decisions: number and title as each file's heading has them, date and status from the line beneath. */
export function renderDecisions(): string {
  const names = readdirSync(folder).filter((name) => /^\d{4}-/.test(name));
  const decisions = names.sort().map((name) => {
    return readDecision(name, readFileSync(new URL(name, folder), "utf8"));
  });
  refuseOneSided(decisions);
  return [
    "# Decisions",
    "",
    "Written by `npm run docs` from the decisions themselves. A record says why something is as it is; one that no longer holds says which took its place.",
    "",
    ...renderTable(
      ["decision", "date", "status"],
      decisions.map(({ name, title, date, status }) => [`[${title}](${name})`, date, status]),
    ),
    "",
  ].join("\n");
}

type Decision = { name: string; title: string; date: string; status: string };

/** @throws Error for a record without its heading or without a date and a status beneath it. */
function readDecision(name: string, text: string): Decision {
  const [heading = "", , line = ""] = text.split("\n");
  const [, title] = /^# (\d+\. .+)$/.exec(heading) ?? [];
  const [, date, later] = /^Accepted on (\d{4}-\d{2}-\d{2})\.(?: (.+))?$/.exec(line) ?? [];
  if (title === undefined || date === undefined) {
    throw new Error(
      `docs/decisions/${name} begins with "# 12. Title", an empty line and "Accepted on 2026-01-31."`,
    );
  }
  return { name, title, date, status: later ?? "Accepted" };
}

/** @throws Error for a record that is changed by a later one and does not say so: who reads it believes it. */
function refuseOneSided(decisions: readonly Decision[]): void {
  for (const { name, status } of decisions) {
    const [changes = ""] = /^Changes [^;]*/.exec(status) ?? [];
    const changed = decisions.filter((other) => changes.includes(`(${other.name})`));
    const silent = changed.find((other) => !other.status.includes(`(${name})`));
    if (silent)
      throw new Error(`docs/decisions/${silent.name} does not say that ${name} changes it`);
  }
}
