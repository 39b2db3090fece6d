import { resolve } from "node:path";
import { defineConfig } from "@playwright/test";
import { chromium } from "./chromium.ts";
import { readSuite } from "./readSuite.ts";

const root = resolve(import.meta.dirname, "..");

export default defineConfig({
  testDir: "tests",
  outputDir: resolve(root, "test-results/browser"),
  retries: 0,
  workers: 2,
  // Tests of a file need nothing of each other: the last long one does not run alone.
  fullyParallel: true,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  use: {
    baseURL: readSuite().url,
    locale: "en-GB",
    viewport: { width: 1280, height: 900 },
    screenshot: "only-on-failure",
    // Recording costs a third of the run: ask for it (TRACE=1) when a failure has to be understood.
    trace: process.env.TRACE ? "retain-on-failure" : "off",
    launchOptions: chromium,
  },
});
