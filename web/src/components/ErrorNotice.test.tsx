import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { ApiFailure } from "../lib/api/ApiFailure.ts";
import { ErrorNotice } from "./ErrorNotice.tsx";

/** Shows a refusal that asks to wait so long; time passes as the test says. */
function refuse(retryAfterSeconds: number | null) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const onRetry = vi.fn();
  const error = new ApiFailure(429, "too many", null, retryAfterSeconds);
  render(<ErrorNotice title="The list could not be read" error={error} onRetry={onRetry} />);
  const button = screen.getByRole("button", { name: "Try again" });
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  return { onRetry, button, pass };
}

test("asked to wait, the button says how long and takes no click until then", () => {
  const { onRetry, button, pass } = refuse(42);
  expect(button).toHaveTextContent("Try again in 42 s");
  pass(2000);
  expect(button).toHaveTextContent("Try again in 40 s");
  fireEvent.click(button);
  expect(onRetry).not.toHaveBeenCalled();
  pass(40_000);
  expect(button).toHaveTextContent(/^Try again$/);
  fireEvent.click(button);
  expect(onRetry).toHaveBeenCalledOnce();
});

test("a long wait is told in minutes, and without one the button is ready", () => {
  expect(refuse(3500).button).toHaveTextContent("Try again in 59 min");
  document.body.replaceChildren();
  const { onRetry, button } = refuse(null);
  fireEvent.click(button);
  expect(onRetry).toHaveBeenCalledOnce();
});
