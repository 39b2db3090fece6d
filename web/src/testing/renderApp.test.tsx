import { screen } from "@testing-library/react";
import { test } from "vitest";
import { renderApp } from "./renderApp.tsx";

test.fails("a reply that is not the contract's fails its test", async () => {
  const listProjects = () => [{ id: "project-1" }] as never; // what the compiler would refuse
  await renderApp("/", { api: { listProjects } });
  await screen.findByText("Your projects could not be read");
});

test.fails("a call that nobody answers fails its test", async () => {
  const { user } = await renderApp("/auth-settings");
  await user.click(await screen.findByRole("button", { name: "Test Email" }));
  await screen.findByRole("button", { name: "Close message" });
});
