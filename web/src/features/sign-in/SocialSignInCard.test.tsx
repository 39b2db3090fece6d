import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { identityError } from "../../testing/fakeIdentity.ts";
import { renderApp } from "../../testing/renderApp.tsx";

const marketingPages = ["/features", "/pricing", "/solutions", "/about"];

async function continueWithGoogle(address: string, code?: string): Promise<void> {
  const signInWithGoogle = () => {
    if (code !== undefined) throw identityError(code);
  };
  const { user } = await renderApp(address, { person: null, identity: { signInWithGoogle } });
  await user.click(await screen.findByRole("button", { name: "Continue with Google" }));
}

test.each(marketingPages)("%s says in an alert why the popup did not open", async (address) => {
  await continueWithGoogle(address, "popup-blocked");
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Sign-in popup was blocked. Please allow popups for this site and try again.",
  );
});

test("any other failure on a marketing page is an alert too", async () => {
  await continueWithGoogle("/features", "internal-error");
  expect(await screen.findByRole("alert")).toHaveTextContent("Sign-in failed. Please try again.");
});

test("Google leads from a marketing page to the dashboard", async () => {
  await continueWithGoogle("/pricing");
  expect(await screen.findByRole("heading", { name: "Dashboard" })).toBeVisible();
});

test("somebody who is in finds no sign-in there, but the way to the dashboard", async () => {
  const { user } = await renderApp("/pricing");
  expect(screen.queryByRole("region", { name: "Sign in" })).not.toBeInTheDocument();
  await user.click(await screen.findByRole("link", { name: "Dashboard" }));
  await screen.findByRole("heading", { name: "Dashboard" });
  await waitFor(() => expect(screen.getByRole("heading", { name: "Dashboard" })).toBeVisible());
});
