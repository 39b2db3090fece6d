import { expect, test } from "vitest";
import { indexDecisions } from "./renderDecisions.ts";

const record = (title: string, subject: string, status = "Accepted on 2026-01-31.") =>
  `# ${title}\n\nSubject: ${subject}.\n\n${status}\n\n**Context.** Why.`;

test("decisions stand under their subject, superseded ones last and marked", () => {
  const superseded = "Accepted on 2026-01-30. Superseded by [decision 3](0003-c.md).";
  const index = indexDecisions([
    ["0001-a.md", record("1. First", "Screens", superseded)],
    ["0002-b.md", record("2. Second", "Exports")],
    ["0003-c.md", record("3. Third", "Screens")],
  ]);
  const rows = index.split("\n").filter((line) => /^(## |\| \[)/.test(line));
  expect(rows.slice(rows.indexOf("## Exports"), rows.indexOf("## Security"))).toEqual([
    "## Exports",
    "| [2. Second](0002-b.md) | 2026-01-31 | Accepted |",
    "## Screens",
    "| [3. Third](0003-c.md) | 2026-01-31 | Accepted |",
    "| [1. First](0001-a.md) | 2026-01-30 | **Superseded** by [decision 3](0003-c.md). |",
    "## API, storage and long work",
  ]);
});

test("every record without its subject is named", () => {
  const index = () =>
    indexDecisions([
      ["0001-a.md", "# 1. First\n\nAccepted on 2026-01-31.\n\n**Context.** Why."],
      ["0002-b.md", record("2. Second", "Weather")],
    ]);
  const line = 'a line "Subject: (one of scripts/decisionSubjects.ts)."';
  expect(index).toThrow(`0001-a.md does not begin with ${line}`);
  expect(index).toThrow(`0002-b.md does not begin with ${line}`);
});

test("a record that is changed by a later one has to say so", () => {
  const changes = "Accepted on 2026-02-01. Changes [decision 1](0001-a.md).";
  const index = () =>
    indexDecisions([
      ["0001-a.md", record("1. First", "Screens")],
      ["0002-b.md", record("2. Second", "Screens", changes)],
    ]);
  expect(index).toThrow("0001-a.md does not say that 0002-b.md changes it");
});
