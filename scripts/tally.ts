import { existsSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

/** How many tests passed and failed, and what the failed ones said. */
export type Tally = {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly string[];
};

/** The tally before any test. */
export const noTests: Tally = { passed: 0, failed: 0, failures: [] };

/** Adds two tallies. */
export function addTallies(left: Tally, right: Tally): Tally {
  return {
    passed: left.passed + right.passed,
    failed: left.failed + right.failed,
    failures: [...left.failures, ...right.failures],
  };
}

type VitestReport = {
  numPassedTests?: number;
  numFailedTests?: number;
  testResults?: readonly VitestFile[];
};

type VitestFile = {
  name: string;
  status: string;
  message: string;
  assertionResults: readonly {
    status: string;
    fullName: string;
    failureMessages: readonly string[] | null;
  }[];
};

/** Reads what vitest's JSON reporter wrote; a run that failed otherwise counts as one failure. */
export function vitestTally(file: string, exitCode: number): Tally {
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = readJson<VitestReport>(file);
  const failures = testResults.flatMap(vitestFailures);
  return withExitCode({ passed: numPassedTests, failed: numFailedTests, failures }, exitCode);
}

function vitestFailures({ name, status, message, assertionResults }: VitestFile): string[] {
  const failed = assertionResults.filter((test) => test.status === "failed");
  // A file that cannot be loaded has no test.
  if (failed.length === 0 && status === "failed") return [failure(name, [message])];
  return failed.map((test) => failure(`${name} › ${test.fullName}`, test.failureMessages ?? []));
}

type PlaywrightReport = {
  stats?: { expected?: number; flaky?: number; unexpected?: number };
  suites?: readonly PlaywrightSuite[];
};

type PlaywrightSuite = {
  suites?: readonly PlaywrightSuite[];
  specs?: readonly {
    ok: boolean;
    title: string;
    file: string;
    tests: readonly { results: readonly { errors: readonly { message?: string }[] }[] }[];
  }[];
};

/** Reads what Playwright's JSON reporter wrote; a run that failed otherwise counts as one failure. */
export function playwrightTally(file: string, exitCode: number): Tally {
  const { stats = {}, suites = [] } = readJson<PlaywrightReport>(file);
  const { expected = 0, flaky = 0, unexpected = 0 } = stats;
  const failures = suites.flatMap(playwrightFailures);
  return withExitCode({ passed: expected + flaky, failed: unexpected, failures }, exitCode);
}

function playwrightFailures({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const failed = specs.filter(({ ok }) => !ok);
  return [
    ...failed.map(({ file, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      return failure(
        `${file} › ${title}`,
        errors.map(({ message = "" }) => message),
      );
    }),
    ...suites.flatMap(playwrightFailures),
  ];
}

/** The most letters of a failure that are said again at the end. */
const mostOfFailure = 2_000;

function failure(test: string, messages: readonly string[]): string {
  const said = stripVTControlCharacters(messages.join("\n")).slice(0, mostOfFailure);
  return `FAILED ${test}\n${said}`;
}

function readJson<Report extends object>(file: string): Partial<Report> {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

// A file that cannot even be loaded has no failed test in it, but it is a failure.
function withExitCode(tally: Tally, exitCode: number): Tally {
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}
