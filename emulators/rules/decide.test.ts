import { describe, expect, it } from "vitest";
import { noDocumentAccess } from "./DocumentAccess.ts";
import { decide, type Operation } from "./decide.ts";
import { loadRules } from "./loadRules.ts";
import type { RequestSegment } from "./matchPath.ts";
import { rulesMapOfJson } from "./rulesValueOfJson.ts";

function allowed(body: string, operation: Operation, path: string | readonly RequestSegment[]) {
  const source = `rules_version = '2'; service cloud.firestore { ${body} }`;
  const loaded = loadRules(source, "cloud.firestore");
  if (!loaded.ok) throw new Error(loaded.problem.message);
  const isList = operation === "list";
  return decide(loaded.rules, {
    operation,
    path: typeof path === "string" ? path.split("/") : path,
    request: rulesMapOfJson({ auth: { uid: "ada" } }),
    resource: isList ? { kind: "unknown", what: "resource" } : rulesMapOfJson({ data: {} }),
    access: noDocumentAccess,
  }).isAllowed;
}

const [anyOne, anyNumber] = [{ kind: "any one" }, { kind: "any number" }] as const;

describe("operations", () => {
  it.each<[string, Operation[]]>([
    ["read", ["get", "list"]],
    ["write", ["create", "update", "delete"]],
    ["get", ["get"]],
    ["list", ["list"]],
    ["create", ["create"]],
    ["update", ["update"]],
    ["delete", ["delete"]],
    ["get, delete", ["get", "delete"]],
  ])("allow %s allows just %j", (written, meant) => {
    const all: Operation[] = ["get", "list", "create", "update", "delete"];
    const granted = all.filter((one) => allowed(`match /a/{b} { allow ${written}; }`, one, "a/x"));
    expect(granted).toEqual(meant);
  });
});

describe("paths", () => {
  it.each([
    ["match /a/{b} { allow get; }", "a/x", true],
    ["match /a/{b} { allow get; }", "a/x/c/y", false],
    ["match /a/{b} { allow get; }", "a", false],
    ["match /a/{b} { allow get; }", "b/x", false],
    ["match /a/{b} { match /c/{d} { allow get: if b == 'x' && d == 'y'; } }", "a/x/c/y", true],
    ["match /a/{b} { match /c/{d} { allow get; } }", "a/x", false],
    ["match /{all=**} { allow get; }", "a/x/c/y", true],
    ["match /a/{b}/{rest=**} { allow get: if rest == /c/y; }", "a/x/c/y", true],
    ["match /a/{b}/{rest=**} { allow get; }", "a/x", true],
    ["match /{path=**}/c/{d} { allow get: if d == 'y'; }", "a/x/c/y", true],
    ["match /{path=**}/c/{d} { allow get; }", "c/y", true],
    ["match /{path=**}/c/{d} { allow get; }", "a/x/e/y", false],
  ])("%s for %s", (body, path, isAllowed) => {
    expect(allowed(body, "get", path)).toBe(isAllowed);
  });

  it("allows when any of several statements does", () => {
    const body = "match /a/{b} { allow get: if false; } match /{x=**} { allow get: if true; }";
    expect(allowed(body, "get", "a/x")).toBe(true);
  });

  it("denies what nothing matches", () => {
    expect(allowed("", "get", "a/x")).toBe(false);
  });
});

describe("lists, whose documents nobody knows beforehand", () => {
  it.each<[string, readonly RequestSegment[], boolean]>([
    ["match /a/{b} { allow list: if request.auth.uid == 'ada'; }", ["a", anyOne], true],
    ["match /a/{b} { allow list: if b == 'ada'; }", ["a", anyOne], false],
    ["match /a/{b} { allow list: if b != 'bob'; }", ["a", anyOne], false],
    ["match /a/{b} { allow list: if resource.data.owner == 'ada'; }", ["a", anyOne], false],
    ["match /a/x { allow list; }", ["a", anyOne], false],
    ["match /a/{b} { allow list; }", [anyNumber, "a", anyOne], false],
    ["match /{p=**}/a/{b} { allow list; }", [anyNumber, "a", anyOne], true],
    ["match /{p=**}/a/{b} { allow list: if p == /x; }", [anyNumber, "a", anyOne], false],
  ])("%s", (body, path, isAllowed) => {
    expect(allowed(body, "list", path)).toBe(isAllowed);
  });
});
