import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import type { AiExpert, AiReclassification, LearnedExample } from "@tieout/contract";
import { expect, test } from "vitest";
import { aCashFlow } from "../../../testing/aCashFlow.ts";
import { aFinding, aRun } from "../../../testing/aFinding.ts";
import { expectTexts } from "../../../testing/expectTexts.ts";
import { type FakeApi, refusal } from "../../../testing/fakeApi.ts";
import { finishedProjectApi } from "../../../testing/finishedProjectApi.ts";
import { renderApp } from "../../../testing/renderApp.tsx";

const nothing: AiExpert = {
  analyst: "built_in",
  example: null,
  presentation: null,
  generation: null,
  validation: null,
  improvement: null,
};

const example: LearnedExample = {
  fileName: "annual-report.csv",
  learnedAt: "2026-01-05T11:00:00.000Z",
  method: "indirect",
  lines: [
    { label: "Earnings before tax", category: "operating", concept: "profit_before_tax" },
    { label: "Odd items", category: "operating", concept: null },
  ],
};

/** The statement of the small company in the words of the example. */
function presentation(): NonNullable<AiExpert["presentation"]> {
  const { lines } = aCashFlow();
  return {
    method: "indirect",
    lines: lines.map((line) => ({
      ...line,
      lineItem: line.concept === "profit_before_tax" ? "Earnings before tax" : line.lineItem,
      ownItem: line.lineItem,
      isLearned: line.concept === "profit_before_tax",
    })),
    unmatched: [],
    absent: [],
    differences: [],
  };
}

const reclassification: AiReclassification = {
  id: "reclassification-1",
  item: "1250 Stock",
  from: "Trade receivables",
  to: "Inventories",
  reason: "Its name says so.",
  account: "1250",
  proposedAdjustment: null,
  proposedMapping: { account: "1250", role: "inventories" },
  madeBy: "built_in",
  decision: null,
};

const improvement = {
  ...aRun,
  improvements: [
    aFinding({
      title: "A lease was signed",
      proposedAdjustment: {
        adjustmentType: "journal",
        reason: "Lease signed",
        lines: [
          { account: "1000", debit: "50.00" },
          { account: "1100", credit: "50.00" },
        ],
      },
    }),
  ],
  missingItems: ["Nothing is said of tax paid."],
  reclassifications: [reclassification],
};

/** An expert that keeps what it was asked for. */
function expertApi(): FakeApi {
  let expert = nothing;
  const keep = <Part extends Partial<AiExpert>>(part: Part): Part => {
    expert = { ...expert, ...part };
    return part;
  };
  return {
    ...finishedProjectApi(),
    getAiExpert: () => expert,
    uploadExampleCashFlow: () => {
      keep({ example, presentation: presentation() });
      return { ...example, file: { fileName: example.fileName } };
    },
    forgetExampleCashFlow: () => {
      keep({ example: null, presentation: null });
      return { ok: true };
    },
    generateAiCashFlow: () => {
      const keyInsights = ["Cash rose by 30.00 to 130.00."];
      const generation = { ...aRun, statements: 2, analysis: { keyInsights } };
      return keep({ generation }).generation;
    },
    validateCashFlow: () => {
      const warnings = ["No comparatives were supplied."];
      const said = { isValid: true, errors: [], warnings, suggestions: [] };
      return keep({ validation: { ...aRun, ...said } }).validation;
    },
    suggestImprovements: () => keep({ improvement }).improvement,
    decideFinding: ({ body: { findingId, status, reason } }) => ({
      findingId,
      decision: { status, reason, decidedAt: "2026-01-05T11:30:00.000Z" },
    }),
  };
}

const card = async () => within(await screen.findByRole("region", { name: "AI Cash Flow Expert" }));

async function ask(user: UserEvent, tab: string, action: string): Promise<void> {
  await user.click(await (await card()).findByRole("tab", { name: tab }));
  await user.click(await (await card()).findByRole("button", { name: action }));
}

async function chooseExample(user: UserEvent, fileName: string): Promise<void> {
  const file = new File(["Line,2025"], fileName, { type: "text/csv" });
  await user.upload(await screen.findByLabelText("Example statement file"), file);
}

