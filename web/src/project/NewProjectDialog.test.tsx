import { screen, within } from "@testing-library/react";
import type { Project } from "@tieout/contract";
import { expect, test } from "vitest";
import { aProject } from "../testing/aProject.ts";
import { expectTexts } from "../testing/expectTexts.ts";
import { renderApp } from "../testing/renderApp.tsx";

test("a project is asked whose statement it is and for when, which heads every screen", async () => {
  let projects: Project[] = [];
  const { user, calls } = await renderApp("/", {
    api: {
      listProjects: () => projects,
      createProject: ({ body: { name, entityName = null, period = null } }) => {
        const made = aProject({ name, entityName, period });
        projects = [made];
        return made;
      },
    },
  });
  const [first] = await screen.findAllByRole("button", { name: "New Project" });
  if (first) await user.click(first);
  const dialog = within(await screen.findByRole("dialog", { name: "New project" }));
  await user.type(dialog.getByLabelText("Entity"), "Harbour Ltd");
  await user.type(dialog.getByLabelText("Year end"), "2026-03-31");
  await user.click(dialog.getByRole("button", { name: "Create project" }));
  await expectTexts("Harbour Ltd, for the year ended 31 March 2026");
  expect(calls.find(({ name }) => name === "createProject")?.body).toMatchObject({
    entityName: "Harbour Ltd",
    period: { start: "2025-04-01", end: "2026-03-31" },
  });
});

test("what nobody has said is asked for in the heading of the screen", async () => {
  await renderApp("/export", { api: { listProjects: () => [aProject()] } });
  const link = await screen.findByRole("link", { name: "Name the entity and the period" });
  expect(link).toHaveAttribute("href", "/export?settings=project");
});
