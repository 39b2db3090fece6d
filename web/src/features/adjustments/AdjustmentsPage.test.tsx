import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { adjustableProjectApi } from "../../testing/adjustableProjectApi.ts";
import { expectTexts } from "../../testing/expectTexts.ts";
import type { ReceivedCall } from "../../testing/fakeApi.ts";
import { finishedProjectApi } from "../../testing/finishedProjectApi.ts";
import { renderApp } from "../../testing/renderApp.tsx";

/** A trader that sold land and equipment, and took on and repaid bonds, in one year. */
const files = {
  balance_sheet: `Account Code,Account Name,Opening Balance,Closing Balance,Account Type
101,Cash,37000,54000,Current Asset
110,Accounts receivable,26000,68000,Current Asset
120,Inventory,0,54000,Current Asset
130,Prepaid expenses,6000,4000,Current Asset
150,Land,70000,45000,Non-current Asset
160,Buildings,200000,200000,Non-current Asset
165,Accumulated depreciation - buildings,-11000,-21000,Non-current Asset
170,Equipment,68000,193000,Non-current Asset
175,Accumulated depreciation - equipment,-10000,-28000,Non-current Asset
201,Accounts payable,40000,33000,Current Liability
250,Bonds payable,150000,110000,Non-current Liability
301,Common stock,60000,220000,Equity
320,Retained earnings,136000,206000,Equity`,
  profit_loss: `Account Code,Account Name,Current Period,Prior Period,Account Type
401,Revenues,890000,492000,Revenue
500,Cost of goods sold,465000,0,Expense
501,Operating expenses,188000,269000,Expense
510,Depreciation expense,33000,21000,Expense
590,Interest expense,12000,0,Expense
595,Loss on sale of equipment,2000,0,Expense
601,Income tax expense,65000,68000,Expense`,
};

/** What is typed into a form: by its label; a field of a numbered group as "Line 1 / Debit". */
type Answers = Readonly<Record<string, string>>;

type FormCase = {
  form: string;
  action: string;
  answers: Answers;
  /** A line of the preview with what stands after, and of the statement once it is made. */
  line: string;
  after: string;
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
    line: "Proceeds from disposal of property, plant and equipment",
    after: "34,000",
  },
  {
    form: "gross-up",
    action: "Record both flows",
    answers: { "Loan or investment account": "250", "Cash received": "100,000" },
    line: "Repayment of bonds",
    after: "(140,000)",
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
    line: "Repayment of bonds",
    after: "(30,000)",
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
    line: "Acquisition of subsidiary, net of cash acquired",
    after: "(40,000)",
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
    line: "Dividends paid",
    after: "(50,000)",
  },
  {
    form: "exchange",
    action: "Record the difference",
    answers: {
      Amount: "1000",
      "Account in profit or loss": "501",
      "Balance that was translated": "250",
    },
    line: "Unrealised exchange losses/(gains)",
    after: "1,000",
  },
  {
    form: "reclassification",
    action: "Reclassify the account",
    answers: { Account: "130", "What it is": "Other receivables" },
    line: "(Increase)/decrease in other receivables",
    after: "2,000",
  },
  {
    form: "override",
    action: "Override the line",
    answers: { Line: "Dividends paid", "New amount, outflows negative": "-50,000" },
    line: "Dividends paid",
    after: "(50,000)",
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
    line: "(Increase)/decrease in prepaid expenses",
    after: "2,500",
  },
];

const openForm = (form: string) =>
  renderApp(`/adjustments?new=${form}`, { api: adjustableProjectApi(files) });

const dialog = () => screen.findByRole("dialog", { name: "New Adjustment" });

/** Fills fields in their order, as the keyboard would: a picker takes its first match. */
async function fill(user: UserEvent, answers: Answers): Promise<void> {
  for (const [label, answer] of Object.entries(answers)) {
    const field = await findField(label);
    const isSelect = field.getAttribute("role") === "combobox" && field.tagName !== "INPUT";
    if (isSelect) {
      await user.click(field);
      await user.click(await screen.findByRole("option", { name: answer }));
      continue;
    }
    await user.clear(field);
    await user.paste(answer);
    await user.keyboard(field.getAttribute("role") === "combobox" ? "{Enter}" : "{Tab}");
  }
}