test("before there is a statement the expert says what is needed", async () => {
  const { user } = await renderApp("/");
  await user.click(await (await card()).findByRole("tab", { name: "Validate" }));
  await expectTexts("Process your data first: the expert reads the statement.");
});

test("an example is learned, shown in the statement's place, and forgotten", async () => {
  const { user, calls, reload } = await renderApp("/", { api: expertApi() });
  await chooseExample(user, "annual-report.csv");
  await expectTexts("2 lines learned from annual-report.csv");
  const learned = within(
    await screen.findByRole("region", { name: "Learned from annual-report.csv" }),
  );
  expect(learned.getByText("Odd items (operating; not known to us)")).toBeVisible();
  const sent = calls.find(({ name }) => name === "uploadExampleCashFlow");
  expect(sent?.form?.get("file")).toMatchObject({ name: "annual-report.csv" });
  await ask(user, "Generate", "Generate");
  await expectTexts("2 statements and 1 key insights", "Cash rose by 30.00 to 130.00.");
  const shown = await screen.findByRole("table", { name: /annual-report\.csv/ });
  expect(within(shown).getByRole("rowheader", { name: /^Earnings before tax/ })).toBeVisible();
  await reload();
  await user.click(await (await card()).findByRole("tab", { name: "Generate" }));
  await expectTexts("Cash rose by 30.00 to 130.00.");
  await ask(user, "Train", "Forget it");
  await expectTexts("Example forgotten");
  await expect.poll(() => screen.queryByRole("region", { name: /^Learned from/ })).toBeNull();
});

test("a file that is no statement teaches nothing, and says why", async () => {
  const { user } = await renderApp("/", {
    api: {
      ...finishedProjectApi(),
      uploadExampleCashFlow: () =>
        refusal("example_not_read", {
          errors: ["towns.csv does not read as a cash flow statement."],
        }),
    },
  });
  await chooseExample(user, "towns.csv");
  await expectTexts("Upload Failed", /does not read as a cash flow statement/);
  expect(screen.queryByRole("region", { name: /^Learned from/ })).not.toBeInTheDocument();
});

test("validating counts errors and warnings, and lists them", async () => {
  const { user } = await renderApp("/", { api: expertApi() });
  await ask(user, "Validate", "Validate");
  await expectTexts(
    "Issues Found",
    "Found 0 errors and 1 warnings",
    "No errors. Read the warnings before signing.",
    "No comparatives were supplied.",
  );
});

test("a suggestion shows its journal, and is made when it is accepted", async () => {
  const { user, calls } = await renderApp("/", { api: expertApi() });
  await ask(user, "Improve", "Suggest improvements");
  await expectTexts("1 improvement, 1 missing item, 1 reclassification", "A lease was signed");
  await expectTexts("Nothing is said of tax paid.", /Debit 1000.*50\.00/);
  await user.click(
    screen.getByRole("button", { name: "Make this adjustment: A lease was signed" }),
  );
  await expectTexts("It is in the statement, under your name.");
  expect(calls.find(({ name }) => name === "decideFinding")?.body).toMatchObject({
    findingId: "finding-1",
    status: "accepted",
  });
});

test("a suggested role is shown from and to, and used with one click", async () => {
  const { user, calls } = await renderApp("/", { api: expertApi() });
  await ask(user, "Improve", "Suggest improvements");
  await expectTexts("Trade receivables → Inventories");
  await user.click(screen.getByRole("button", { name: "Use this role: 1250 Stock" }));
  await expectTexts("It is in the statement, under your name.");
  expect(calls.find(({ name }) => name === "decideFinding")?.body).toMatchObject({
    findingId: "reclassification-1",
    status: "accepted",
  });
});

test("an expert that does not answer says so under the words of what was asked", async () => {
  const api = { ...expertApi(), generateAiCashFlow: () => refusal("ai_failed") };
  const { user } = await renderApp("/", { api });
  await ask(user, "Generate", "Generate");
  await expectTexts("AI Generation Failed", /^The AI service did not answer/);
});
