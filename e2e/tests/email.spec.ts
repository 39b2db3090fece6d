import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect } from "@playwright/test";
import { expectMessages } from "../expectMessages.ts";
import { fileOf } from "../knownCase.ts";
import { accessibilityProblems, keep } from "../lookAt.ts";
import { test } from "../ownProject.ts";
import { verifyAddress } from "../verifyAddress.ts";

const outbox = resolve(import.meta.dirname, "../../.local/outbox");

/** The letters to an address in the outbox of the local suite, long lines put together again. */
function lettersTo(address: string): string[] {
  return readdirSync(outbox)
    .map((name) => readFileSync(join(outbox, name), "utf8"))
    .filter((letter) => letter.includes(`<${address}>`) || letter.includes(`To: ${address}`))
    .map((letter) => letter.replaceAll("=\r\n", "").replaceAll("=3D", "="));
}

test("emails go to a verified address, and their link ends them", async ({
  page,
  account,
  project,
}) => {
  await page.goto("/auth-settings");
  const pressAndHear = (text: string, button: string) =>
    expectMessages(page, [text], () => page.getByRole("button", { name: button }).click());
  await pressAndHear("Email Test Failed", "Test Email");
  await pressAndHear("Verification email sent", "Verify address");
  await verifyAddress(account.email);
  await page.reload();
  // Before the profile has come there is no such button either.
  await expect(page.getByText("User ID", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Verify address" })).toHaveCount(0);
  await pressAndHear("Email sent", "Send Welcome Email");
  expect(
    lettersTo(account.email).filter((letter) => letter.includes("Welcome to Tieout")),
  ).toHaveLength(1);

  const company = "service-company-year-2";
  await project.uploadFile("balance_sheet", fileOf(company, "balance_sheet.csv"));
  await project.uploadFile("profit_loss", fileOf(company, "profit_loss.csv"));
  await project.process();
  const letter = lettersTo(account.email).find((text) => /^Subject: (Statement|Needs)/m.test(text));
  const link = /http:\/\/[\w.:]+\/unsubscribe\?token=[\w.-]+/.exec(letter ?? "")?.[0] ?? "";
  await page.goto(new URL(link).pathname + new URL(link).search);
  await expect(page.getByRole("button", { name: "Stop these emails" })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await keep(page, "unsubscribe");
  await page.getByRole("button", { name: "Stop these emails" }).click();
  await expect(page.getByText(/^You get no more emails when a statement/)).toBeVisible();
  await page.goto("/auth-settings");
  await expect(page.getByRole("switch", { checked: false })).toHaveCount(1);
});
