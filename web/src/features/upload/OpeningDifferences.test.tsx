import { screen, within } from "@testing-library/react";
import type { OpeningDifference } from "@tieout/contract";
import { expect, test } from "vitest";
import { aProject } from "../../testing/aProject.ts";
import { choose } from "../../testing/choose.ts";
import { expectTexts } from "../../testing/expectTexts.ts";
import { renderApp } from "../../testing/renderApp.tsx";

test("differences from last year are listed by account, and a person says what each is", async () => {
  let difference: OpeningDifference = {
    account: "1000",
    accountName: "Bank",
    decision: null,
    closing: "130.00",
    opening: "125.00",
    difference: "-5.00",
  };
  const project = aProject({ priorProjectId: "project-0", statementVersion: 2 });
  const { user, calls } = await renderApp("/upload", {
    api: {
      listProjects: () => [project],
      listOpeningDifferences: () => [difference],
      decideOpening: ({ body }) => {
        difference = { ...difference, decision: { ...body, createdAt: "2026-01-05T09:00:00Z" } };
        return difference;
      },
    },
  });
  const panel = within(await screen.findByRole("region", { name: "Differences from last year" }));
  await expectTexts(/One account opens with something else/, /Open: 1\./);
  const cells = panel.getAllByRole("cell").map((cell) => cell.textContent);
  expect(cells[0]).toBe("1000 Bank");
  expect(cells[3]).toContain("5");
  await user.click(panel.getByRole("button", { name: "Say what the difference of 1000 is" }));
  await choose(user, "What it is", "This year's file is wrong");
  await user.type(panel.getByLabelText("Reason"), "Old bank statement");
  await user.click(panel.getByRole("button", { name: "Save" }));
  await expectTexts(/This year's file is wrong: Old bank statement/, /Open: 0\./);
  expect(calls).toContainEqual(
    expect.objectContaining({
      name: "decideOpening",
      body: { kind: "error", reason: "Old bank statement" },
    }),
  );
});
