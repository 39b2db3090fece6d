import { afterEach, expect, test, vi } from "vitest";
import { keptByTab, keptForLong } from "./browserStore.ts";

afterEach(() => vi.unstubAllGlobals());

const refuse = (name: string) => () => {
  throw new DOMException("no", name);
};

test("a storage that is full keeps nothing, and stops nobody", () => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: refuse("QuotaExceededError") });
  keptForLong.keep("hint", "seen");
  expect(keptForLong.read("hint")).toBeNull();
});

test("a storage that the browser forbids is as good as empty", () => {
  const forbidden = { get: refuse("SecurityError"), configurable: true };
  Object.defineProperty(globalThis, "sessionStorage", forbidden);
  try {
    keptByTab.keep("draft", "typed");
    keptByTab.forget("draft");
    keptByTab.forgetAll("dr");
    expect(keptByTab.read("draft")).toBeNull();
  } finally {
    Reflect.deleteProperty(globalThis, "sessionStorage");
  }
});

test("what is no refusal of the browser is thrown", () => {
  const broken = () => {
    throw new TypeError("broken");
  };
  vi.stubGlobal("localStorage", { getItem: broken });
  expect(() => keptForLong.read("hint")).toThrow("broken");
});
