import { readdirSync, readFileSync } from "node:fs";
import { renderTable } from "./renderTable.ts";

const folder = new URL("../docs/decisions/", import.meta.url);

/** The index of the decisions: number and title as each file's heading has them, date and status from the line beneath. */
export function renderDecisions(): string {
  const files = readdirSync(folder).filter((name) => /^\d{4}-/.test(name));
  return [
    "# Decisions",
    "",
    "Written by `npm run docs` from the decisions themselves. A record says why something is as it is; one that no longer holds says which took its place.",
    "",
    ...renderTable(
      ["decision", "date", "status"],
      files
        .sort()
        .map((name) => describeDecision(name, readFileSync(new URL(name, folder), "utf8"))),
    ),
    "",
  ].join("\n");
}

/** @throws Error for a record without its heading or without a date and a status beneath it. */
function describeDecision(name: string, text: string): string[] {
  const [heading = "", , line = ""] = text.split("\n");
  const [, title] = /^# (\d+\. .+)$/.exec(heading) ?? [];
  const [, date, later] = /^Accepted on (\d{4}-\d{2}-\d{2})\.(?: (.+))?$/.exec(line) ?? [];
  if (title === undefined || date === undefined) {
    throw new Error(
      `docs/decisions/${name} begins with "# 12. Title", an empty line and "Accepted on 2026-01-31."`,
    );
  }
  return [`[${title}](${name})`, date, later ?? "Accepted"];
}
