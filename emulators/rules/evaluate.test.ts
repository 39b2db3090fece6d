import { describe, expect, it } from "vitest";
import { limitedDocumentAccess } from "./DocumentAccess.ts";
import { decide } from "./decide.ts";
import { loadRules } from "./loadRules.ts";
import type { RulesMap, RulesValue } from "./RulesValue.ts";
import { rulesMapOfJson } from "./rulesValueOfJson.ts";

const documents: Readonly<Record<string, RulesMap>> = {
  "databases/(default)/documents/users/ada": rulesMapOfJson({ data: { role: "owner" } }),
};

function judge(condition: string, functions = "") {
  const source = `rules_version = '2';
    service cloud.firestore {
      match /databases/{database}/documents {
        ${functions}
        match /users/{uid} { allow get: if ${condition}; }
      }
    }`;
  const loaded = loadRules(source, "cloud.firestore");
  if (!loaded.ok) throw new Error(`${condition}: ${loaded.problem.message}`);
  const find = ({ segments }: { segments: readonly string[] }) =>
    documents[segments.join("/")] ?? null;
  return decide(loaded.rules, {
    operation: "get",
    path: ["databases", "(default)", "documents", "users", "ada"],
    request: new Map<string, RulesValue>([
      ["auth", rulesMapOfJson({ uid: "ada", token: { email: "ada@a.example" } })],
      ["method", "get"],
      ["resource", null],
      ["time", { kind: "timestamp", nanos: 1_700_000_000_123_456_789n }],
    ]),
    resource: rulesMapOfJson({
      data: { n: 3, f: 1.5, text: "Ünï", tags: ["a", "b"], map: { k: "v" }, nothing: null },
      id: "ada",
    }),
    access: limitedDocumentAccess(find, 1),
  });
}

