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

function roleOf(name: string, nature: "asset" | "liability" | "equity" | "expense") {
  return readName({ code: "1", name, type: "", side: null, section: null }, [nature])?.role;
}

test("a provision for I.T. is one for income tax", () => {
  expect(roleOf("Prov. for I.T.", "liability")).toBe("current_tax");
  expect(roleOf("Prov. for I.T. (exp.)", "expense")).toBe("income_tax");
  expect(roleOf("I.T. costs", "expense")).toBe("operating_expenses");
});

test("a trader's capital brought forward holds what was earned before, what is paid in does not", () => {
  expect(roleOf("Capital b/f", "equity")).toBe("retained_earnings");
  expect(roleOf("Opening capital introduced", "equity")).toBe("share_capital");
  expect(roleOf("Share capital b/f", "equity")).toBe("share_capital");
});

test("government loans are known by their short names, and a tax on goods is owed", () => {
  expect(roleOf("CEBA", "liability")).toBe("borrowings");
  expect(roleOf("SBA 7(a)", "liability")).toBe("borrowings");
  expect(roleOf("Beer duty - HMRC", "liability")).toBe("other_payables");
});

test("a depot is one by what it is for, not by a name of its own", () => {
  expect(roleOf("Garden Depot Comml Acct", "asset")).toBeUndefined();
  expect(roleOf("Bus depot", "asset")).toBe("ppe_cost");
  expect(roleOf("Depot", "asset")).toBe("ppe_cost");
});
