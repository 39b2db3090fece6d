import { expect, type Locator, type Page } from "@playwright/test";
import { expectMessages } from "../expectMessages.ts";

export type ExpertTab = "Train" | "Generate" | "Validate" | "Improve";

/** The AI Cash Flow Expert of the dashboard. */
export class ExpertCard {
  readonly page: Page;
  readonly panel: Locator;

  constructor(page: Page) {
    this.page = page;
    this.panel = page.getByRole("region", { name: "AI Cash Flow Expert" });
  }

  async open(tab: ExpertTab): Promise<void> {
    await this.panel.getByRole("tab", { name: tab, exact: true }).click();
    await expect(this.panel.getByRole("tabpanel", { name: tab })).toBeVisible();
  }

  async ask(action: string): Promise<void> {
    await this.panel.getByRole("button", { name: action, exact: true }).click();
  }

  part(name: string): Locator {
    return this.panel.getByRole("region", { name });
  }
}

/** /ai-validation. */
export class AiValidationPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto("/ai-validation");
    await expect(this.page.getByRole("heading", { level: 1, name: "AI Validation" })).toBeVisible();
  }

  async run(action: string, check: string): Promise<void> {
    await expectMessages(this.page, [`${check} finished`], () =>
      this.page.getByRole("button", { name: action, exact: true }).click(),
    );
  }

  /** The buttons of the results list. */
  results(): Locator {
    return this.page.getByRole("list", { name: "Results" }).getByRole("button");
  }

  detail(check: string): Locator {
    return this.page.getByRole("region", { name: check, exact: true });
  }

  notes(): Locator {
    return this.page.getByRole("list", { name: "Audit notes" }).getByRole("listitem");
  }

  async dismiss(item: Locator, reason: string): Promise<void> {
    const dismiss = item.getByRole("button", { name: /^Dismiss/ });
    // The words of a note are folded
    if (!(await dismiss.isVisible())) await item.locator("summary").click();
    await dismiss.click();
    const dialog = this.page.getByRole("dialog", { name: "Dismiss this?" });
    await dialog.getByLabel("Reason").fill(reason);
    await dialog.getByRole("button", { name: "Dismiss", exact: true }).click();
    await expect(dialog).toBeHidden();
  }
}
