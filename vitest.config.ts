import { defineConfig } from "vitest/config";

const fast = ["**/*.test.ts"];
const screens = ["web/src/**/*.test.tsx"];
const pure = ["core/**/*.test.ts", "contract/**/*.test.ts"];
const onTheSuite = ["**/*.suite.test.ts"];
const never = ["**/node_modules/**", "**/dist/**", "**/.local/**", "e2e/**"];

/**
 * `core` and `unit` need nothing running, `web` a document but no browser; `suite` talks to the local suite
 * that `npm test` starts once.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "core",
          include: pure,
          // Nothing there keeps a state: loading the core for each file anew takes a third of the time.
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "unit",
          include: fast,
          exclude: [...never, ...onTheSuite, ...pure],
          testTimeout: 60_000,
        },
      },
      {
        resolve: {
          // What speaks to Google's servers has a stand-in; all that is above it is the app's own.
          alias: {
            "firebase/auth": standIn("fakeFirebaseAuth.ts"),
            "firebase/storage": standIn("fakeFirebaseStorage.ts"),
          },
        },
        test: {
          name: "web",
          include: screens,
          environment: "happy-dom",
          setupFiles: [standIn("setUpScreens.ts")],
          // One page for all of them: loading React and its components takes longer than a test.
          isolate: false,
          // No test may fail on a slow machine.
          testTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
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

function standIn(name: string): string {
  return `${import.meta.dirname}/web/src/testing/${name}`;
}
