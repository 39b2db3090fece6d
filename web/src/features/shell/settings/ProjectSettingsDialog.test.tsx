import { fireEvent, screen, within } from "@testing-library/react";
import type { Project } from "@tieout/contract";
import { expect, onTestFinished, test, vi } from "vitest";
import { aCashFlow } from "../../../testing/aCashFlow.ts";
import { aFile } from "../../../testing/aFile.ts";
import { aProject } from "../../../testing/aProject.ts";
import { choose } from "../../../testing/choose.ts";
import { expectTexts } from "../../../testing/expectTexts.ts";
import { type FakeApi, refusal } from "../../../testing/fakeApi.ts";
import { fillIn } from "../../../testing/fillIn.ts";
import { renderApp } from "../../../testing/renderApp.tsx";

/** A project that takes what is saved; a change of what its statement says puts that out of date. */
function changingProject(different: Partial<Project> = {}): FakeApi {
  let project = aProject(different);
  return {
    listProjects: () => [project],
    getCashFlow: () => aCashFlow(undefined, { project }),
    updateProject: ({ body }) => {
      const { policies, ...said } = body;
      project = {
        ...project,
        ...said,
        policies: { ...project.policies, ...policies },
        isOutOfDate: project.statementVersion !== null,
      } as Project; // what is not said is left out of a body, never undefined
      return project;
    },
  };
}

const dialog = () => screen.findByRole("dialog", { name: "Project settings" });

