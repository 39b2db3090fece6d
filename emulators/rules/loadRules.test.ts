import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { loadRules } from "./loadRules.ts";

function problemWith(lines: readonly string[]) {
  const loaded = loadRules(lines.join("\n"), "cloud.firestore");
  return loaded.ok ? undefined : `${loaded.problem.line}: ${loaded.problem.message}`;
}

function problemInCondition(condition: string, functions = "") {
  return problemWith([
    "rules_version = '2';",
    "service cloud.firestore {",
    functions,
    "  match /a/{b} {",
    `    allow read: if ${condition};`,
    "  }",
    "}",
  ]);
}

describe("what the evaluator does not understand is refused, with its line", () => {
  it.each([
    ["nope", "5: there is no variable 'nope'"],
    ["nope()", "5: there is no function 'nope'"],
    ["b.nope()", "5: there is no method 'nope'"],
    ["math.nope(1)", "5: there is no function 'math.nope'"],
    ["latlng.value(1, 2) != null", "5: there is no method 'value'"],
    ["b is nope", "5: there is no type 'nope'"],
    ["b is null", "5: there is no type 'null'"],
    ["request.nope == 1", "5: request has no property 'nope'"],
    ["b.size(1) == 1", "5: 'size' does not take 1 argument"],
    ["get() == 1", "5: 'get' does not take 0 arguments"],
    ["b.matches('(?i)x')", "5: groups beginning with (? other than (?: are not supported"],
    ["b.matches('(a)\\\\1')", "5: back references are not supported"],
    ["b.matches('[[:alpha:]]')", "5: POSIX classes are not supported"],
    ["b.matches('(')", "5: the pattern ( cannot be read"],
    ["b == '\\q'", "5: the escape \\q is not supported"],
    ["b === 1", "5: expected an expression, found '='"],
    ["b = 1", "5: expected ';', found '='"],
    ["b == 99999999999999999999", "5: 99999999999999999999 does not fit in 64 bits"],
    ["b ~ 1", '5: unexpected character "~"'],
    ["b == `x`", '5: unexpected character "`"'],
    ["(b", "5: expected ')', found ';'"],
  ])("%s", (condition, problem) => {
    expect(problemInCondition(condition)).toContain(problem);
  });

  it.each([
    ["function f() { return f(); }", "3: the function 'f' calls itself"],
    [
      "function f() { return g(); } function g() { return f(); }",
      "3: the function 'f' calls itself",
    ],
    ["function get() { return true; }", "3: 'get' already has a meaning"],
    ["function f(math) { return true; }", "3: 'math' already has a meaning"],
    ["function f() { let request = 1; return true; }", "3: 'request' already has a meaning"],
    ["function f() { true }", "3: expected 'return', found 'true'"],
    [
      "function f(a) { return a; } function g() { return f(); }",
      "3: 'f' does not take 0 arguments",
    ],
    ["let x = 1;", "3: expected 'match', 'allow', 'function' or '}', found 'let'"],
    ["allow read: if true;", "3: an allow statement belongs inside a match block"],
    ["match /x/{y=**}/{z=**} { allow read; }", "3: a match path may hold one recursive wildcard"],
    ["match x { allow read; }", "3: expected a path beginning with '/'"],
    ["match /x { allow peek; }", "3: there is no operation 'peek'"],
    ["match /x { allow read if true; }", "3: expected ';', found 'if'"],
  ])("%s", (declaration, problem) => {
    expect(problemInCondition("true", declaration)).toContain(problem);
  });

  it("refuses another version, another service and what follows the end", () => {
    expect(problemWith(["service cloud.firestore {}"])).toContain(
      "1: rules_version = '2' is required",
    );
    expect(problemWith(["rules_version = '1';"])).toContain("1: only rules_version = '2'");
    expect(problemWith(["rules_version = '2';", "service a.b {}"])).toContain("2: the service a.b");
    expect(problemWith(["rules_version = '2';", "service firebase.storage {}"])).toContain(
      "are for",
    );
    expect(problemWith(["rules_version = '2';", "service cloud.firestore {", "} x"])).toContain(
      "3: expected the end of the file",
    );
    expect(problemWith(["rules_version = '2';", "service cloud.firestore {"])).toContain(
      "found the end of the file",
    );
  });

  it("refuses to look documents up from Storage rules", () => {
    const source =
      "rules_version = '2'; service firebase.storage { match /b { allow read: if exists(/a); } }";
    expect(loadRules(source, "firebase.storage").ok).toBe(false);
  });
});

describe("the rules of the repository", () => {
  it.each([
    ["firestore.rules", "cloud.firestore"],
    ["storage.rules", "firebase.storage"],
  ] as const)("%s loads", (file, service) => {
    const source = readFileSync(join(import.meta.dirname, "../..", file), "utf8");
    expect(loadRules(source, service).ok).toBe(true);
  });
});
