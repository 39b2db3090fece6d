import { expect, type Locator, type Page } from "@playwright/test";
import { goToScreen } from "../lookAt.ts";

/** What is typed into a form: by its label; a field of a numbered group as "Line 1 / Debit". */
export type Answers = Readonly<Record<string, string>>;

/** The open points, the guided forms and the list of adjustments. */
export class AdjustmentsPage {
  readonly page: Page;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole("dialog", { name: "New Adjustment" });
  }

  async open(): Promise<void> {
    await this.page.goto("/adjustments");
    await expect(this.page.getByText("Recent Adjustments")).toBeAttached();
  }

  async openForm(form: string): Promise<void> {
    await goToScreen(this.page, `/adjustments?new=${form}`);
    await expect(this.dialog).toBeVisible();
  }

  /** Fills fields in their order, as the keyboard would: a picker takes its first match. */
  async fill(answers: Answers): Promise<void> {
    for (const [label, answer] of Object.entries(answers)) await this.answer(label, answer);
  }

  /** The row of the effect that names a line, "Before" and "After" beside it. */
  effect(line: string): Locator {
    const lines = this.dialog.getByRole("table", { name: "Lines that change" });
    return lines.getByRole("row").filter({ has: this.page.getByRole("rowheader", { name: line }) });
  }

  async submit(action: string): Promise<void> {
    await this.dialog.getByRole("button", { name: action }).click();
    await expect(this.dialog).toBeHidden();
  }

  listed(reason: string): Locator {
    return this.page.getByRole("listitem").filter({ hasText: reason });
  }

  async reverse(reason: string): Promise<void> {
    await this.page.getByRole("button", { name: `Reverse ${reason}` }).click();
    const asked = this.page.getByRole("dialog", { name: "Reverse this adjustment?" });
    await asked.getByRole("button", { name: "Reverse" }).click();
    await expect(this.listed(reason).getByText("Reversed", { exact: true })).toBeVisible();
  }

  private async answer(label: string, answer: string): Promise<void> {
    const [group, inGroup] = label.split(" / ");
    const within = inGroup ? this.dialog.getByRole("group", { name: group ?? "" }) : this.dialog;
    const field = within.getByLabel(inGroup ?? label, { exact: true }).first();
    const role = await field.getAttribute("role");
    const isSelect =
      role === "combobox" && (await field.getAttribute("aria-autocomplete")) === null;
    if (isSelect) {
      await field.click();
      await this.page.getByRole("option", { name: answer, exact: true }).click();
      return;
    }
    await field.fill(answer);
    await field.press(role === "combobox" ? "Enter" : "Tab");
  }
}
