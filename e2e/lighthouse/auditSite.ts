import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type BrowserContext, chromium as playwright } from "@playwright/test";
import { demoAccount } from "../../demo/demoProjects.ts";
import { chromium } from "../chromium.ts";
import { LandingPage } from "../pages/LandingPage.ts";
import { Shell } from "../pages/Shell.ts";
import { readSuite } from "../readSuite.ts";
import { publicScreens, signedInScreens } from "../screens.ts";
import { type Audit, type Category, categories } from "./auditPage.ts";
import { auditScreen } from "./auditScreen.ts";
import { freePort } from "./freePort.ts";

const publicMinimum = 95;
const signedInMinimum = 90;
const reports = resolve(import.meta.dirname, "../../test-results/lighthouse");
const { url } = readSuite();
const only = process.argv.slice(2);

const profile = mkdtempSync(join(tmpdir(), "tieout-lighthouse-"));
const port = await freePort();
const browser = await playwright.launchPersistentContext(profile, {
  ...chromium,
  baseURL: url,
  args: [...chromium.args, `--remote-debugging-port=${port}`],
});
let failures = 0;
mkdirSync(reports, { recursive: true });
try {
  console.log(`${"".padEnd(18)}${categories.map((name) => name.padStart(16)).join("")}`);
  await auditAll(publicScreens, publicMinimum, categories);
  await signIn(browser);
  const withoutSeo = categories.filter((name) => name !== "seo");
  await auditAll(signedInScreens, signedInMinimum, withoutSeo);
} finally {
  await browser.close();
  rmSync(profile, { recursive: true, force: true });
}
console.log(failures === 0 ? "Every score holds." : `${failures} scores do not hold.`);
if (failures > 0) process.exitCode = 1;

async function auditAll(
  screens: Readonly<Record<string, string>>,
  minimum: number,
  judged: readonly Category[],
): Promise<void> {
  for (const [name, address] of Object.entries(screens)) {
    if (only.length > 0 && !only.includes(name)) continue;
    try {
      const audit = await auditScreen(`${url}${address}`, port);
      const low = judged.filter((category) => audit.scores[category] < minimum);
      failures += low.length;
      print(name, audit, judged, low.length > 0);
      writeFileSync(join(reports, `${name}.json`), audit.report);
    } catch (error) {
      // One screen that could not be measured leaves the others to measure, and the run failed.
      failures += judged.length;
      console.log(`${name.padEnd(18)}not measured: ${String(error)}`);
    }
  }
}

function print(
  name: string,
  { scores, measures, findings, machine }: Audit,
  judged: readonly Category[],
  isLow: boolean,
): void {
  const cell = (category: Category) =>
    String(judged.includes(category) ? scores[category] : "-").padStart(16);
  const load = loadavg()[0]?.toFixed(1) ?? "-";
  console.log(`${name.padEnd(18)}${categories.map(cell).join("")}`);
  console.log(`    ${measures}  (machine ${Math.round(machine)}, load ${load})`);
  if (isLow) for (const finding of findings) console.log(`    ${finding}`);
}

async function signIn(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  const landing = new LandingPage(page);
  await landing.open();
  await landing.signIn(demoAccount.email, demoAccount.password);
  await new Shell(page).expectHeading("Dashboard");
  await page.close();
}
