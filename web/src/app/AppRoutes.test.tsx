import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { expectTexts } from "../testing/expectTexts.ts";
import { finishedProjectApi } from "../testing/finishedProjectApi.ts";
import { renderApp } from "../testing/renderApp.tsx";

test("a signed-in screen shows the landing page to a visitor, and says why", async () => {
  await renderApp("/audit-trail", { person: null });
  expect(await screen.findByRole("tab", { name: "Sign In" })).toBeVisible();
  await expectTexts("Sign in to open Audit Trail.");
});

test("/dashboard leads to the dashboard", async () => {
  await renderApp("/dashboard");
  expect(await screen.findByRole("heading", { name: "Dashboard" })).toBeVisible();
  expect(window.location.pathname).toBe("/");
});

test("/dashboard takes what its address asks for along", async () => {
  const api = finishedProjectApi();
  await renderApp("/dashboard?settings=project&method=direct#files", { api });
  expect(await screen.findByRole("dialog", { name: "Project settings" })).toBeVisible();
  const { pathname, search, hash } = window.location;
  expect(pathname + search + hash).toBe("/?settings=project&method=direct#files");
});

test("the method, the glossary and the way to ask are one step from every screen", async () => {
  const { user } = await renderApp("/");
  await user.click(await screen.findByRole("button", { name: /^User menu/ }));
  await user.click(await screen.findByRole("menuitem", { name: "Help" }));
  expect(await screen.findByRole("heading", { name: "When it ties out" })).toBeVisible();
  expect(screen.getByText("Non-cash transaction")).toBeVisible();
  const contact = screen.getByRole("heading", { name: "Contact" }).closest("section");
  expect(contact?.querySelector("a")).toHaveAttribute("href", "/support");
});

test("what the footer names is reached from it: Privacy, Terms and Support", async () => {
  const { user } = await renderApp("/about", { person: null });
  for (const name of ["Privacy", "Terms", "Support"]) {
    await user.click(await screen.findByRole("link", { name }));
    expect(await screen.findByRole("heading", { level: 1, name: new RegExp(name) })).toBeVisible();
    expect(window.location.pathname).toBe(`/${name.toLowerCase()}`);
  }
});

test("an address that is none of ours says so", async () => {
  await renderApp("/no-such-page", { person: null });
  expect(await screen.findByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  await expectTexts("There is nothing at this address. It may have moved, or was mistyped.");
});
