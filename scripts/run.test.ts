import { expect, test } from "vitest";
import { endRunning, runAside } from "./run.ts";

test("a command that still runs is ended, and has failed", async () => {
  const runs = runAside("sleep", ["600"]);
  await endRunning();
  expect(await runs).toMatchObject({ code: 1 });
});
