import { expect, test } from "vitest";
import { periodStartOf } from "../../../lib/format/periodStartOf.ts";
import { concernsStatement } from "../../../project/usePrepareAnew.ts";
import { aProject } from "../../../testing/aProject.ts";
import {
  changesOf,
  settingsOf,
  settingsProblem,
  withFramework,
  withPeriodEnd,
  withPolicy,
} from "./settingsDraft.ts";

const project = aProject({
  name: "Books",
  status: "completed",
  policies: { interestPaid: "financing" },
  statementVersion: 1,
});

test.each([
  ["2025-12-31", "2025-01-01"],
  ["2024-02-29", "2023-03-01"],
  ["2025-02-28", "2024-03-01"],
  ["2025-04-05", "2024-04-06"],
  ["", ""],
])("the year that ends on %s starts on %s", (end, start) => {
  expect(periodStartOf(end)).toBe(start);
});

test("only what was changed is sent, and nothing when nothing was", () => {
  const draft = settingsOf(project);
  expect(changesOf(project, draft)).toEqual({});
  const renamed = changesOf(project, { ...draft, name: " Other ", method: "direct" });
  expect(renamed).toEqual({ name: "Other", method: "direct" });
  expect(concernsStatement(renamed)).toBe(false);
});

test("another framework brings its own defaults, and the statement is out of date", () => {
  const changes = changesOf(project, withFramework(settingsOf(project), "US_GAAP"));
  expect(changes).toMatchObject({
    framework: "US_GAAP",
    policies: { interestPaid: "operating", restrictedCashInCash: true },
  });
  expect(concernsStatement(changes)).toBe(true);
});

test("a main business activity opens the choices that follow it, and closing it takes them back", () => {
  const ifrs18 = withFramework(settingsOf(project), "IFRS18");
  expect(ifrs18.policies.interestPaid).toBe("financing");
  const bank = withPolicy(ifrs18, "specifiedMainBusinessActivity", "financing_customers");
  expect(bank.policies.interestPaid).toBe("operating");
  const none = withPolicy(bank, "specifiedMainBusinessActivity", "none");
  expect(none.policies.interestPaid).toBe("financing");
});

test("the start of the period follows its end until it is changed by hand", () => {
  const ended = withPeriodEnd(settingsOf(project), "2025-12-31");
  expect(changesOf(project, ended)).toEqual({
    period: { start: "2025-01-01", end: "2025-12-31" },
  });
  const short = withPeriodEnd({ ...ended, periodStart: "2025-07-01" }, "2025-11-30");
  expect(short.periodStart).toBe("2025-07-01");
});

test("a nameless project, or half a period, is not saved", () => {
  const draft = settingsOf(project);
  expect(settingsProblem({ ...draft, name: " " })).toContain("name");
  expect(settingsProblem({ ...draft, periodEnd: "2025-12-31" })).toContain("both ends");
  const backwards = { ...draft, periodStart: "2026-01-01", periodEnd: "2025-12-31" };
  expect(settingsProblem(backwards)).toContain("before it starts");
  expect(settingsProblem(draft)).toBeNull();
});

test("names are as long as the API takes them", () => {
  const draft = settingsOf(project);
  const [longest, tooLong] = ["x".repeat(200), "x".repeat(201)];
  expect(settingsProblem({ ...draft, name: longest, entityName: longest })).toBeNull();
  expect(settingsProblem({ ...draft, name: tooLong })).toBe(
    "The name has more than 200 characters.",
  );
  expect(settingsProblem({ ...draft, entityName: tooLong })).toBe(
    "The entity's name has more than 200 characters.",
  );
});