async function findField(label: string): Promise<HTMLElement> {
  const [group = "", inGroup] = label.split(" / ");
  const form = within(await dialog());
  if (inGroup === undefined) return form.findByLabelText(label);
  return within(await form.findByRole("group", { name: group })).findByLabelText(inGroup);
}

/** What a line would say after the adjustment, as far as its effect is known. */
function effectOn(line: string): string | null | undefined {
  const lines = screen.queryByRole("table", { name: "Lines that change" });
  const row = lines && within(lines).queryByText(line)?.closest("tr");
  return row?.querySelector("td:last-child")?.textContent;
}

describe.each(forms)("the form $form", ({ form, action, answers, line, after }) => {
  test("shows its effect before it is made, and makes just what was shown", async () => {
    const { user, calls } = await openForm(form);
    const reason = `Made by the form ${form}`;
    await fill(user, { Reason: reason, ...answers });
    await expect.poll(() => effectOn(line)).toBe(after);
    await user.click(within(await dialog()).getByRole("button", { name: action }));
    await expectTexts("Adjustment added");
    expect(await screen.findByRole("button", { name: `Reverse ${reason}` })).toBeVisible();
    const [previewed] = bodiesOf(calls, "previewAdjustment").slice(-1);
    expect(bodiesOf(calls, "createAdjustment")).toEqual([{ ...previewed, reason }]);
  });
});

function bodiesOf(calls: readonly ReceivedCall[], wanted: ReceivedCall["name"]): object[] {
  return calls.filter(({ name }) => name === wanted).map(({ body = {} }) => body);
}

test("an adjustment is reversed once that is confirmed, stays on record, and warns of nothing any more", async () => {
  const api = adjustableProjectApi(files);
  const warnings = [{ code: "journal_too_large", message: "More than it moved.", where: {} }];
  const { user } = await renderApp("/adjustments?new=override", {
    api: {
      ...api,
      listAdjustments: async (call) => {
        const records = await api.listAdjustments?.(call);
        if (!Array.isArray(records)) throw new Error("the adjustments were refused");
        return records.map((record) => ({ ...record, warnings }));
      },
    },
  });
  const answers = { Line: "Dividends paid", "New amount, outflows negative": "-50,000" };
  await fill(user, { Reason: "As the minutes say", ...answers });
  await user.click(within(await dialog()).getByRole("button", { name: "Override the line" }));
  await expectTexts("More than it moved.");
  await user.click(await screen.findByRole("button", { name: "Reverse As the minutes say" }));
  const asked = within(await screen.findByRole("dialog", { name: "Reverse this adjustment?" }));
  await user.click(asked.getByRole("button", { name: "Reverse" }));
  await expectTexts("Adjustment reversed", "Reversed", "As the minutes say");
  expect(screen.queryByText("More than it moved.")).toBeNull();
  expect(screen.queryByRole("button", { name: /^Reverse/ })).not.toBeInTheDocument();
});

