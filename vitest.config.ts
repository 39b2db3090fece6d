import { defineConfig, type Plugin } from "vitest/config";

/** No test may fail on a slow machine: a minute is too short for some where twenty processes share two cores. */
const patienceMs = 600_000;
const fast = ["**/*.test.ts"];
const screens = ["web/src/**/*.test.tsx"];
/** Node takes the types off by itself: transforming each module for vitest takes as long as its tests. None is mocked. */
const asNodeRunsIt = {
  experimental: { viteModuleRunner: false, nodeLoader: false },
  runner: `${import.meta.dirname}/scripts/quietRunner.ts`,
};
/**
 * One thread clears memory away, less often: with more threads than cores, those that V8 starts for it wait for each
 * other, which took an eighth of the processor time.
 */
const execArgv = ["--single-threaded-gc", "--max-semi-space-size=64"];
/**
 * React, MUI and Emotion as people get them: no package's own build for development. A configuration can only add
 * to the conditions by which vitest's processes choose a build.
 */
const asPeopleGetThem: Plugin = {
  name: "as-people-get-them",
  configResolved: ({ ssr }) => {
    ssr.resolve = { ...ssr.resolve, conditions: ["node"] };
  },
};
const pure = ["core/**/*.test.ts", "contract/**/*.test.ts"];
/** These folders Node reads for the other projects too: nothing in them is mocked, and they are a thousand modules. */
const pureFolders = new RegExp(`^${import.meta.dirname.replace(/\W/g, "\\$&")}/(core|contract)/`);
const pureAsNodeRunsIt = { server: { deps: { external: [pureFolders] } } };
/** What replaces a module, or looks at what a package does when it is loaded, has a process of its own. */
const alone = [
  "web/src/lib/api/*.test.ts",
  "functions/email/sendGridMailer.test.ts",
  "web/src/config/zodWithoutEval.test.ts",
];
const seedLaws = [`${import.meta.dirname}/core/testing/seedLaws.ts`];
const onTheSuite = ["**/*.suite.test.ts"];
const never = ["**/node_modules/**", "**/dist/**", "**/.local/**", "e2e/**"];

/**
 * `core`, `unit` and `alone` need nothing running, `web` a document but no browser; `suite` talks to the local suite
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
          execArgv,
          ...asNodeRunsIt,
          setupFiles: seedLaws,
          testTimeout: patienceMs,
        },
      },
      {
        test: {
          name: "unit",
          include: fast,
          exclude: [...never, ...onTheSuite, ...pure, ...alone],
          // One process for many files: loading the packages anew for each took as long as the tests.
          isolate: false,
          execArgv,
          ...asNodeRunsIt,
          setupFiles: seedLaws,
          testTimeout: patienceMs,
        },
      },
      {
        test: { name: "alone", include: alone, ...pureAsNodeRunsIt, testTimeout: patienceMs },
      },
      {
        oxc: { jsx: { runtime: "automatic", development: false } },
        resolve: {
          // What speaks to Google's servers has a stand-in; all that is above it is the app's own.
          alias: {
            "firebase/auth": standIn("fakeFirebaseAuth.ts"),
            "firebase/storage": standIn("fakeFirebaseStorage.ts"),
          },
        },
        plugins: [asPeopleGetThem],
        test: {
          name: "web",
          include: screens,
          environment: "happy-dom",
          env: { NODE_ENV: "production" },
          execArgv,
          ...pureAsNodeRunsIt,
          setupFiles: [standIn("setUpScreens.ts")],
          // One page for all of them: loading React and its components takes longer than a test.
          isolate: false,
          testTimeout: patienceMs,
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        test: {
          name: "suite",
          include: onTheSuite,
          exclude: never,
          // What they load is the same, and each puts back what it changes.
          isolate: false,
          execArgv,
          ...asNodeRunsIt,
          testTimeout: patienceMs,
          hookTimeout: patienceMs,
        },
      },
    ],
  },
});

function standIn(name: string): string {
  return `${import.meta.dirname}/web/src/testing/${name}`;
}
