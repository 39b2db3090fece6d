import type { Locator, Page } from "@playwright/test";

/** What a person's hands do on a page, counted by stage. */
export type StageCount = { stage: string; clicks: number; keys: number };

/** Clicks and presses keys as a person does, and counts both. */
export class Hands {
  readonly page: Page;
  readonly counts: StageCount[] = [];

  constructor(page: Page) {
    this.page = page;
  }

  /** What follows counts as this stage. */
  begin(stage: string): void {
    this.counts.push({ stage, clicks: 0, keys: 0 });
  }

  async click(target: Locator): Promise<void> {
    this.add("clicks", 1);
    await target.click();
  }

  async press(key: string): Promise<void> {
    this.add("keys", 1);
    await this.page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    this.add("keys", text.length);
    await this.page.keyboard.type(text);
  }

  /** Opens a list, and picks from it. */
  async pick(list: Locator, label: string): Promise<void> {
    await this.click(list);
    this.add("clicks", 1);
    await list.selectOption({ label });
  }

  /** Asks for the system's window, picks a file there, and opens it. */
  async chooseFile(button: Locator, name: string, content: string): Promise<void> {
    const chooser = this.page.waitForEvent("filechooser");
    await this.click(button);
    this.add("clicks", 2);
    const buffer = Buffer.from(content);
    await (await chooser).setFiles({ name, mimeType: "text/csv", buffer });
  }

  private add(what: "clicks" | "keys", count: number): void {
    const stage = this.counts.at(-1);
    if (!stage) throw new Error("no stage has begun");
    stage[what] += count;
  }
}
