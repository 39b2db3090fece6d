import { resolve } from "node:path";
import { defineConfig } from "@playwright/test";
import { headlessShell } from "./chromium.ts";
import { readSuite } from "./readSuite.ts";

const root = resolve(import.meta.dirname, "..");

export default defineConfig({
  testDir: "tests",
  outputDir: resolve(root, "test-results/browser"),
  retries: 0,
  workers: 3,
  // Tests of a file need nothing of each other: the last long one does not run alone.
  fullyParallel: true,
  // No test may fail on a slow machine.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  use: {
    // A click on what is not there says so; without a limit it would wait as long as the test.
    actionTimeout: 60_000,
    baseURL: readSuite().url,
    locale: "en-GB",
    viewport: { width: 1280, height: 900 },
    screenshot: "only-on-failure",
    // Recording costs a third of the run: ask for it (TRACE=1) when a failure has to be understood.
    // Nothing that fades or slides is waited for; how it moves is no part of any test.
    contextOptions: { reducedMotion: "reduce" },
    trace: process.env.TRACE ? "retain-on-failure" : "off",
    launchOptions: headlessShell,
  },
});
