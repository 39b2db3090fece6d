import { readFile } from "node:fs/promises";
import { type BrowserContext, chromium as engine, type Page } from "@playwright/test";
import { chromium } from "../chromium.ts";
import { newAccount } from "../newAccount.ts";
import { readSuite } from "../readSuite.ts";
import { signUpToApi } from "../signUpToApi.ts";
import { takenOver } from "../takenOver.ts";
import { Hands, type StageCount } from "./Hands.ts";

/** A company of which nothing is known but its books, and what its accountant knows of them. */
export type JourneyCompany = {
  books: string;
  /** By the digits with which codes begin: how many accounts these are, and the role's name. */
  classes: readonly { digits: string; accounts: number; role: string }[];
  sold: {
    asset: string;
    depreciation: string;
    cost: string;
    accumulated: string;
    proceeds: string;
  };
  drawn: string;
};

/** What was done by hand, and the JSON export it ended in. */
export type Journey = { counts: readonly StageCount[]; exported: unknown };

const PATIENCE_MS = 300_000;

/** From a new account to an export that ties out, with a mouse and a keyboard, each use of which is counted. */
export async function walkJourney(company: JourneyCompany): Promise<Journey> {
  const { browser: storageState } = await signUpToApi(newAccount());
  const browser = await engine.launch(chromium);
  try {
    const context = await browser.newContext({
      storageState,
      viewport: { width: 1280, height: 900 },
    });
    context.setDefaultTimeout(PATIENCE_MS);
    const hands = new Hands(await openDashboard(context));
    await makeProject(hands);
    await uploadBooks(hands, company);
    await giveRoles(hands, company);
    await settlePoints(hands, company);
    return { exported: await exportJson(hands), counts: hands.counts };
  } finally {
    await browser.close();
  }
}

async function openDashboard(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(readSuite().url);
  await takenOver(page);
  await page.getByText("No Project Selected").waitFor();
  return page;
}

/** The entity and the year end, which head the statement and every export. */
async function makeProject(hands: Hands): Promise<void> {
  const { page } = hands;
  hands.begin("project");
  await hands.click(page.getByRole("main").getByRole("button", { name: "New Project" }).first());
  await page.getByLabel("Name", { exact: true }).waitFor();
  await hands.press("Tab");
  await hands.type("Qx Holdings");
  await hands.press("Tab");
  await hands.type("12312025");
  await hands.press("Enter");
  await page.getByText("Project created", { exact: true }).waitFor();
}

async function uploadBooks(hands: Hands, { books }: JourneyCompany): Promise<void> {
  const { page } = hands;
  hands.begin("upload");
  await hands.click(page.getByRole("link", { name: "Upload Data" }).first());
  const card = page.getByRole("region", { name: "Trial Balance", exact: true });
  await hands.chooseFile(card.getByText("Choose File"), "books.csv", books);
  // Processing begins by itself.
  await hands.click(page.getByRole("link", { name: "Open the statement" }));
}

async function giveRoles(hands: Hands, { classes }: JourneyCompany): Promise<void> {
  const { page } = hands;
  hands.begin("roles");
  await hands.click(page.getByRole("link", { name: "Review accounts in doubt" }));
  await page.getByRole("combobox", { name: "Show" }).getByText("To review").waitFor();
  await page.locator("#accounts:focus").waitFor();
  await hands.press("/");
  for (const { digits, accounts, role } of classes) {
    await hands.type(digits);
    await page.getByText(`${accounts} found`, { exact: true }).waitFor();
    await hands.pick(page.getByLabel(/^Set the role of/), role);
    await hands.click(page.getByRole("button", { name: /^Save \d+ roles?$/ }));
    await page.getByText("0 found", { exact: true }).waitFor();
    await page
      .getByRole("searchbox", { name: "Find an account" })
      .and(page.locator(":focus"))
      .waitFor();
  }
}

/** What the balances cannot say: what was sold, what was borrowed, and that the interest was paid. */
async function settlePoints(hands: Hands, { sold, drawn }: JourneyCompany): Promise<void> {
  const { page } = hands;
  hands.begin("points");
  await hands.click(page.getByRole("link", { name: /^Ties out · .* points open$/ }));
  await page.getByRole("heading", { level: 1, name: "Manual Adjustments" }).waitFor();
  const { asset, depreciation, cost, accumulated, proceeds } = sold;
  await enterJournal(hands, /^Record a disposal/, "Record the disposal", {
    // A list takes what is found with Enter
    "Asset sold": `${asset}\n`,
    "Its accumulated depreciation": `${depreciation}\n`,
    "Cost of what was sold": cost,
    "Depreciation on it so far": accumulated,
    "Cash received": proceeds,
    Reason: "Sold in March",
  });
  await enterJournal(hands, /^Enter both flows/, "Record both flows", {
    "Cash received": drawn,
    Reason: "Drawn in May",
  });
  await hands.click(page.getByRole("button", { name: /^Confirm: Interest and tax/ }));
  await page.getByRole("dialog", { name: "Why is this right?" }).waitFor();
  await hands.type("Paid by 31 December");
  await hands.click(page.getByRole("button", { name: "Confirm", exact: true }));
  await page.getByText("Nothing is waiting for you.").waitFor();
}

/** Opens the form of an open point, answers what it asks, and records it. */
async function enterJournal(
  hands: Hands,
  point: RegExp,
  action: string,
  answers: Readonly<Record<string, string>>,
): Promise<void> {
  const { page } = hands;
  await hands.click(page.getByRole("link", { name: point }));
  const dialog = page.getByRole("dialog", { name: "New Adjustment" });
  for (const [label, answer] of Object.entries(answers)) {
    await hands.click(dialog.getByLabel(label).first());
    await hands.type(answer.trimEnd());
    if (answer.endsWith("\n")) await hands.press("Enter");
  }
  await hands.click(dialog.getByRole("button", { name: action }));
  await dialog.waitFor({ state: "hidden" });
}

async function exportJson(hands: Hands): Promise<unknown> {
  const { page } = hands;
  hands.begin("export");
  await hands.click(page.getByRole("link", { name: "Export & Reports" }).first());
  const download = page.waitForEvent("download");
  await hands.click(page.getByRole("button", { name: "Export JSON" }));
  return JSON.parse(await readFile(await (await download).path(), "utf8"));
}
