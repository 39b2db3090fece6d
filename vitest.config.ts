import { defineConfig } from "vitest/config";

const fast = ["**/*.test.{ts,tsx}"];
const onTheSuite = ["**/*.suite.test.ts"];
const never = ["**/node_modules/**", "**/dist/**", "**/.local/**", "e2e/**"];

/** `unit` needs nothing running; `suite` talks to the local suite that `npm test` starts once. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: fast,
          exclude: [...never, ...onTheSuite],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "suite",
          include: onTheSuite,
          exclude: never,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
