import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium as engine } from "@playwright/test";
import { chromium } from "./chromium.ts";
import { createProject } from "./createProject.ts";
import { newAccount } from "./newAccount.ts";
import { readSuite } from "./readSuite.ts";
import { signUpToApi } from "./signUpToApi.ts";

const viewport = { width: 1280, height: 900 };

/** How many times slower a middling phone's processor is. */
export const SLOWED = 4;

/** Milliseconds from the address until each of these, in their order; a part that was not seen is NaN. */
export type Visit = {
  /** The page had arrived. */
  html: number;
  /** Its frame was painted. */
  frame: number;
  /** The app ran, and knew which project it was served for. */
  app: number;
  /** The identity service had said who is there. */
  session: number;
  /** The statement's answer had arrived. */
  answer: number;
  /** Its lines were painted. */
  lines: number;
  /** A click on a line had opened where its number comes from, painted too. */
  usable: number;
};

/** What was measured by turns; all times are milliseconds. */
export type Visits = {
  /** On a slowed processor, with the site's files in the browser's cache, and without. */
  warm: Visit[];
  cold: Visit[];
  /** Processor time of the page's thread until it is usable, in warm visits that are not slowed. */
  work: number[];
  /** A fixed calculation in an empty page of the server, slowed likewise: how fast the machine is meanwhile. */
  reference: number[];
};

/**
 * Visits the statement of a company as somebody who is signed in and works on that project.
 * `isQuiet` is awaited before each visit. Warm visits are made in an ordinary profile, which keeps files
 * and what the engine compiled of them; cold ones in a private window that was never there.
 */
export async function measureUsable(
  trialBalance: string,
  rounds: number,
  isQuiet: () => Promise<void>,
): Promise<Visits> {
  const { call, browser: signedIn } = await signUpToApi(newAccount());
  const project = await createProject(call, { name: "Small company" });
  await project.upload("trial_balance", "books.csv", trialBalance);
  await project.process();
  const profile = await mkdtemp(join(tmpdir(), "tieout-usable-"));
  const known = await engine.launchPersistentContext(profile, { ...chromium, viewport });
  const browser = await engine.launch(chromium);
  try {
    await known.setStorageState(signedIn);
    await chooseProject(known, project.name);
    // What was compiled is kept from the second visit on.
    await visit(known, 1);
    await visit(known, 1);
    const storageState = await known.storageState({ indexedDB: true });
    const visits: Visits = { warm: [], cold: [], work: [], reference: [] };
    for (let round = 0; round < rounds; round += 1) {
      await isQuiet();
      visits.warm.push((await visit(known)).seen);
      const stranger = await browser.newContext({ storageState, viewport });
      await isQuiet();
      visits.cold.push((await visit(stranger)).seen);
      await stranger.close();
      await isQuiet();
      visits.work.push((await visit(known, 1)).work);
      visits.reference.push(await calculate(known));
    }
    return visits;
  } finally {
    await Promise.all([browser.close(), known.close()]);
    await rm(profile, { recursive: true, force: true });
  }
}

/** As a person does once: from then on this browser knows which project is worked on. */
async function chooseProject(context: BrowserContext, name: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${readSuite().url}/cash-flow`);
  await page.getByRole("button", { name: /^Project: / }).click();
  await page.getByRole("dialog", { name: "Projects" }).getByRole("button", { name }).click();
  await page.close();
}

async function visit(
  context: BrowserContext,
  rate = SLOWED,
): Promise<{ seen: Visit; work: number }> {
  const page = await context.newPage();
  await page.addInitScript(watchStatement);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  // Told by the console: whatever else asks a page brings scripts of its own into it.
  const logged = page.waitForEvent("console", { predicate: (said) => said.text() === "usable" });
  await page.goto(`${readSuite().url}/cash-flow`, { waitUntil: "commit" });
  await logged;
  const { metrics } = await session.send("Performance.getMetrics");
  const seen = await page.evaluate(readVisit);
  await page.close();
  const task = metrics.find(({ name }) => name === "TaskDuration");
  return { seen, work: 1_000 * (task?.value ?? Number.NaN) };
}

/** Runs in the page: opens the first line as soon as the lines are painted, and marks when that is done. */
function watchStatement(): void {
  const painted = (then: () => void) => requestAnimationFrame(() => setTimeout(then));
  const whenThere = (selector: string, then: (element: HTMLElement) => void) => {
    const observer = new MutationObserver(() => {
      const found = document.querySelector<HTMLElement>(selector);
      if (found === null) return;
      observer.disconnect();
      painted(() => then(found));
    });
    observer.observe(document, { childList: true, subtree: true });
  };
  whenThere("table button.open", (line) => {
    performance.mark("lines");
    whenThere("[role=dialog] #line-title", () => {
      performance.mark("usable");
      console.debug("usable");
    });
    line.click();
  });
}

/** Runs in the page: when each part of the visit was there, as the browser kept it. */
function readVisit(): Visit {
  const find = (type: string, part: string) =>
    performance.getEntriesByType(type).find(({ name }) => name.includes(part));
  const endOf = (entry: PerformanceEntry | undefined) =>
    entry instanceof PerformanceResourceTiming ? entry.responseEnd : Number.NaN;
  const startOf = (entry: PerformanceEntry | undefined) => entry?.startTime ?? Number.NaN;
  return {
    html: endOf(find("navigation", "")),
    frame: startOf(find("paint", "first-contentful-paint")),
    app: startOf(find("resource", "/__/firebase/init.js?")),
    session: endOf(find("resource", "accounts:lookup")),
    answer: endOf(find("resource", "/cash-flow")),
    lines: startOf(find("mark", "lines")),
    usable: startOf(find("mark", "usable")),
  };
}

async function calculate(context: BrowserContext): Promise<number> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
  await page.goto(`${readSuite().url}/robots.txt`);
  const spent = await page.evaluate(() => {
    const began = performance.now();
    let sum = 0;
    for (let at = 0; at < 20_000_000; at += 1) sum = (sum * 31 + at) | 0;
    return sum === 1 ? Number.NaN : performance.now() - began;
  });
  await page.close();
  return spent;
}
