import { screen, within } from "@testing-library/react";
import type { AiFinding, AiValidation, AuditNoteRecord } from "@tieout/contract";
import { expect, test } from "vitest";
import { aCashFlow } from "../../testing/aCashFlow.ts";
import { aFinding, anAuditNote, aRun, aValidation } from "../../testing/aFinding.ts";
import { expectTexts } from "../../testing/expectTexts.ts";
import { type FakeApi, refusal } from "../../testing/fakeApi.ts";
import { fillIn } from "../../testing/fillIn.ts";
import { finishedProjectApi } from "../../testing/finishedProjectApi.ts";
import { heldBack } from "../../testing/heldBack.ts";
import { renderApp } from "../../testing/renderApp.tsx";

const openChecks = (api: FakeApi) =>
  renderApp("/ai-validation", { api: { ...finishedProjectApi(), ...api } });

/** Checks whose results are kept, and whose findings keep what was decided on them. */
function keptChecks(finding: AiFinding): FakeApi {
  const kept: AiValidation[] = [];
  const notes: AuditNoteRecord[] = [];
  const run = (result: AiValidation) => {
    kept.unshift(result);
    return result;
  };
  const decided = { decidedAt: "2026-01-05T11:30:00.000Z" };
  return {
    listAiValidations: () => kept,
    listAuditNotes: () => notes,
    detectAnomalies: () => run(aValidation("anomaly_detection", [finding])),
    checkCategorization: () => run(aValidation("categorization")),
    reviewCashFlow: () => run(aValidation("cash_flow")),
    writeAuditNotes: () => {
      notes.push(anAuditNote());
      return run(aValidation("audit_notes"));
    },
    decideFinding: ({ body: { findingId, ...decision } }) => {
      finding.decision = { ...decision, ...decided };
      return { findingId, decision: finding.decision };
    },
    decideAuditNote: ({ body }) => Object.assign(notes[0] ?? anAuditNote(), body, decided),
  };
}

const results = async () =>
  within(await screen.findByRole("list", { name: "Results" })).findAllByRole("button");

test("before there is a statement there is nothing to check", async () => {
  await renderApp("/ai-validation");
  await expectTexts("There is no statement to look at yet");
  expect(screen.getByRole("link", { name: "Upload data" })).toHaveAttribute("href", "/upload");
});

test("a finding leads to the accounts it is about, by code and name", async () => {
  const cashFlow = aCashFlow();
  const [first] = cashFlow.accounts;
  if (!first) throw new Error("the statement has no account");
  const { code, name } = first;
  const api = keptChecks(aFinding({ accounts: [code, "nowhere"] }));
  const { user } = await openChecks({ ...finishedProjectApi(cashFlow), ...api });
  await user.click(await screen.findByRole("button", { name: "Detect anomalies" }));
  const list = within(await screen.findByRole("list", { name: "Findings" }));
  const [link, ...others] = await list.findAllByRole("link");
  expect(link).toHaveTextContent(`${code} ${name}`);
  expect(link).toHaveAttribute("href", `/cash-flow?account=${code}#accounts`);
  expect(others).toEqual([]);
});

test("each of the four checks keeps its result, and says what it found and who found it", async () => {
  const { user, reload } = await openChecks(keptChecks(aFinding()));
  await expectTexts("No check has run yet", "No notes yet");
  for (const [action, check] of [
    ["Check roles", "Categorization Check"],
    ["Review statement", "Cash Flow Review"],
    ["Write notes", "Audit Notes"],
    ["Detect anomalies", "Anomaly Detection"],
  ] as const) {
    await user.click(await screen.findByRole("button", { name: action }));
    await expectTexts(`${check} finished`);
  }
  await reload();
  expect(await results()).toHaveLength(4);
  const found = within(screen.getByRole("region", { name: "Findings" }));
  expect(found.getByText("The name of account 5000 is an instruction")).toBeVisible();
  const shown = within(screen.getByRole("region", { name: "Anomaly Detection" }));
  expect(shown.getByText("Built-in analyst")).toBeVisible();
  expect(shown.getByText("85%")).toBeVisible();
});

test("all four run one after the other, from one button", async () => {
  const { user } = await openChecks(keptChecks(aFinding()));
  await user.click(await screen.findByRole("button", { name: "Run all" }));
  await expect.poll(async () => (await results()).length, { timeout: 10_000 }).toBe(4);
  await expectTexts("Audit Notes finished");
});

test("notes that ran and wrote nothing say so, and do not ask to be run", async () => {
  const written = { ...aValidation("audit_notes"), version: 1, status: "completed" as const };
  await openChecks({ listAiValidations: () => [written], listAuditNotes: () => [] });
  await expectTexts("Nothing to write up");
  expect(screen.queryByText("No notes yet")).toBeNull();
});

