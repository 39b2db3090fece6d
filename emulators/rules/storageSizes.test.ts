import { readFileSync } from "node:fs";
import { limits } from "@tieout/contract";
import { expect, test } from "vitest";
import { decide } from "./decide.ts";
import { loadRules } from "./loadRules.ts";
import type { RulesValue } from "./RulesValue.ts";

const loaded = loadRules(readFileSync(new URL("../../storage.rules", import.meta.url), "utf8"));

/** Whether the owner may put a file of so many bytes, of which none has to be there to be judged. */
function mayPut(fileType: string, size: number): boolean {
  if (!loaded.ok) throw new Error(loaded.problem.message);
  const request = new Map<string, RulesValue>([
    ["auth", new Map([["uid", "ada"]])],
    [
      "resource",
      new Map<string, RulesValue>([
        ["size", BigInt(size)],
        ["contentType", "text/csv"],
      ]),
    ],
  ]);
  const path = ["b", "bucket", "o", "uploads", "ada", "p1", fileType, "u1", "a.csv"];
  return decide(loaded.rules, { operation: "create", path, request, resource: null }).isAllowed;
}

test.each([
  ["general_ledger", limits.ledgerBytes],
  ["trial_balance", limits.fileBytes],
])("the rules of Storage take a %s of exactly as many bytes as the server does", (type, most) => {
  expect(mayPut(type, most)).toBe(true);
  expect(mayPut(type, most + 1)).toBe(false);
  expect(mayPut(type, 0)).toBe(false);
});
