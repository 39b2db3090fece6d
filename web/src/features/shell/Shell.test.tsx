import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderApp } from "../../testing/renderApp.tsx";

test("the way past the navigation leaves the address as it is", async () => {
  const { user } = await renderApp("/cash-flow");
  await user.click(await screen.findByRole("link", { name: "Skip to content" }));
  expect(screen.getByRole("main")).toHaveFocus();
  // A dialog that is closed goes back in the history: with a place in the address, that takes the focus there.
  expect(window.location.hash).toBe("");
});

test("Back closes the menu, and leads from a screen chosen there to the one before", async () => {
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
  await screen.findByRole("heading", { name: "Statement of cash flows" });
  expect(screen.queryByRole("dialog")).toBeNull();
  window.history.back();
  await expect.poll(() => window.location.pathname).toBe("/");
  await expect.poll(() => window.history.state?.opened).toBeUndefined();
  expect(screen.queryByRole("dialog")).toBeNull();
});
