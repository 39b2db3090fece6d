import { readFileSync } from "node:fs";
import { join } from "node:path";
import { mostBytesOf } from "@tieout/contract";
import { describe, expect, it } from "vitest";
import { createRuntime } from "./createRuntime.ts";
import type { ExpressionValue } from "./rulesValueOfExpression.ts";

const content = readFileSync(join(import.meta.dirname, "../../storage.rules"), "utf8");

function loaded(source = content) {
  const answer = createRuntime();
  const files = [{ name: "storage.rules", content: source }];
  const response = answer({
    id: 0,
    action: "load_ruleset",
    context: { rulesetName: "r", source: { files } },
  });
  return { answer, response };
}

function mapValue(fields: Record<string, ExpressionValue>): ExpressionValue {
  return { map_value: { fields } };
}

type Creation = { fileName: string; fileType: string; size: number };

function creation(
  uid: string,
  { fileName = "a.csv", fileType = "trial_balance", size = 10 }: Partial<Creation> = {},
) {
  const contentType = { string_value: "text/csv" };
  const resource = mapValue({ size: { int_value: size }, contentType });
  const auth = mapValue({ uid: { string_value: uid } });
  return {
    rulesetName: "r",
    service: "firebase.storage",
    path: `/b/demo/o/uploads/ada/p/${fileType}/u/${fileName}`,
    method: "create",
    variables: { resource: { null_value: null }, request: mapValue({ auth, resource }) },
  };
}

describe("the rules runtime of Storage", () => {
  it("loads rules and decides requests by their name", () => {
    const { answer, response } = loaded();
    expect(response).toMatchObject({
      id: 0,
      status: "ok",
      errors: [],
      result: { rulesVersion: 2 },
    });
    const ask = (id: number, uid: string) =>
      answer({ id, action: "verify", context: creation(uid) });
    expect(ask(1, "ada")).toMatchObject({ id: 1, status: "ok", result: { permit: true } });
    expect(ask(2, "bob")).toMatchObject({ id: 2, status: "ok", result: { permit: false } });
  });

  it("takes a file name of 255 characters, and no longer one", () => {
    const { answer } = loaded();
    const isTaken = (fileName: string) =>
      answer({ id: 1, action: "verify", context: creation("ada", { fileName }) }).result;
    expect(isTaken(`${"x".repeat(251)}.csv`)).toEqual({ permit: true });
    expect(isTaken(`${"x".repeat(252)}.csv`)).toEqual({ permit: false });
  });

  it.each(["trial_balance", "general_ledger"] as const)(
    "takes a %s as large as the contract says, and no larger one",
    (fileType) => {
      const { answer } = loaded();
      const isTaken = (size: number) =>
        answer({ id: 1, action: "verify", context: creation("ada", { fileType, size }) }).result;
      expect(isTaken(mostBytesOf(fileType))).toEqual({ permit: true });
      expect(isTaken(mostBytesOf(fileType) + 1)).toEqual({ permit: false });
    },
  );

  it("says where a file it refuses is wrong", () => {
    const { response } = loaded("rules_version = '2';\nservice firebase.storage { nope }");
    expect(response.errors).toEqual(["storage.rules:2:28 expected 'match', found 'nope'"]);
  });

  it("denies by a ruleset it does not have, and what it has no word for", () => {
    const answer = createRuntime();
    const verify = answer({ id: 3, action: "verify", context: creation("ada") });
    expect(verify.result).toEqual({ permit: false });
    expect(answer({ id: 4, action: "dance", context: { rulesetName: "r" } }).status).toBe("error");
  });
});
