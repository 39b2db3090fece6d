import { expect, type Page } from "@playwright/test";

/** The frame around every signed-in screen. */
export class Shell {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async goTo(label: string): Promise<void> {
    await this.page
      .getByRole("navigation", { name: "Screens" })
      .getByRole("link", { name: label })
      .click();
  }

  async openMenu(): Promise<void> {
    await this.page.getByRole("button", { name: "Open menu" }).click();
  }

  async expectHeading(name: string | RegExp): Promise<void> {
    await expect(this.page.getByRole("heading", { level: 1, name })).toBeVisible();
  }

  async signOut(): Promise<void> {
    await this.page.getByRole("button", { name: /^User menu/ }).click();
    await this.page.getByRole("menuitem", { name: "Sign Out" }).click();
  }
}
