import { describe, expect, it, test } from "vitest";
import { decide } from "./decide.ts";
import { loadRules } from "./loadRules.ts";
import type { RulesValue } from "./RulesValue.ts";
import type { Operation } from "./syntax.ts";

const file: RulesValue = new Map<string, RulesValue>([
  ["size", 3n],
  ["contentType", "text/csv"],
  ["time", { kind: "opaque", type: "timestamp_value" }],
]);

function load(body: string) {
  return loadRules(`rules_version = '2'; service firebase.storage {\n${body}\n}`);
}

function judge(body: string, operation: Operation = "create", path = "a/x") {
  const loaded = load(body);
  if (!loaded.ok) throw new Error(loaded.problem.message);
  const auth = new Map([["uid", "ada"]]);
  const request = new Map<string, RulesValue>([
    ["auth", auth],
    ["resource", file],
  ]);
  return decide(loaded.rules, { operation, path: path.split("/"), request, resource: null });
}

function judgeCondition(condition: string, functions = "") {
  return judge(`match /a/{name} {\n${functions}\nallow create: if ${condition}; }`);
}

describe("a condition", () => {
  test.each([
    "request.auth.uid == 'ada' && name == 'x'",
    "resource == null && request.auth != null",
    "request.resource.size > 0 && request.resource.size <= 3 * 1",
    "request.resource.size < 4 && request.resource.size >= 3",
    "'A.CSV'.lower().matches('.+[.](csv|tsv)') && !'a.csvx'.matches('.+[.](csv|tsv)')",
    "'äb'.size() == 2",
    "!('contentEncoding' in request.resource) || false",
    "request.resource.contentType in ['text/csv', null]",
    "true || request.missing",
    "request.missing == 1 || true",
    "!(request.missing == 1 && false)",
    "request.auth.uid != 1",
  ])("%s allows", (condition) => {
    expect(judgeCondition(condition)).toEqual({ isAllowed: true, errors: [] });
  });

  test.each([
    "request.missing == null",
    "request.auth.uid.missing == 1",
    "request.resource.time == request.resource.time",
    "'a' < 1",
    "'a' in 'abc'",
    "!1",
    "request.missing == 1 || false",
    "request.resource.size.lower() == 'x'",
  ])("%s runs into an error, which denies", (condition) => {
    const { isAllowed, errors } = judgeCondition(condition);
    expect(isAllowed).toBe(false);
    expect(errors).toHaveLength(1);
  });

  test("calls functions that see what is around them", () => {
    const functions = `
      function isMine(owner) { return request.auth.uid == owner; }
      function both(owner) { let mine = isMine(owner); return mine && name == 'x'; }`;
    expect(judgeCondition("both('ada')", functions).isAllowed).toBe(true);
    expect(judgeCondition("both('bob')", functions).isAllowed).toBe(false);
  });
});

describe("what is asked", () => {
  it("is allowed by the operation that is named, for the whole path alone", () => {
    const body = "match /a/{b} { match /c { allow get, list: if b == 'x'; } }";
    expect(judge(body, "get", "a/x/c").isAllowed).toBe(true);
    expect(judge(body, "list", "a/x/c").isAllowed).toBe(true);
    expect(judge(body, "create", "a/x/c").isAllowed).toBe(false);
    for (const path of ["a/x", "a/x/c/d", "a/y/c", "b/x/c"])
      expect(judge(body, "get", path).isAllowed).toBe(false);
  });
});

describe("what is not understood is refused, with its line", () => {
  test.each([
    ["nope", "there is no variable 'nope'"],
    ["nope()", "there is no function 'nope' above"],
    ["name.upper() == 'X'", "there is no method 'upper' of 0 arguments here"],
    ["name.matches(name)", "a pattern is a text between quotes"],
    ["name.matches('(?i)x')", "the pattern (?i)x is not supported"],
    ["name.matches('(')", "the pattern ( is not supported"],
    ["name is string", "expected ';', found 'is'"],
    ["1 + 1 == 2", 'unexpected character "+"'],
    ["name == 1.5", "expected the name of a field or method, found '5'"],
    ["(name", "expected ')', found ';'"],
  ])("%s", (condition, message) => {
    const loaded = load(`match /a/{name} {\nallow create: if ${condition}; }`);
    expect(loaded).toMatchObject({ ok: false, problem: { message, line: 3 } });
  });

  test.each([
    ["match /a { function f() { return f(); } }", "there is no function 'f' above"],
    ["match /a { function f(a) { return a; } allow get: if f(); }", "'f' does not take 0"],
    ["match /a { allow peek: if true; }", "there is no operation 'peek' here"],
    ["match /a { allow get; }", "expected ':', found ';'"],
    ["match /{all=**} { allow get: if true; }", "expected '}', found '='"],
    ["allow get: if true;", "expected 'match', found 'allow'"],
    ["} x", "expected the end of the file, found 'x'"],
  ])("%s", (body, message) => {
    expect(load(body)).toMatchObject({ ok: false, problem: { message } });
  });

  it("and so is another version or another service", () => {
    const refused = (source: string) => loadRules(source);
    expect(refused("rules_version = '1';")).toMatchObject({ ok: false });
    expect(refused("rules_version = '2'; service cloud.firestore {}")).toMatchObject({ ok: false });
  });
});