test("policies follow the framework, and a forbidden one says why", async () => {
  const { user } = await renderApp("/?settings=project", { api: changingProject() });
  await dialog();
  await choose(user, "Framework", "IFRS (IAS 7 with IFRS 18)");
  const interestPaid = await screen.findByRole("combobox", { name: "Interest paid" });
  await user.click(interestPaid);
  const forbidden = await screen.findByRole("option", {
    name: /^Operating activities \(not under/,
  });
  expect(forbidden).toHaveTextContent("IAS 7.34A");
  expect(forbidden).toHaveAttribute("aria-disabled", "true");
  await user.keyboard("{Escape}");
  await choose(user, "Main business activity", "Financing customers");
  await user.click(interestPaid);
  expect(await screen.findByRole("option", { name: "Operating activities" })).toBeEnabled();
});

test("a change is saved as a whole, and says that the statement will be out of date", async () => {
  const api = changingProject({ statementVersion: 1, status: "completed" });
  const { user, calls } = await renderApp("/cash-flow?settings=project", { api });
  const settings = within(await dialog());
  const name = await settings.findByLabelText("Name");
  await user.clear(name);
  await fillIn(user, name, "North and South");
  await fillIn(user, settings.getByLabelText("Entity"), "North and South Ltd");
  // What it is called and whose it is only stands above the figures.
  expect(settings.queryByText(/will be out of date/)).not.toBeInTheDocument();
  fireEvent.change(settings.getByLabelText("Period end"), { target: { value: "2025-12-31" } });
  expect(settings.getByLabelText("Period start")).toHaveValue("2025-01-01");
  await choose(user, "National chart of accounts", "German Standardkontenrahmen SKR 04");
  await expectTexts(/will be out of date/);
  await user.click(settings.getByRole("button", { name: "Save settings" }));
  expect(await screen.findByRole("button", { name: /^Project: North and South/ })).toBeVisible();
  await expectTexts(/^Files, adjustments or settings have changed since/);
  expect(calls.find((call) => call.name === "updateProject")?.body).toEqual({
    name: "North and South",
    entityName: "North and South Ltd",
    chart: "SKR04",
    period: { start: "2025-01-01", end: "2025-12-31" },
  });
});

test("where the statement is prepared by itself, it is prepared with what was saved", async () => {
  const api = changingProject({
    statementVersion: 1,
    status: "completed",
    processesAutomatically: true,
  });
  api.processProject = () => ({ version: 2, status: "completed", tiesOut: true });
  const { user, calls } = await renderApp("/?settings=project", { api });
  const settings = within(await dialog());
  await choose(user, "National chart of accounts", "German Standardkontenrahmen SKR 04");
  await expectTexts("The statement is prepared again with these settings when they are saved.");
  await user.click(settings.getByRole("button", { name: "Save settings" }));
  await expectTexts("The statement ties out");
  expect(calls.filter(({ name }) => name === "processProject")).toHaveLength(1);
});

test.each([
  { processesAutomatically: true, runs: 1, said: "The statement ties out" },
  { processesAutomatically: false, runs: 0, said: /click Process Data/ },
])(
  "files that gave no statement are processed with another chart: by itself $processesAutomatically",
  async ({ processesAutomatically, runs, said }) => {
    const api = {
      ...changingProject({ processesAutomatically }),
      listFiles: () => [aFile()],
      processProject: () => ({ version: 1, status: "completed", tiesOut: true }) as const,
    };
    const { user, calls } = await renderApp("/?settings=project", { api });
    const settings = within(await dialog());
    await choose(user, "National chart of accounts", "German Standardkontenrahmen SKR 04");
    await user.click(settings.getByRole("button", { name: "Save settings" }));
    await expectTexts(said);
    expect(calls.filter(({ name }) => name === "processProject")).toHaveLength(runs);
  },
);

test("another name makes no statement of files that gave none", async () => {
  const api = {
    ...changingProject({ processesAutomatically: true }),
    listFiles: () => [aFile()],
  };
  const { user, calls } = await renderApp("/?settings=project", { api });
  const settings = within(await dialog());
  await fillIn(user, await settings.findByLabelText("Name"), "North");
  await user.click(settings.getByRole("button", { name: "Save settings" }));
  await expectTexts("Settings saved");
  expect(calls.filter(({ name }) => name === "processProject")).toEqual([]);
});

test("what the API refuses stays in the dialog, with the reason", async () => {
  const api = { ...changingProject(), updateProject: () => refusal("policy_invalid") };
  const { user } = await renderApp("/?settings=project", { api });
  await choose(user, "Method", "Direct");
  await user.click(screen.getByRole("button", { name: "Save settings" }));
  await expectTexts("The framework does not allow this policy.");
  expect(await dialog()).toBeVisible();
  // Not in what scrolls: the settings are longer than the window.
  expect(screen.getByRole("alert").closest(".MuiDialogContent-root")).toBeNull();
});

test("the settings close over the screen they were opened on, whose search stays", async () => {
  const { user } = await renderApp("/cash-flow?entity=North&settings=project", {
    api: changingProject({ statementVersion: 1 }),
  });
  await dialog();
  await user.keyboard("{Escape}");
  await expect.poll(() => window.location.search).toBe("?entity=North");
});

test("a project is deleted only when its name is typed", async () => {
  const projects = [aProject(), aProject({ id: "project-2", name: "Bakery" })];
  const { user, calls } = await renderApp("/?settings=project", {
    api: {
      listProjects: () => projects,
      deleteProject: () => {
        projects.shift();
        return { ok: true };
      },
    },
  });
  await user.click(await screen.findByRole("button", { name: "Delete project" }));
  const last = screen.getByRole("button", { name: "Delete it" });
  const typed = screen.getByLabelText("Type “Harbour Ltd 2025” to confirm");
  await user.type(typed, "Harbour Ltd 202");
  expect(last).toBeDisabled();
  await user.type(typed, "5");
  await user.click(screen.getByLabelText("Forget the roles remembered for its accounts too"));
  await user.click(last);
  await expectTexts("Project deleted", /can be restored for 30 days/);
  expect(await screen.findByRole("button", { name: /^Project: Bakery/ })).toBeVisible();
  // Only what was deleted elsewhere is announced over the page.
  expect(screen.queryByRole("dialog", { name: /has been deleted/ })).toBeNull();
  expect(calls).toContainEqual(
    expect.objectContaining({ params: { id: "project-1" }, query: { forgetNames: "true" } }),
  );
});

test.each([
  ["dashboard", "/"],
  ["settings", "/?settings=project"],
])("next year is started from the %s of a project with a statement", async (_, address) => {
  const projects = [aProject({ name: "Harbour 2025", statementVersion: 1 })];
  const { user } = await renderApp(address, {
    api: {
      listProjects: () => projects,
      startNextYear: ({ params }) => {
        const next = aProject({ id: "next", name: "Harbour 2026", priorProjectId: `${params.id}` });
        projects.unshift(next);
        return next;
      },
    },
  });
  await user.click(await screen.findByRole("button", { name: "Start next year" }));
  await expectTexts("Next year started");
  expect(await screen.findByRole("button", { name: /^Project: Harbour 2026/ })).toBeVisible();
});

test("the whole project is downloaded as one archive", async () => {
  const create = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:archive");
  // A link to a file does not lead away from the page.
  const follow = vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
  onTestFinished(() => {
    create.mockRestore();
    follow.mockRestore();
  });
  const { user } = await renderApp("/?settings=project", {
    api: { listProjects: () => [aProject({})], getArchive: () => new Blob(["PK"]) },
  });
  await user.click(await screen.findByRole("button", { name: "Download archive" }));
  await expect.poll(() => create.mock.calls.length).toBe(1);
});

test("the settings of the sample offer a copy instead of a change", async () => {
  await renderApp("/?settings=project", { api: changingProject({ isSample: true }) });
  const settings = within(await dialog());
  expect(await settings.findByRole("button", { name: "Make a copy to change" })).toBeVisible();
  expect(settings.queryByLabelText("Name")).toBeNull();
  expect(settings.queryByRole("button", { name: "Save settings" })).toBeNull();
});
