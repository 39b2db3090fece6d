import { expect, test } from "vitest";
import * as z from "zod";
import { api, type EndpointName, endpointNames } from "../api.ts";
import type { Endpoint } from "../Endpoint.ts";
import { text } from "./text.ts";

type Schema = Readonly<Record<string, unknown>>;

/** Every place of a schema where a caller may write a text of their own, by its path. */
function ownTexts(schema: unknown, path: string): [string, Schema][] {
  if (Array.isArray(schema)) return schema.flatMap((each, at) => ownTexts(each, `${path}/${at}`));
  if (typeof schema !== "object" || schema === null) return [];
  const known = schema as Schema; // a JSON Schema is an object of values
  const isOwn = known.type === "string" && known.enum === undefined && known.const === undefined;
  const within = Object.entries(known).flatMap(([key, each]) => ownTexts(each, `${path}/${key}`));
  return isOwn ? [[path, known], ...within] : within;
}

function textsOfCall(name: EndpointName): [string, Schema][] {
  const { body, query }: Endpoint = api[name];
  return [body, query].flatMap((schema) =>
    schema ? ownTexts(z.toJSONSchema(schema, { io: "input" }), name) : [],
  );
}

test.each(endpointNames)("every text that %s takes has a kind, or a pattern of digits", (name) => {
  for (const [path, { maxLength, pattern }] of textsOfCall(name)) {
    const isAmount = typeof pattern === "string" && pattern.includes("\\d{1,18}");
    expect([path, isAmount || typeof maxLength === "number"]).toEqual([path, true]);
  }
});

test("the search finds the texts there are", () => {
  expect(textsOfCall("createAdjustment").length).toBeGreaterThan(5);
  expect(textsOfCall("putFileMapping").length).toBe(5);
});

test.each([
  [
    "Ada\u0000",
    "Expected no control characters, and none that turn the direction of the text around them",
  ],
  [
    "Ada\r\nBcc: eve",
    "Expected no control characters, and none that turn the direction of the text around them",
  ],
  [
    "\u202eadA",
    "Expected no control characters, and none that turn the direction of the text around them",
  ],
  ["Ada\ud800", "Expected well-formed Unicode: half of a character stands in it"],
  ["A".repeat(101), "Expected at most 100 characters"],
])("the name %j is refused in words", (name, message) => {
  const parsed = text("personName").safeParse(name);
  expect(parsed.error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test("blanks around a text are taken off, line breaks at its ends too", () => {
  expect(text("personName").parse(" Ada\n")).toBe("Ada");
});
