import { existsSync, readFileSync } from "node:fs";

/** How many tests passed and failed. */
export type Tally = { readonly passed: number; readonly failed: number };

/** Adds two tallies. */
export function addTallies(left: Tally, right: Tally): Tally {
  return { passed: left.passed + right.passed, failed: left.failed + right.failed };
}

/** Reads what vitest's JSON reporter wrote; a run that failed otherwise counts as one failure. */
export function vitestTally(file: string, exitCode: number): Tally {
  const { numPassedTests = 0, numFailedTests = 0 } = readJson(file);
  return withExitCode({ passed: numPassedTests, failed: numFailedTests }, exitCode);
}

/** Reads what Playwright's JSON reporter wrote; a run that failed otherwise counts as one failure. */
export function playwrightTally(file: string, exitCode: number): Tally {
  const { expected = 0, flaky = 0, unexpected = 0 } = readJson(file).stats ?? {};
  return withExitCode({ passed: expected + flaky, failed: unexpected }, exitCode);
}

type Report = {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: { expected?: number; flaky?: number; unexpected?: number };
};

function readJson(file: string): Report {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

// A file that cannot even be loaded has no failed test in it, but it is a failure.
function withExitCode(tally: Tally, exitCode: number): Tally {
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}