const truths = {
  "operators on numbers": [
    "1 + 2 == 3",
    "7 - 2 == 5",
    "3 * 4 == 12",
    "7 / 2 == 3",
    "7 % 2 == 1",
    "-7 / 2 == -3",
    "7.0 / 2 == 3.5",
    "7.5 % 2 == 1.5",
    "1 == 1.0",
    "1 != 2",
    "1 < 2 && 2 <= 2 && 3 > 2 && 3 >= 3",
    "1 < 1.5",
    "2 + 3 * 4 == 14",
    "(2 + 3) * 4 == 20",
    "-resource.data.n == -3",
    "9223372036854775807 > 9007199254740993",
  ],
  "operators on other types": [
    "'a' + 'b' == 'ab'",
    "'a' < 'b'",
    "1 != '1'",
    "null == null",
    "[1, 'a', null] == [1, 'a', null]",
    "{'a': 1, 'b': [2]} == {'b': [2], 'a': 1}",
    "[1] != [2]",
    "/users/ada == path('users/ada')",
    "!false",
    "true ? true : false",
    "false ? false : true ? true : false",
  ],
  "in and is": [
    "'a' in resource.data.tags",
    "!('z' in resource.data.tags)",
    "'k' in resource.data.map",
    "'k' in resource.data.map.keys()",
    "1 is int && 1.0 is float && 1 is number && 1.5 is number",
    "!(1 is float) && !('1' is number)",
    "true is bool && 'x' is string && [] is list && {} is map",
    "/a is path && 'x'.toUtf8() is bytes && [].toSet() is set",
    "request.time is timestamp && duration.value(1, 's') is duration",
    "!(1 is latlng)",
  ],
  "members, indexes and ranges": [
    "resource.data.n == 3",
    "resource.data['n'] == 3",
    "resource.data.tags[1] == 'b'",
    "'abc'[1] == 'b'",
    "'abcd'[1:3] == 'bc'",
    "[1, 2, 3][1:3] == [2, 3]",
    "/users/ada[1] == 'ada'",
    "request.auth.token.email == 'ada@a.example'",
    "request.method == 'get'",
  ],
  "methods of strings and bytes": [
    "resource.data.text.size() == 3",
    "'AbC'.lower() == 'abc' && 'AbC'.upper() == 'ABC'",
    "' a '.trim() == 'a'",
    "'file.csv'.matches('.*[.]csv') && !'file.csvx'.matches('.*[.]csv')",
    "'a-b'.matches('a\\\\-b')",
    "'a,b'.split(',') == ['a', 'b']",
    "'aXbX'.replace('X', '$') == 'a$b$'",
    "'é'.toUtf8().size() == 2",
    "'hi'.toUtf8().toBase64() == 'aGk=' && 'hi'.toUtf8().toHexString() == '6869'",
  ],
  "methods of lists and sets": [
    "[1, 2].size() == 2 && [1, 1].toSet().size() == 1",
    "[1, 2].hasAll([1]) && [1, 2].hasAny([2, 3]) && [1, 2].hasOnly([1, 2, 3])",
    "![1].hasAll([1, 2]) && ![1].hasAny([2]) && ![1, 2].hasOnly([1])",
    "[1].concat([2]) == [1, 2] && [1, 2, 1].removeAll([1]) == [2]",
    "['a', 'b'].join('-') == 'a-b'",
    "[1].toSet().union([2].toSet()) == [2, 1].toSet()",
    "[1, 2].toSet().intersection([2, 3].toSet()) == [2].toSet()",
    "[1, 2].toSet().difference([2].toSet()) == [1].toSet()",
    "[1, 2].toSet().hasAll([1].toSet()) && [1].toSet().hasAny([1]) && [1].toSet().hasOnly([1])",
  ],
  "methods of maps": [
    "{'a': 1}.size() == 1 && {'a': 1}.values() == [1]",
    "resource.data.map.keys().hasOnly(['k'])",
    "{'a': 1}.get('a', 0) == 1 && {'a': 1}.get('b', 0) == 0",
    "{'a': {'b': 1}}.get(['a', 'b'], 0) == 1 && {'a': 1}.get(['a', 'b'], 0) == 0",
    "{'a': 1, 'b': 2, 'd': 4}.diff({'a': 1, 'b': 3, 'c': 3}).addedKeys() == ['d'].toSet()",
    "{'a': 1, 'b': 2}.diff({'a': 1, 'b': 3, 'c': 3}).removedKeys() == ['c'].toSet()",
    "{'a': 1, 'b': 2}.diff({'a': 1, 'b': 3}).changedKeys() == ['b'].toSet()",
    "{'a': 1, 'b': 2}.diff({'a': 1, 'b': 3}).unchangedKeys() == ['a'].toSet()",
    "{'a': 1, 'b': 2}.diff({'b': 3, 'c': 3}).affectedKeys() == ['a', 'b', 'c'].toSet()",
  ],
  "timestamps and durations": [
    "request.time.year() == 2023 && request.time.month() == 11 && request.time.day() == 14",
    "request.time.hours() == 22 && request.time.minutes() == 13 && request.time.seconds() == 20",
    "request.time.nanos() == 123456789 && request.time.toMillis() == 1700000000123",
    "request.time.dayOfWeek() == 2 && request.time.dayOfYear() == 318",
    "request.time.date() == timestamp.date(2023, 11, 14)",
    "request.time.time() == duration.time(22, 13, 20, 123456789)",
    "timestamp.value(0) < request.time",
    "request.time + duration.value(1, 'd') > request.time",
    "request.time - timestamp.value(0) > duration.value(1, 'w')",
    "request.time - duration.value(1, 'h') < request.time",
    "duration.value(90, 'm').seconds() == 5400 && duration.value(5, 'ns').nanos() == 5",
    "duration.value(1, 's') + duration.value(500, 'ms') > duration.value(1, 's')",
    "duration.abs(duration.value(-1, 's')) == duration.value(1, 's')",
  ],
  "global functions": [
    "int('12') == 12 && int(1.9) == 1 && int(3) == 3",
    "float('1.5') == 1.5 && float(2) == 2.0",
    "string(12) == '12' && string(true) == 'true' && string(null) == 'null'",
    "string(/users/ada) == '/users/ada'",
    "bool('true') && !bool('false')",
    "debug(true)",
    "math.abs(-2) == 2 && math.abs(-2.5) == 2.5",
    "math.ceil(1.2) == 2 && math.floor(1.8) == 1 && math.round(1.5) == 2",
    "math.sqrt(4) == 2.0 && math.pow(2, 10) == 1024.0",
    "!math.isNaN(1.0) && !math.isInfinite(1.0) && math.isInfinite(1.0 / 0)",
    "hashing.md5('hi').toHexString() == '49F68A5C8493EC2C0BF489821C21FC3B'",
    "hashing.sha256('hi'.toUtf8()).size() == 32",
  ],
  "documents looked up": [
    "get(/databases/$(database)/documents/users/$(uid)).data.role == 'owner'",
    "exists(/databases/$(database)/documents/users/ada)",
    "!exists(/databases/$(database)/documents/users/bob)",
    "getAfter(/databases/$(database)/documents/users/ada).data.role == 'owner'",
    "existsAfter(/databases/(default)/documents/users/ada)",
  ],
  "short-circuiting": [
    "true || 1 / 0 == 1",
    "1 / 0 == 1 || true",
    "resource.data.missing == 1 || true",
    "!(false && 1 / 0 == 1)",
    "!(1 / 0 == 1 && false)",
  ],
};

