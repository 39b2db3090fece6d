import { act, fireEvent, render, screen } from "@testing-library/react";
import { useEffect } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { ToastProvider } from "./ToastProvider.tsx";
import { type Toast, useToast } from "./useToast.ts";

type Show = (toast: Toast) => void;

function Caller({ onReady }: { onReady: (show: Show) => void }) {
  const show = useToast();
  useEffect(() => onReady(show), [onReady, show]);
  return null;
}

/** Shows toasts when they are asked for, and lets time pass. */
function showToasts() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let show: Show = () => undefined;
  const onReady = (ready: Show) => {
    show = ready;
  };
  render(
    <ToastProvider>
      <Caller onReady={onReady} />
    </ToastProvider>,
  );
  return {
    show: (toast: Toast) => act(() => show(toast)),
    wait: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
  };
}

const close = () => screen.getByRole("button", { name: "Close message" });

test("a toast leaves after five seconds, also after one that was closed by hand", () => {
  const { show, wait } = showToasts();
  show({ title: "First" });
  fireEvent.mouseEnter(screen.getByText("First").closest(".MuiPaper-root") ?? document.body);
  wait(60_000);
  expect(screen.getByText("First")).toBeVisible();
  fireEvent.click(close());
  expect(screen.queryByText("First")).not.toBeInTheDocument();
  show({ title: "Second" });
  wait(4_999);
  expect(screen.getByText("Second")).toBeVisible();
  wait(1);
  expect(screen.queryByText("Second")).not.toBeInTheDocument();
});

test("one toast is shown at a time, and its action acts and closes it", () => {
  const { show } = showToasts();
  const onClick = vi.fn();
  show({ title: "First" });
  show({ title: "Second", action: { label: "Undo", onClick } });
  expect(screen.queryByText("First")).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(onClick).toHaveBeenCalledOnce();
  expect(screen.queryByText("Second")).not.toBeInTheDocument();
});

test("a toast needs a title, and its action a label", () => {
  const { show } = showToasts();
  expect(() => show({ title: " " })).toThrow("needs a title");
  expect(() => show({ title: "A", action: { label: "", onClick: () => undefined } })).toThrow(
    "its action a label",
  );
});
