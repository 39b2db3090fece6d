import { type CDPSession, chromium as engine, type Locator, type Page } from "@playwright/test";
import { chromium } from "./chromium.ts";
import { createProject } from "./createProject.ts";
import { newAccount } from "./newAccount.ts";
import { readSuite } from "./readSuite.ts";
import { signUpToApi } from "./signUpToApi.ts";
import { takenOver } from "./takenOver.ts";

/** Milliseconds: scripting by step of the list, all work for a drawer, and until a role's effect is read. */
export type ScreenCost = { nodes: number; scroll: number; drawer: number; role: number };

const STEPS = 40;
const ROW = 28;
const PATIENCE_MS = 300_000;

/** What the statement's screen of a company costs the browser; its account 2 is given another role. */
export async function measureScreen(name: string, trialBalance: string): Promise<ScreenCost> {
  const { call, browser: storageState } = await signUpToApi(newAccount());
  const project = await createProject(call, { name });
  await project.upload("trial_balance", "books.csv", trialBalance);
  await project.process();
  const browser = await engine.launch(chromium);
  try {
    const context = await browser.newContext({
      storageState,
      viewport: { width: 1280, height: 900 },
    });
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    await page.goto(`${readSuite().url}/cash-flow`);
    await takenOver(page);
    await roleOfAccount2(page).waitFor();
    // What is still read in the background would count as work of the first step.
    await page.waitForLoadState("networkidle");
    const session = await context.newCDPSession(page);
    await session.send("Performance.enable");
    const nodes = await page.evaluate(() => document.querySelectorAll("*").length);
    const scroll = await measureScroll(page, session);
    const drawer = await measureDrawer(page, session);
    return { nodes, scroll, drawer, role: await measureRole(page) };
  } finally {
    await browser.close();
  }
}

async function measureScroll(page: Page, session: CDPSession): Promise<number> {
  const before = await metric(session, "ScriptDuration");
  await page.getByRole("table", { name: "Accounts" }).evaluate(
    async (table, { steps, row }) => {
      const frame = table.parentElement;
      for (let step = 0; step < steps; step += 1) {
        frame?.scrollBy(0, 10 * row);
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      }
      frame?.scrollTo(0, 0);
    },
    { steps: STEPS, row: ROW },
  );
  return (1_000 * ((await metric(session, "ScriptDuration")) - before)) / STEPS;
}

async function measureDrawer(page: Page, session: CDPSession): Promise<number> {
  const before = await metric(session, "TaskDuration");
  await page
    .getByRole("row", { name: /in trade receivables/ })
    .first()
    .click();
  await page.getByRole("dialog").getByText("Trade receivables").first().waitFor();
  const spent = 1_000 * ((await metric(session, "TaskDuration")) - before);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  return spent;
}

async function measureRole(page: Page): Promise<number> {
  const role = roleOfAccount2(page);
  await role.click();
  const began = performance.now();
  await role.selectOption("other_receivables");
  await page.getByText("(Increase)/decrease in other receivables").first().waitFor();
  return performance.now() - began;
}

function roleOfAccount2(page: Page): Locator {
  return page.getByLabel(/^Role of 2 /);
}

async function metric(session: CDPSession, wanted: string): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
}
