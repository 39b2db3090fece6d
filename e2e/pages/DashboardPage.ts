import { expect, type Page } from "@playwright/test";

export type UploadLabel = "Trial Balance" | "Profit & Loss" | "Balance Sheet" | "FX Rates";

/** The dashboard of the signed-in. */
export class DashboardPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async createProject(framework: "IFRS" | "US_GAAP", name?: string): Promise<void> {
    if (framework === "US_GAAP") {
      await this.page.getByLabel("Framework").click();
      await this.page.getByRole("option", { name: "US GAAP (ASC 230)" }).click();
    }
    await this.page.getByRole("main").getByRole("button", { name: "New Project" }).first().click();
    const dialog = this.page.getByRole("dialog", { name: "New project" });
    if (name !== undefined) await dialog.getByLabel("Name").fill(name);
    await dialog.getByRole("button", { name: "Create project" }).click();
    await expect(this.page.getByText("Project created", { exact: true })).toBeVisible();
    await expect(this.page.getByRole("heading", { name: "Cash flow preview" })).toBeVisible();
  }

  async upload(label: UploadLabel, file: string): Promise<void> {
    const zone = this.page.getByLabel(`${label} file`, { exact: true });
    const more = this.page.getByRole("button", { name: "Add another file" });
    // Beside files the empty zones are asked for.
    await expect(zone.or(more).first()).toBeAttached();
    if ((await zone.count()) === 0) await more.click();
    await zone.setInputFiles(file);
    const name = file.split("/").at(-1) ?? file;
    await expect(this.page.getByText(`${name} uploaded`)).toBeVisible();
  }

  /** Says in the settings that nothing comes before the period. */
  async sayFirstPeriod(): Promise<void> {
    await this.page.getByRole("link", { name: "Project settings" }).click();
    const settings = this.page.getByRole("dialog", { name: "Project settings" });
    await settings
      .getByLabel("This is the first period of the entity: it opens with nothing")
      .check();
    await settings.getByRole("button", { name: "Save settings" }).click();
    await expect(settings).toBeHidden();
  }

  async process(): Promise<void> {
    await this.page.getByRole("button", { name: "Process Data" }).click();
    await expect(this.page.getByText(/^Ties out ·/)).toBeVisible();
  }
}
