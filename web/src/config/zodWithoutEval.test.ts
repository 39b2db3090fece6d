import { expect, test, vi } from "vitest";
import { zodWithoutEval } from "./zodWithoutEval.ts";

test("zod makes no code at run time", async () => {
  zodWithoutEval();
  vi.resetModules();
  const z = await import("zod");
  expect(z.config().jitless).toBe(true);
});