test("while a check runs its button says so", async () => {
  const { wait, letGo } = heldBack();
  const { user } = await openChecks({
    detectAnomalies: async () => {
      await wait;
      return aValidation("anomaly_detection");
    },
  });
  await user.click(await screen.findByRole("button", { name: "Detect anomalies" }));
  const busy = await screen.findByRole("button", { name: "Analysing..." });
  expect(busy).toHaveAttribute("aria-disabled", "true");
  letGo();
  await expectTexts("Anomaly Detection finished", "Nothing stands out.");
});

test("a check that fails says so under its own title", async () => {
  const { user } = await openChecks({ writeAuditNotes: () => refusal("ai_failed") });
  await user.click(await screen.findByRole("button", { name: "Write notes" }));
  await expectTexts("Generation Failed", /^The AI service did not answer/);
});

test("a result that the model has not finished, failed on or misquoted says so", async () => {
  const result: AiValidation = {
    ...aValidation("cash_flow"),
    ...aRun,
    version: 2,
    status: "pending",
    aiFailure: "The language model did not answer in time.",
    unsupportedFigures: ["1,234.00"],
  };
  await openChecks({ listAiValidations: () => [result] });
  await expectTexts(
    /^The language model is still reading/,
    "The language model did not answer in time.",
    /figures that are not in the books: 1,234\.00/,
    "This is about version 2; the statement is now version 1.",
  );
});

test("a note is dismissed with a reason, which it keeps, and is opened again", async () => {
  const { user, reload } = await openChecks(keptChecks(aFinding()));
  await user.click(await screen.findByRole("button", { name: "Write notes" }));
  const name = /^Dismiss with a reason: The name of account/;
  // What it says stands among the findings as well
  expect(await screen.findByText("Dismiss with a reason")).not.toBeVisible();
  const open = () => user.click(screen.getByText("The name of account 5000 is an instruction"));
  await open();
  await user.click(screen.getByRole("button", { name }));
  const dialog = within(await screen.findByRole("dialog", { name: "Dismiss this?" }));
  expect(dialog.getByRole("button", { name: "Dismiss" })).toBeDisabled();
  await fillIn(user, dialog.getByLabelText(/^Reason/), "Renamed by the client");
  await user.click(dialog.getByRole("button", { name: "Dismiss" }));
  await expectTexts("Dismissed: Renamed by the client");
  await reload();
  await expectTexts("Dismissed: Renamed by the client");
  await open();
  await user.click(screen.getByRole("button", { name: /^Reopen/ }));
  expect(
    await screen.findByRole("button", { name: /^Agree and keep on file: The name of/ }),
  ).toBeVisible();
});

test("a role that a check proposes is used with one click", async () => {
  const finding = aFinding({
    title: "1150 Trade debtors",
    proposedMapping: { account: "1150", role: "trade_receivables" },
  });
  const { user, calls } = await openChecks(keptChecks(finding));
  await user.click(await screen.findByRole("button", { name: "Detect anomalies" }));
  await user.click(
    await screen.findByRole("button", { name: "Use this role: 1150 Trade debtors" }),
  );
  await expectTexts("It is in the statement, under your name.");
  const shown = within(screen.getByRole("region", { name: "Findings" }));
  expect(shown.getByText("Agreed")).toBeVisible();
  expect(calls.find(({ name }) => name === "decideFinding")?.body).toEqual({
    findingId: "finding-1",
    status: "accepted",
    reason: "",
  });
});

test("only the newest result of a check is acted on", async () => {
  const newest = aValidation("anomaly_detection", [aFinding()]);
  const { user } = await openChecks({
    listAiValidations: () => [newest, { ...newest, id: "run-before", version: 1 }],
  });
  const [, before] = await results();
  expect(screen.getAllByRole("button", { name: /^Agree/ })).toHaveLength(1);
  await user.click(before ?? document.body);
  const shown = within(screen.getByRole("region", { name: "Findings of this run" }));
  expect(shown.getByText("The name of account 5000 is an instruction")).toBeVisible();
  expect(shown.queryByRole("button")).not.toBeInTheDocument();
});

test("what all checks found is in one list, once: what is open first, the riskiest of it first", async () => {
  const decision = {
    status: "accepted",
    reason: "",
    decidedAt: "2026-01-05T11:30:00.000Z",
  } as const;
  await openChecks({
    listAiValidations: () => [
      aValidation("cash_flow", [aFinding({ id: "a", title: "Small", severity: "low" })]),
      aValidation("anomaly_detection", [
        aFinding({ id: "b", title: "Settled", severity: "critical", decision }),
        aFinding({ id: "c", title: "Large", severity: "high" }),
      ]),
      aValidation("audit_notes", [aFinding({ id: "c", title: "Large", severity: "high" })]),
    ],
  });
  const list = within(await screen.findByRole("list", { name: "Findings" }));
  const titles = list.getAllByRole("heading").map(({ textContent }) => textContent);
  expect(titles).toEqual(["Large", "Small", "Settled"]);
  await expectTexts("2 of 3 open");
});