describe.each(Object.entries(truths))("%s", (_, conditions) => {
  it.each(conditions)("%s", (condition) => {
    expect(judge(condition)).toEqual({ isAllowed: true, errors: [] });
  });
});

describe("a condition that runs into an error denies", () => {
  it.each([
    "resource.data.missing == null",
    "resource.data.n.missing == 1",
    "resource.data.nothing.x == 1",
    "resource.data.tags[2] == 'c'",
    "'abc'[3] == 'd'",
    "1 / 0 == 0",
    "1 % 0 == 0",
    "9223372036854775807 + 1 > 0",
    "1 + 'a' == '1a'",
    "1 < 'a'",
    "'a' in 'abc'",
    "!1",
    "1 && true",
    "false || 1",
    "1 / 0 == 1 || false",
    "1 / 0 == 1 && true",
    "'x' ? true : false",
    "1.size() == 1".replace("1.", "(1)."),
    "'a'.keys() == 1",
    "int('x') == 0",
    "float('x') == 0.0",
    "bool('x')",
    "timestamp.date(2023, 2, 30) == request.time",
    "duration.value(1, 'y') == duration.value(1, 'd')",
    "get(/databases/(default)/documents/users/bob).data.role == 'owner'",
    "exists(/users/ada)",
    "exists(/databases/(default)/documents/users/$('a/b'))",
    "exists(/databases/x/documents/a/b) || exists(/databases/x/documents/a/c) || true == false",
    "'x'.matches(resource.data.n)",
    "[1].hasAll(1)",
    "math.sqrt('4') == 2.0",
  ])("%s", (condition) => {
    const { isAllowed, errors } = judge(condition);
    expect(isAllowed).toBe(false);
    expect(errors).toHaveLength(1);
  });

  it.each(["1 == 2", "null", "'true'", "1"])("%s is not true either", (condition) => {
    expect(judge(condition).isAllowed).toBe(false);
  });
});

describe("functions", () => {
  it("see the wildcards, the request and the functions around them", () => {
    const functions = `
      function isMine(owner) { return request.auth.uid == owner; }
      function both(owner) {
        let mine = isMine(owner);
        let there = resource != null;
        return mine && there;
      }`;
    expect(judge("both(uid)", functions).isAllowed).toBe(true);
    expect(judge("both('bob')", functions).isAllowed).toBe(false);
  });

  it("fail with their variables", () => {
    const functions = "function f() { let x = resource.data.missing; return true; }";
    expect(judge("f()", functions).isAllowed).toBe(false);
  });
});
