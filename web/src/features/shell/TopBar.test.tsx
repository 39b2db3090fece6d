import { act, fireEvent, screen } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { renderApp } from "../../testing/renderApp.tsx";

test("somebody without a picture has the default one", async () => {
  await renderApp("/");
  const menu = await screen.findByRole("button", { name: "User menu: Ada Ledger" });
  expect(menu.querySelector("img")).toHaveAttribute("src", "/default-avatar.png");
});

test("a tooltip comes after 700 ms, and the next one after 300", async () => {
  await renderApp("/");
  const named = async (name: string) => await screen.findByRole("link", { name });
  const settings = await named("Project settings");
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const tip = () => screen.queryByRole("tooltip")?.textContent;
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  fireEvent.mouseOver(settings);
  wait(699);
  expect(tip()).toBeUndefined();
  wait(1);
  expect(tip()).toBe("Project settings");
  fireEvent.mouseLeave(settings);
  wait(100);
  fireEvent.mouseOver(settings);
  wait(299);
  expect(settings).not.toHaveAttribute("aria-describedby");
  wait(1);
  expect(tip()).toBe("Project settings");
});
