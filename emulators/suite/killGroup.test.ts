import { spawn } from "node:child_process";
import { expect, it } from "vitest";
import { endGroup } from "./killGroup.ts";

it("waits until a killed group is gone", async () => {
  const { pid = 0 } = spawn("sleep", ["60"], { detached: true, stdio: "ignore" });
  const isThere = () => process.kill(-pid, 0);
  expect(isThere()).toBe(true);
  await endGroup(pid);
  expect(isThere).toThrow("ESRCH");
});
