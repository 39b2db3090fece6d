import { Buffer } from "node:buffer";
import { expect, type Locator, type Page } from "@playwright/test";
import { newAccount } from "../newAccount.ts";
import { DashboardPage } from "./DashboardPage.ts";
import { LandingPage } from "./LandingPage.ts";
import { Shell } from "./Shell.ts";

/** The upload screen of somebody new with an empty project. */
export class UploadPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async openAsNewcomer(): Promise<void> {
    const landing = new LandingPage(this.page);
    await landing.open();
    await landing.signUp(newAccount());
    await new DashboardPage(this.page).createProject("IFRS");
    await this.open();
  }

  async open(): Promise<void> {
    const shell = new Shell(this.page);
    await shell.goTo("Upload Data");
    // The dashboard has widgets of the same names, and stays until the screen has loaded.
    await shell.expectHeading("Upload Data");
  }

  /** The card of one file type. */
  card(label = "Trial Balance"): Locator {
    return this.page.getByRole("region", { name: label, exact: true });
  }

  async send(fileName: string, content: string | Buffer, label = "Trial Balance"): Promise<void> {
    const another = this.card(label).getByRole("button", { name: "Upload another" });
    if (await another.isVisible()) await another.click();
    await this.page.getByLabel(`${label} file`, { exact: true }).setInputFiles({
      name: fileName,
      mimeType: "text/csv",
      buffer: Buffer.from(content),
    });
  }

  async expectValid(fileName: string): Promise<void> {
    await expect(this.card().getByText(`${fileName} uploaded`)).toBeVisible();
  }

  async expectRefused(): Promise<void> {
    await expect(this.card().getByText(/^File validation failed\. Please fix/)).toBeVisible();
  }

  /** Opens the dialog in which columns are matched by hand. */
  async openColumns(fileName: string): Promise<Locator> {
    await this.card()
      .getByRole("button", { name: new RegExp(`^(Match|Change) columns of ${fileName}$`) })
      .first()
      .click();
    const dialog = this.page.getByRole("dialog", { name: `Columns of ${fileName}` });
    await expect(dialog.getByLabel("Headings are in")).toBeVisible();
    return dialog;
  }

  /** One file of the list of a card. */
  file(fileName: string): Locator {
    return this.card().getByRole("listitem").filter({ hasText: fileName });
  }
}
