import { expect, type Page } from "@playwright/test";
import type { Account } from "../newAccount.ts";
import { takenOver } from "../takenOver.ts";

/** The page a visitor meets, with its sign-in card. */
export class LandingPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto("/");
    await takenOver(this.page);
    await expect(this.page.getByRole("tab", { name: "Sign In" })).toBeVisible();
  }

  async signIn(email: string, password: string): Promise<void> {
    await this.page.getByRole("tab", { name: "Sign In" }).click();
    await this.page.getByLabel("Email").fill(email);
    await this.page.getByLabel("Password", { exact: true }).fill(password);
    await this.page.getByRole("button", { name: "Sign In", exact: true }).click();
  }

  async signUp({ name, email, password }: Account): Promise<void> {
    await this.page.getByRole("tab", { name: "Sign Up" }).click();
    await this.page.getByLabel("Full Name (Optional)").fill(name);
    await this.page.getByLabel("Email").fill(email);
    await this.page.getByLabel("Password", { exact: true }).fill(password);
    await this.page.getByLabel("Confirm Password").fill(password);
    await this.page.getByRole("button", { name: "Create Account" }).click();
  }
}
