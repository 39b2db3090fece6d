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
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  use: {
    baseURL: readSuite().url,
    locale: "en-GB",
    viewport: { width: 1280, height: 900 },
    screenshot: "only-on-failure",
    trace: "retain-on-failure",
    launchOptions: chromium,
  },
});
