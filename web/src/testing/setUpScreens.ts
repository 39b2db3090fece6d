// First: what loads React finds it there.
import "./actInProduction.ts";
import "./withoutStyles.ts";
import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";

configure({
  // What is waited for comes as fast as the machine is: no test may fail on a slow one.
  asyncUtilTimeout: 30_000,
  // The words on the page instead of its elements: shorter, and made at every look of a wait.
  getElementError: (message) =>
    new Error(`${message ?? "Not found"}\n\nOn the page: ${document.body.textContent}`),
});

// Nothing has a size here, and a list that draws what is in sight would draw nothing.
Object.defineProperties(HTMLElement.prototype, {
  clientHeight: { get: () => 600 },
  offsetHeight: { get: () => 60 },
});

// What places a menu asks each element for its text to tell it from a window: here that would write out
// the whole page.
HTMLElement.prototype.toString = () => "[object HTMLElement]";

// What a screen asks after its test has ended must not look for a server.
globalThis.fetch = async () => {
  throw new TypeError("no test is running");
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  localStorage.clear();
  sessionStorage.clear();
});
