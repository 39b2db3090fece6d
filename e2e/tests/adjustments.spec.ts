import { expect } from "@playwright/test";
import { lookAt, openScreen } from "../lookAt.ts";
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

test("a filled form with its effect, and the open points", async ({ page }) => {
  const adjustments = new AdjustmentsPage(page);
  await openScreen(page, "/adjustments");
  await lookAt(page, "open-points");
  const [sale] = forms;
  if (!sale) throw new Error("there is no first form");
  await adjustments.open(sale.form);
  await adjustments.fill({ Reason: "Press sold in March", ...sale.answers });
  await expect(adjustments.effect(sale.effect[0])).toHaveText(sale.effect[1]);
  await lookAt(page, "filled-form");
});
