import { act, render, screen } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { TableFrame } from "./TableFrame.tsx";

test("a table that larger text makes too wide can be scrolled, by the keyboard too, and is no landmark", () => {
  const observers: { look: () => void; observed: Element[] }[] = [];
  class Observer {
    private readonly observed: Element[] = [];
    constructor(look: () => void) {
      observers.push({ look, observed: this.observed });
    }
    observe = (element: Element) => void this.observed.push(element);
    disconnect = () => undefined;
  }
  vi.stubGlobal("ResizeObserver", Observer);
  onTestFinished(() => void vi.unstubAllGlobals());
  render(
    <TableFrame label="Accounts">
      <table />
    </TableFrame>,
  );
  expect(screen.queryByRole("group")).toBeNull();
  const table = screen.getByRole("table");
  const frame = table.parentElement;
  if (frame === null) throw new Error("a table stands in a frame");
  vi.spyOn(frame, "clientWidth", "get").mockReturnValue(600);
  vi.spyOn(frame, "scrollWidth", "get").mockReturnValue(800);
  act(() => observers.find(({ observed }) => observed.includes(table))?.look());
  expect(screen.getByRole("group", { name: "Accounts" })).toHaveAttribute("tabindex", "0");
  expect(screen.queryByRole("region")).toBeNull();
});
