import { expect } from "@playwright/test";
import { goToScreen, lookAt } from "../lookAt.ts";
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

test("what two forms do is seen before, stands in the statement, and is reversed", async ({
  page,
}) => {
  const [adjustments, cashFlow] = [new AdjustmentsPage(page), new CashFlowPage(page)];
  const shell = new Shell(page);
  await cashFlow.open();
  const before = await cashFlow.amounts("indirect");
  await goToScreen(page, "/adjustments");
  for (const { form, action, answers, effect } of forms) {
    await adjustments.openForm(form);
    await adjustments.fill({ Reason: reasonOf(form), ...answers });
    await expect(adjustments.effect(effect[0])).toHaveText(effect[1]);
    if (form === "disposal") await lookAt(page, "filled-form");
    await adjustments.submit(action);
    await expect(adjustments.listed(reasonOf(form))).toBeVisible();
  }
  await shell.goTo("Cash Flow Statements");
  const made = Object.fromEntries(forms.map(({ concept, after }) => [concept, after]));
  await expect.poll(() => cashFlow.amounts("indirect")).toMatchObject(made);
  await shell.goTo("Manual Adjustments");
  for (const { form } of forms) await adjustments.reverse(reasonOf(form));
  await shell.goTo("Cash Flow Statements");
  await expect.poll(() => cashFlow.amounts("indirect")).toEqual(before);
});

const reasonOf = (form: string) => `Made by the form ${form}`;
