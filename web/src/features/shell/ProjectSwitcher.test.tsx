import { screen, waitFor, within } from "@testing-library/react";
import type { Project } from "@tieout/contract";
import { expect, test } from "vitest";
import { aCashFlow } from "../../testing/aCashFlow.ts";
import { aProject } from "../../testing/aProject.ts";
import { choose } from "../../testing/choose.ts";
import { expectTexts } from "../../testing/expectTexts.ts";
import type { FakeApi } from "../../testing/fakeApi.ts";
import { refusal } from "../../testing/fakeApi.ts";
import { finishedProjectApi } from "../../testing/finishedProjectApi.ts";
import { renderApp } from "../../testing/renderApp.tsx";

/** Somebody whose projects grow as they make them. */
function growingProjects(...before: Project[]): FakeApi {
  const projects = [...before];
  return {
    listProjects: () => projects,
    createProject: ({ body }) => {
      const project = aProject({ id: `project-${projects.length + 1}`, ...body });
      projects.unshift(project);
      return project;
    },
  };
}

const switcher = (name: string) =>
  screen.findByRole("button", { name: `Project: ${name}. Change project` });

test("a project is found by a part of its name, taken with Enter, and stays after a reload", async () => {
  const { user, reload } = await renderApp("/", {
    api: growingProjects(
      aProject({ id: "new", name: "Harbour Group 2025" }),
      aProject({ id: "old", name: "Bakery and Sons" }),
    ),
  });
  await user.click(await switcher("Harbour Group 2025"));
  const list = within(await screen.findByRole("dialog", { name: "Projects" }));
  await user.type(list.getByLabelText("Find a project"), "KERY AND");
  expect(list.getAllByRole("listitem")).toHaveLength(1);
  await user.keyboard("{Enter}");
  expect(await switcher("Bakery and Sons")).toBeVisible();
  await reload();
  expect(await switcher("Bakery and Sons")).toBeVisible();
});

test("of projects of one name the list says when each was created, and of others it does not", async () => {
  const on = (day: string, name: string) =>
    aProject({ id: day, name, createdAt: `2026-01-${day}T09:30:00.000Z` });
  const projects = [on("07", "Harbour"), on("06", "Bakery"), on("05", "Harbour")];
  const { user } = await renderApp("/", { api: growingProjects(...projects) });
  await user.click(await switcher("Harbour"));
  const list = within(await screen.findByRole("dialog", { name: "Projects" }));
  expect(list.getAllByText(/^Created /).map(({ textContent }) => textContent)).toEqual([
    "Created 7 Jan 2026, 09:30",
    "Created 5 Jan 2026, 09:30",
  ]);
});

test("a draft says its first reason in the list, on the dashboard and over its statement, and what is out of date says so", async () => {
  const message = "Cash is negative at both ends of the period.";
  const draft = {
    isOutOfDate: true,
    tiesOut: false,
    draftReasons: [{ code: "cash_definition", message }],
  };
  const cashFlow = aCashFlow(undefined, { different: draft });
  const { user } = await renderApp("/", { api: finishedProjectApi(cashFlow, draft) });
  await expectTexts(/^DRAFT: Cash is negative at both ends of the period/);
  expect(screen.getByText("Out of date")).toBeVisible();
  expect(screen.getByRole("button", { name: "Update the statement" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: /Change project$/ }));
  const list = within(await screen.findByRole("dialog", { name: "Projects" }));
  expect(list.getByText(new RegExp(message))).toBeVisible();
  expect(list.getByText("Out of date")).toBeVisible();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByText("Find a project")).toBeNull());
  await user.click(await screen.findByRole("link", { name: "Cash Flow Statements" }));
  await screen.findByRole("heading", { level: 1, name: "Statement of cash flows" });
  await expectTexts(/^DRAFT: Cash is negative at both ends of the period/);
  const badge = screen.getByText(/^DRAFT: Cash/).closest("div");
  expect(within(badge ?? document.body).getByText("Out of date")).toBeVisible();
});

test("a name that no project has is said", async () => {
  const { user } = await renderApp("/");
  await user.click(await switcher("Harbour Ltd 2025"));
  await user.type(await screen.findByLabelText("Find a project"), "nothing like it");
  await expectTexts("No project of that name.");
});

