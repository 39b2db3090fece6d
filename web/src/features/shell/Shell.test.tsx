import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderApp } from "../../testing/renderApp.tsx";

test("Back closes the menu; a screen chosen there takes its place", async () => {
  const { user } = await renderApp("/");
  const open = async () => {
    await user.click(await screen.findByRole("button", { name: "Open menu" }));
    return within(await screen.findByRole("dialog", { name: "Menu" }));
  };
  await open();
  window.history.back();
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  expect(window.location.pathname).toBe("/");
  await user.click((await open()).getByRole("link", { name: "Cash Flow Statements" }));
  await expect.poll(() => window.location.pathname).toBe("/cash-flow");
  expect(screen.queryByRole("dialog")).toBeNull();
  window.history.back();
  await expect.poll(() => window.location.pathname).toBe("/");
  expect(screen.queryByRole("dialog")).toBeNull();
});
