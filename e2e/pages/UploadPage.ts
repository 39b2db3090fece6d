import { Buffer } from "node:buffer";
import { expect, type Locator, type Page } from "@playwright/test";
import { Shell } from "./Shell.ts";

/** The upload screen. */
export class UploadPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto("/upload");
    await this.expectReady();
  }

  async openFromMenu(): Promise<void> {
    const shell = new Shell(this.page);
    await shell.goTo("Upload Data");
    // The dashboard has widgets of the same names, and stays until the screen has loaded.
    await shell.expectHeading("Upload Data");
    await this.expectReady();
  }

  /** The card of one file type. */
  card(label = "Trial Balance"): Locator {
    return this.page.getByRole("region", { name: label, exact: true });
  }

  async send(fileName: string, content: string | Buffer, label = "Trial Balance"): Promise<void> {
    await this.sendAll({ [fileName]: content }, label);
  }

  /** Chooses several files at once, each with its content by its name. */
  async sendAll(files: Record<string, string | Buffer>, label: string): Promise<void> {
    const another = this.card(label).getByRole("button", { name: "Upload another" });
    if (await another.isVisible()) await another.click();
    const chosen = Object.entries(files).map(([name, content]) => ({
      name,
      mimeType: "text/csv",
      buffer: Buffer.from(content),
    }));
    await this.page.getByLabel(`${label} file`, { exact: true }).setInputFiles(chosen);
  }

  async expectValid(fileName: string): Promise<void> {
    await expect(this.card().getByText(`${fileName} uploaded`)).toBeVisible();
  }

  async expectRefused(): Promise<void> {
    await expect(this.card().getByText(/^File validation failed\. Please fix/)).toBeVisible();
  }

  /** Opens the dialog in which columns are matched by hand. */
  async openColumns(fileName: string, label = "Trial Balance"): Promise<Locator> {
    await this.card(label)
      .getByRole("button", { name: new RegExp(`^(Match|Change) columns of ${fileName}$`) })
      .first()
      .click();
    const dialog = this.page.getByRole("dialog", { name: `Columns of ${fileName}` });
    await expect(dialog.getByLabel("Headings are in")).toBeVisible();
    return dialog;
  }

  /** Waits until the files of the project are known: the cards come with them. */
  private async expectReady(): Promise<void> {
    await expect(this.card()).toBeVisible();
  }

  /** One file of the list of a card. */
  file(fileName: string, label = "Trial Balance"): Locator {
    return this.card(label).getByRole("listitem").filter({ hasText: fileName });
  }
}
