import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { aFile, aLedger } from "../../../testing/aFile.ts";
import { aProject } from "../../../testing/aProject.ts";
import { expectTexts } from "../../../testing/expectTexts.ts";
import { filesApi } from "../../../testing/filesApi.ts";
import { renderApp } from "../../../testing/renderApp.tsx";

test("a year that is said begins the day after last year's project ends, though it has 53 weeks", async () => {
  const lastYear = { start: "2022-01-30", end: "2023-01-28" };
  const projects = [
    aProject({ entityName: "Quayside Ltd", priorProjectId: "before" }),
    aProject({ id: "before", name: "Quayside 2022", period: lastYear }),
  ];
  const { user, calls } = await renderApp("/upload", {
    api: {
      ...filesApi(undefined, [aFile()]).api,
      listProjects: () => projects,
      updateProject: ({ body }) => ({ ...aProject(), ...body }) as ReturnType<typeof aProject>,
    },
  });
  await user.type(await screen.findByLabelText("Year end"), "2024-02-03");
  await user.click(screen.getByRole("button", { name: "Save" }));
  const period = { start: "2023-01-29", end: "2024-02-03" };
  expect(calls.find(({ name }) => name === "updateProject")?.body).toMatchObject({ period });
});

test("the company that a ledger names stands in the field, and is nobody's until a person saves it", async () => {
  const ledger = { ...aLedger("2025-01-01", "2025-12-31"), entityName: "Hamn AB" };
  const { user, calls } = await renderApp("/upload", {
    api: {
      ...filesApi(undefined, [aFile({ fileType: "general_ledger", ledger })]).api,
      listProjects: () => [aProject({ entityName: null, period: null })],
      updateProject: ({ body }) => ({ ...aProject(), ...body }) as ReturnType<typeof aProject>,
    },
  });
  expect(await screen.findByLabelText("Entity, from the files")).toHaveValue("Hamn AB");
  expect(calls.map(({ name }) => name)).not.toContain("updateProject");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(calls.find(({ name }) => name === "updateProject")?.body).toEqual({
    entityName: "Hamn AB",
  });
});

test("nothing is asked about a file that cannot be used", async () => {
  await renderApp("/upload", {
    api: {
      ...filesApi(undefined, [aFile({ status: "invalid", fileName: "refused.csv" })]).api,
      listProjects: () => [aProject({ entityName: null, period: null })],
    },
  });
  await expectTexts(/Not usable, see the errors/);
  expect(screen.queryByText(/^Whose statement is it/)).toBeNull();
});