test("an adjustment is edited in one step, and its line says what it adds to the calculated figure", async () => {
  const { user, calls } = await openForm("override");
  const answers = { Line: "Dividends paid", "New amount, outflows negative": "-50,000" };
  await fill(user, { Reason: "As the minutes say", ...answers });
  await user.click(within(await dialog()).getByRole("button", { name: "Override the line" }));
  await user.click(await screen.findByRole("link", { name: "Edit As the minutes say" }));
  await expect.poll(() => findField("Line")).toHaveValue("Dividends paid");
  await fill(user, { "New amount, outflows negative": "-60,000" });
  await expect.poll(() => effectOn("Dividends paid")).toBe("(60,000)");
  await user.click(within(await dialog()).getByRole("button", { name: "Override the line" }));
  await expectTexts("Adjustment reversed and made anew");
  expect(calls.find(({ name }) => name === "replaceAdjustment")).toMatchObject({
    params: { adjustmentId: "adjustment-1" },
    body: { adjustmentType: "override", concept: "dividends_paid", adjustedValue: "-60000" },
  });
  await user.click(await screen.findByRole("link", { name: "Cash Flow Statements" }));
  const line = await screen.findByRole("button", { name: "Dividends paid" });
  expect(line.closest("tr")).toHaveTextContent(/\(60,000\).*Adjusted \([\d,]+\)/);
  await user.click(line);
  await expectTexts(/^Calculated .* · adjustments \(/);
});

test("an open point opens the form that resolves it, already begun", async () => {
  const { user } = await renderApp("/adjustments", { api: adjustableProjectApi(files) });
  await user.click(
    await screen.findByRole("link", { name: /^Enter both flows: Repayment of bonds/ }),
  );
  expect(await findField("Loan or investment account")).toHaveValue("250 Bonds payable");
});

test("a form that is closed, or reloaded, keeps what was typed", async () => {
  const { user, reload } = await openForm("disposal");
  const tab = await screen.findByRole("tab", { name: "Disposal of an asset", selected: true });
  const panel = screen.getByRole("tabpanel", { name: "Disposal of an asset" });
  expect(tab).toHaveAttribute("aria-controls", panel.id);
  await fill(user, { Reason: "Van sold", "Cost of what was sold": "1250.5" });
  await reload();
  expect(await findField("Reason")).toHaveValue("Van sold");
  await user.keyboard("{Escape}");
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  await user.click(screen.getByRole("button", { name: "New Adjustment" }));
  expect(await findField("Cost of what was sold")).toHaveValue("1,250.50");
});

test("a refused save says which line is wrong and keeps the form", async () => {
  const { user } = await openForm("journal");
  await fill(user, {
    Reason: "Half a thought",
    "Line 1 / Account or cash line": "170",
    "Line 1 / Debit": "100",
    "Line 2 / Account or cash line": "101",
    "Line 2 / Credit": "60",
  });
  const form = within(await dialog());
  expect(await form.findByText(/Out by .40\.00$/)).toBeVisible();
  await user.click(form.getByRole("button", { name: "Add journal" }));
  expect(await form.findByText("Debits and credits are not equal yet.")).toBeVisible();
  await fill(user, { "Line 2 / Credit": "100" });
  const effect = within(form.getByRole("region", { name: "Effect on the statement" }));
  expect(await effect.findByText(/^Line 2: account "101" is cash itself/)).toBeVisible();
  await user.click(form.getByRole("button", { name: "Add journal" }));
  await expect.poll(() => form.queryAllByText(/^Line 2: account "101"/)).toHaveLength(2);
  expect(await findField("Reason")).toHaveValue("Half a thought");
});

test("an adjustment without a reason is not made", async () => {
  const { user, calls } = await openForm("override");
  await fill(user, { Line: "Dividends paid", "New amount, outflows negative": "-50,000" });
  await user.click(within(await dialog()).getByRole("button", { name: "Override the line" }));
  await expectTexts(/^Say in a few words why/);
  expect(calls.filter(({ name }) => name === "createAdjustment")).toEqual([]);
});

test("of thousands of accounts a form offers some, and says how many more there are", async () => {
  const dormant = Array.from({ length: 300 }, (_, at) => `${20_000 + at},Store ${at},0,0,Asset`);
  const large = { ...files, balance_sheet: [files.balance_sheet, ...dormant].join("\n") };
  const { user } = await renderApp("/adjustments?new=journal", {
    api: adjustableProjectApi(large),
  });
  const account = await findField("Line 1 / Account or cash line");
  await user.type(account, "store");
  const list = within(await screen.findByRole("listbox"));
  expect(list.getByText(/^[\d,]+ more$/)).toBeInTheDocument();
  await user.clear(account);
  await user.type(account, "20287{Enter}");
  expect(account).toHaveValue("20287 Store 287");
});

test("without adjustments one is offered, and opens the journal", async () => {
  const { user } = await renderApp("/adjustments", { api: finishedProjectApi() });
  await user.click(await screen.findByRole("button", { name: "Write a journal" }));
  expect(within(await dialog()).getByRole("tab", { selected: true })).toHaveTextContent("Journal");
});
