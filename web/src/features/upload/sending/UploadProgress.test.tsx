import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { UploadProgress } from "./UploadProgress.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function progressOf(share: number, isPaused = false) {
  const nothing = () => undefined;
  return (
    <UploadProgress
      state={{ step: "sending", fileName: "books.csv", share, isPaused }}
      waitingCount={0}
      onPause={nothing}
      onCancel={nothing}
      onRetry={nothing}
    />
  );
}

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test("an upload of which nothing arrives for a while says that it is tried again", () => {
  const { rerender } = render(progressOf(0.25));
  pass(14_000);
  rerender(progressOf(0.5));
  pass(14_000);
  expect(screen.getByRole("status")).toHaveTextContent(/^books\.csv: 50% sent\. You may leave/);
  pass(2_000);
  expect(screen.getByRole("status")).toHaveTextContent(
    "books.csv: 50% sent, and nothing more arrives at the moment. It is tried again by itself; keep the page open.",
  );
  rerender(progressOf(0.75));
  expect(screen.getByRole("status")).toHaveTextContent(/^books\.csv: 75% sent\. You may leave/);
});

test("an upload that is paused does not say that nothing arrives", () => {
  render(progressOf(0.25, true));
  pass(60_000);
  expect(screen.getByRole("status")).toHaveTextContent(/^books\.csv: paused at 25%/);
});
