import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium as playwright } from "@playwright/test";
import { demoAccount } from "../../emulators/demo.ts";
import { chromium } from "../chromium.ts";
import { LandingPage } from "../pages/LandingPage.ts";
import { Shell } from "../pages/Shell.ts";
import { readSuite } from "../readSuite.ts";
import { publicScreens, signedInScreens } from "../screens.ts";
import { type Audit, auditPage, categories } from "./auditPage.ts";
import { freePort } from "./freePort.ts";

const publicMinimum = 95;
const signedInMinimum = 90;
const { url } = readSuite();
const [only] = process.argv.slice(2);

const profile = mkdtempSync(join(tmpdir(), "tieout-lighthouse-"));
const port = await freePort();
const browser = await playwright.launchPersistentContext(profile, {
  ...chromium,
  baseURL: url,
  args: [...chromium.args, `--remote-debugging-port=${port}`],
});
let failures = 0;
try {
  console.log(`${"".padEnd(16)}${categories.map((name) => name.padStart(16)).join("")}`);
  await auditAll(publicScreens, publicMinimum, categories);
  await signIn(browser);
  const withoutSeo = categories.filter((name) => name !== "seo");
  await auditAll(signedInScreens, signedInMinimum, withoutSeo);
} finally {
  await browser.close();
  rmSync(profile, { recursive: true, force: true });
}
console.log(failures === 0 ? "Every score holds." : `${failures} scores are below their minimum.`);
if (failures > 0) process.exitCode = 1;

async function auditAll(
  screens: Readonly<Record<string, string>>,
  minimum: number,
  judged: readonly (typeof categories)[number][],
): Promise<void> {
  for (const [name, address] of Object.entries(screens)) {
    if (only !== undefined && only !== name) continue;
    const audit = await auditPage(`${url}${address}`, port);
    const low = judged.filter((category) => audit.scores[category] < minimum);
    failures += low.length;
    print(name, audit, judged, low.length > 0);
  }
}

function print(
  name: string,
  { scores, findings }: Audit,
  judged: readonly (typeof categories)[number][],
  isLow: boolean,
): void {
  const cell = (category: (typeof categories)[number]) =>
    String(judged.includes(category) ? scores[category] : "-").padStart(16);
  console.log(`${name.padEnd(16)}${categories.map(cell).join("")}`);
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
