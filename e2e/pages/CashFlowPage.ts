import { expect, type Locator, type Page } from "@playwright/test";
import { Shell } from "./Shell.ts";

/** The statement, read as a person reads it. */
export class CashFlowPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto("/cash-flow");
    await expect(this.statement("indirect")).toBeVisible();
  }

  async openFromMenu(): Promise<void> {
    const shell = new Shell(this.page);
    await shell.goTo("Cash Flow Statements");
    await shell.expectHeading(/cash flows/i);
    await expect(this.statement("indirect")).toBeVisible();
  }

  statement(method: "indirect" | "direct"): Locator {
    return this.page.getByRole("table", {
      name: new RegExp(`statement of cash flows, ${method} method$`, "i"),
    });
  }

  async switchTo(method: "Indirect" | "Direct"): Promise<void> {
    await this.page.getByRole("button", { name: method, exact: true }).click();
  }

  /** The current year's amount of every line that is not zero, by concept. */
  async amounts(method: "indirect" | "direct"): Promise<Record<string, number>> {
    await expect(this.statement(method)).toBeVisible();
    // All in one look: rows read one by one are gone when the statement changes meanwhile.
    const rows = await this.statement(method)
      .locator("tr[data-concept]")
      .evaluateAll((elements) =>
        elements.map((row): [string, string] => [
          row.getAttribute("data-concept") ?? "",
          row.querySelector(".current")?.textContent ?? "",
        ]),
      );
    const read = rows.map(([concept, written]): [string, number] => [concept, toNumber(written)]);
    return Object.fromEntries(read.filter(([, amount]) => amount !== 0));
  }

  async openLine(label: string): Promise<Locator> {
    await this.page.getByRole("button", { name: label, exact: true }).press("Enter");
    const drawer = this.page.getByRole("dialog", { name: label });
    await expect(drawer).toBeVisible();
    return drawer;
  }
}

/** "(338,000)" is minus 338000, and a dash is nothing. */
function toNumber(written: string): number {
  const digits = written.replaceAll(/[^\d]/g, "");
  if (digits === "") return 0;
  return written.includes("(") ? -Number(digits) : Number(digits);
}
