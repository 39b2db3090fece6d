import { expect } from "@playwright/test";
import { accessibilityProblems, keep, looks, picture, sidewaysScroll } from "../lookAt.ts";
import { AdjustmentsPage, type Answers } from "../pages/AdjustmentsPage.ts";
import { CashFlowPage } from "../pages/CashFlowPage.ts";
import { Shell } from "../pages/Shell.ts";
import { signedInWith } from "../signedIn.ts";

const test = signedInWith("service-company-year-3");

type FormCase = {
  form: string;
  action: string;
  answers: Answers;
  /** A line the preview names, with what stands after. */
  effect: [string, RegExp];
  /** The line as the statement shows it once it is made. */
  concept: string;
  after: number;
};

const forms: FormCase[] = [
  {
    form: "disposal",
    action: "Record the disposal",
    answers: {
      "Asset sold": "170",
      "Its accumulated depreciation": "175",
      "Gain or loss account": "595",
      "Cost of what was sold": "41,000",
      "Depreciation on it so far": "5000",
      "Cash received": "34000",
    },
    effect: ["Proceeds from disposal of property, plant and equipment", /34,000$/],
    concept: "proceeds_from_disposal_of_ppe",
    after: 34_000,
  },
  {
    form: "gross-up",
    action: "Record both flows",
    answers: { "Loan or investment account": "250", "Cash received": "100,000" },
    effect: ["Repayment of bonds", /\(140,000\)$/],
    concept: "repayment_of_bonds",
    after: -140_000,
  },
  {
    form: "non-cash",
    action: "Record the transaction",
    answers: {
      "What happened": "Debt converted to equity",
      Debt: "250",
      Equity: "301",
      Amount: "10000",
    },
    effect: ["Repayment of bonds", /\(30,000\)$/],
    concept: "repayment_of_bonds",
    after: -30_000,
  },
  {
    form: "acquisition",
    action: "Record the acquisition",
    answers: {
      "Cash paid for it": "50,000",
      "Cash it held": "10,000",
      "Came with it, 1 / Account": "120",
      "Came with it, 1 / Fair value": "40,000",
    },
    effect: ["Acquisition of subsidiary, net of cash acquired", /\(40,000\)$/],
    concept: "acquisition_of_subsidiary",
    after: -40_000,
  },
  {
    form: "dividends",
    action: "Record the dividend",
    answers: {
      "Equity it came from": "320",
      "Dividends payable, if any is owed": "201",
      "Declared in the period": "55,000",
      "Paid in the period": "50,000",
    },
    effect: ["Dividends paid", /\(50,000\)$/],
    concept: "dividends_paid",
    after: -50_000,
  },
  {
    form: "exchange",
    action: "Record the difference",
    answers: {
      Amount: "1000",
      "Account in profit or loss": "501",
      "Balance that was translated": "250",
    },
    effect: ["Unrealised exchange losses/(gains)", /1,000$/],
    concept: "unrealised_exchange_differences",
    after: 1_000,
  },
  {
    form: "reclassification",
    action: "Reclassify the account",
    answers: { Account: "130", "What it is": "Other receivables" },
    effect: ["(Increase)/decrease in other receivables", /2,000$/],
    concept: "change_in_other_receivables",
    after: 2_000,
  },
  {
    form: "override",
    action: "Override the line",
    answers: { Line: "Dividends paid", "New amount, outflows negative": "-50,000" },
    effect: ["Unreconciled difference", /\(5,000\)$/],
    concept: "dividends_paid",
    after: -50_000,
  },
  {
    form: "journal",
    action: "Add journal",
    answers: {
      "Line 1 / Account or cash line": "130",
      "Line 1 / Debit": "500",
      "Line 2 / Account or cash line": "Other investing movements",
      "Line 2 / Credit": "500",
    },
    effect: ["(Increase)/decrease in prepaid expenses", /2,500$/],
    concept: "change_in_prepayments",
    after: 2_500,
  },
];

