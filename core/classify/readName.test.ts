import { expect, test } from "vitest";
import { readName } from "./readName.ts";

function besides(name: string, nature: "asset" | "liability") {
  return readName({ code: "1", name, type: "", side: null, section: null }, [nature])?.besides;
}

test("a name that is read from some of its words tells what the others say", () => {
  expect(besides("Goodwill & Intangibles", "asset")).toEqual(["intangibles_cost"]);
  expect(besides("Lease-purchase debts", "liability")).toContain("borrowings");
});

test("words that say no more than the kind of account are not left over, nor are names that nobody knows", () => {
  expect(besides("Goodwill", "asset")).toBeUndefined();
  expect(besides("VAT payable", "liability")).toBeUndefined();
  expect(besides("Goodwill Quxley", "asset")).toBeUndefined();
});

test("what keeps a let property in repair is no property", () => {
  const read = (name: string) =>
    readName({ code: "1", name, type: "", side: null, section: null }, ["asset"])?.role;
  expect(read("Repairs to let property")).toBeUndefined();
  expect(read("Let property")).toBe("investment_property");
});