test("somebody new opens the sample company, which says that it is read only, and copies it", async () => {
  const opened: Project[] = [];
  const api: FakeApi = {
    listProjects: () => opened,
    createSample: ({ body: { isCopy } }) => {
      const sample = aProject({ id: isCopy ? "copy" : "sample", isSample: !isCopy });
      opened.unshift({ ...sample, name: isCopy ? "My copy" : "Sample company" });
      return opened[0] ?? sample;
    },
  };
  const { user } = await renderApp("/", { api });
  const steps = within(await screen.findByRole("list", { name: "First steps" }));
  expect(steps.getAllByRole("listitem")).toHaveLength(3);
  await user.click(screen.getByRole("button", { name: "Open the sample company" }));
  await expectTexts("This is the sample company. It can be read and exported, not changed.");
  // What would be refused is not offered.
  expect(screen.queryByRole("button", { name: "Clear Project Data" })).toBeNull();
  expect(screen.queryByRole("heading", { name: "Files" })).toBeNull();
  await user.click(screen.getByRole("link", { name: "Manual Adjustments" }));
  await screen.findByRole("heading", { name: "Pending Reviews" });
  expect(screen.queryByRole("button", { name: "New Adjustment" })).toBeNull();
  await expectTexts("No adjustments yet");
  expect(screen.queryByRole("button", { name: "Write a journal" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Make a copy to change" }));
  expect(await switcher("My copy")).toBeVisible();
  expect(screen.queryByText(/^This is the sample company/)).toBeNull();
});

test("somebody with projects opens the sample company from their list, and leaves what the address asked", async () => {
  const projects = [aProject({ id: "own", name: "Harbour Ltd 2025" })];
  const sample = aProject({ id: "sample", name: "Sample company", isSample: true });
  const { user, calls } = await renderApp("/?entity=North", {
    api: {
      listProjects: () => projects,
      createSample: () => {
        projects.unshift(sample);
        return sample;
      },
    },
  });
  await user.click(await switcher("Harbour Ltd 2025"));
  const list = within(await screen.findByRole("dialog", { name: "Projects" }));
  await user.click(list.getByRole("button", { name: "Open the sample company" }));
  expect(await switcher("Sample company")).toBeVisible();
  await waitFor(() => expect(screen.queryByText("Find a project")).toBeNull());
  await expect.poll(() => window.location.search).toBe("");
  expect(calls.find(({ name }) => name === "createSample")?.body).toEqual({ isCopy: false });
});

test("without a project one is asked for, made with what was chosen, and worked on", async () => {
  const { user, calls } = await renderApp("/", { api: growingProjects() });
  await expectTexts("No Project Selected");
  expect(calls.filter(({ name }) => name === "listFiles")).toEqual([]);
  await choose(user, "Framework", "US GAAP (ASC 230)");
  const main = within(screen.getByRole("main"));
  await user.click(main.getAllByRole("button", { name: "New Project" })[0] ?? document.body);
  const dialog = within(await screen.findByRole("dialog", { name: "New project" }));
  const name = dialog.getByLabelText("Name");
  await user.clear(name);
  expect(dialog.getByRole("button", { name: "Create project" })).toBeDisabled();
  await user.type(name, "First");
  const currency = dialog.getByRole("combobox", { name: "Currency" });
  await user.click(currency);
  await user.paste("kuwait");
  expect(screen.getByRole("option", { name: /KWD Kuwaiti Dinar/ })).toHaveTextContent("3 decimals");
  await user.clear(currency);
  await user.paste("yen");
  await user.keyboard("{Enter}");
  expect(currency).toHaveValue("JPY Japanese Yen");
  await user.click(dialog.getByRole("button", { name: "Create project" }));
  await expectTexts("Project created");
  expect(await switcher("First")).toBeVisible();
  expect(calls.find((call) => call.name === "createProject")?.body).toMatchObject({
    name: "First",
    framework: "US_GAAP",
    currency: "JPY",
  });
});

test("a project that could not be made says why, and its dialog stays", async () => {
  const api = { ...growingProjects(), createProject: () => refusal("too_many_projects") };
  const { user } = await renderApp("/", { api });
  const main = within(screen.getByRole("main"));
  const [first] = await main.findAllByRole("button", { name: "New Project" });
  await user.click(first ?? document.body);
  await user.click(await screen.findByRole("button", { name: "Create project" }));
  const dialog = await screen.findByRole("dialog", { name: "New project" });
  expect(await within(dialog).findByText(/Delete one to make room/)).toBeVisible();
});