for (const { form, action, answers, effect, concept, after } of forms) {
  test(`${form}: its effect is seen before, stands in the statement, and is reversed`, async ({
    page,
  }) => {
    const [adjustments, cashFlow] = [new AdjustmentsPage(page), new CashFlowPage(page)];
    const shell = new Shell(page);
    await cashFlow.open();
    const before = await cashFlow.amounts("indirect");
    await adjustments.open(form);
    const reason = `Made by the form ${form}`;
    await adjustments.fill({ Reason: reason, ...answers });
    await expect(adjustments.effect(effect[0])).toHaveText(effect[1]);
    await adjustments.submit(action);
    await expect(adjustments.listed(reason)).toBeVisible();
    await shell.goTo("Cash Flow Statements");
    await expect.poll(async () => (await cashFlow.amounts("indirect"))[concept]).toBe(after);
    await shell.goTo("Manual Adjustments");
    await adjustments.reverse(reason);
    await shell.goTo("Cash Flow Statements");
    await expect.poll(() => cashFlow.amounts("indirect")).toEqual(before);
  });
}

test("an open point opens the form that settles it, already begun", async ({ page }) => {
  const adjustments = new AdjustmentsPage(page);
  await adjustments.open();
  await page.getByRole("link", { name: /^Enter both flows: Repayment of bonds/ }).click();
  await expect(adjustments.dialog.getByLabel("Loan or investment account")).toHaveValue(
    "250 Bonds payable",
  );
});

test("a form that is closed, or reloaded, keeps what was typed", async ({ page }) => {
  const adjustments = new AdjustmentsPage(page);
  await adjustments.open("disposal");
  await adjustments.fill({ Reason: "Van sold", "Cost of what was sold": "1250.5" });
  await page.reload();
  await expect(adjustments.dialog.getByLabel("Reason")).toHaveValue("Van sold");
  await page.keyboard.press("Escape");
  await expect(adjustments.dialog).toBeHidden();
  await page.getByRole("button", { name: "New Adjustment" }).click();
  await expect(adjustments.dialog.getByLabel("Cost of what was sold")).toHaveValue("1,250.50");
});

test("a refused save says which line is wrong and keeps the form", async ({ page }) => {
  const adjustments = new AdjustmentsPage(page);
  await adjustments.open("journal");
  await adjustments.fill({
    Reason: "Half a thought",
    "Line 1 / Account or cash line": "170",
    "Line 1 / Debit": "100",
    "Line 2 / Account or cash line": "101",
    "Line 2 / Credit": "60",
  });
  await expect(adjustments.dialog.getByText(/Out by .40\.00$/)).toBeVisible();
  await adjustments.dialog.getByRole("button", { name: "Add journal" }).click();
  await expect(adjustments.dialog.getByText("Debits and credits are not equal yet.")).toBeVisible();
  await adjustments.fill({ "Line 2 / Credit": "100" });
  const effect = adjustments.dialog.getByRole("region", { name: "Effect on the statement" });
  await expect(effect.getByText(/^Line 2: account "101" is cash itself/)).toBeVisible();
  await adjustments.dialog.getByRole("button", { name: "Add journal" }).click();
  await expect(adjustments.dialog.getByText(/^Line 2: account "101"/)).toHaveCount(2);
  await expect(adjustments.dialog.getByLabel("Reason")).toHaveValue("Half a thought");
});

for (const [theme, width] of looks) {
  test(`a filled form with its effect, and the open points, ${theme}, ${width} px`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 900 });
    const adjustments = new AdjustmentsPage(page);
    await picture(page, "/adjustments", `open-points-${width}-${theme}`);
    expect(await accessibilityProblems(page)).toEqual([]);
    const [sale] = forms;
    if (!sale) throw new Error("there is no first form");
    await adjustments.open(sale.form);
    await adjustments.fill({ Reason: "Press sold in March", ...sale.answers });
    await expect(adjustments.effect(sale.effect[0])).toHaveText(sale.effect[1]);
    await keep(page, `filled-form-${width}-${theme}`);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  });
}
