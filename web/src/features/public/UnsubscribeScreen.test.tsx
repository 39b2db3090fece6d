import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { expectTexts } from "../../testing/expectTexts.ts";
import { refusal } from "../../testing/fakeApi.ts";
import { renderApp } from "../../testing/renderApp.tsx";

test("one click ends the emails a link belongs to", async () => {
  const { user, calls } = await renderApp("/unsubscribe?token=signed", {
    person: null,
    api: { unsubscribe: () => ({ notification: "statementProcessed" }) },
  });
  expect(calls).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Stop these emails" }));
  await expectTexts("You get no more emails when a statement is processed.");
  expect(calls).toMatchObject([{ name: "unsubscribe", query: { token: "signed" } }]);
});

test("a link that was cut ends nothing, and leads to the settings", async () => {
  const { user } = await renderApp("/unsubscribe?token=cut", {
    person: null,
    api: { unsubscribe: () => refusal("email_link_invalid") },
  });
  await user.click(screen.getByRole("button", { name: "Stop these emails" }));
  await expectTexts(/^This link is not complete, and the emails go on/);
  const link = screen.getByRole("link", { name: "Open your settings" });
  expect(link).toHaveAttribute("href", "/auth-settings");
  expect(screen.queryByRole("button", { name: "Stop these emails" })).toBeNull();
});

test("an address without a link's own part says so at once", async () => {
  await renderApp("/unsubscribe", { person: null });
  await expectTexts(/^This link is not complete/);
});

test("emails that could not be stopped may be asked for again", async () => {
  const { user } = await renderApp("/unsubscribe?token=signed", {
    person: null,
    api: { unsubscribe: () => refusal("too_many_requests") },
  });
  await user.click(screen.getByRole("button", { name: "Stop these emails" }));
  await expectTexts("The emails go on");
  expect(screen.getByRole("button", { name: "Stop these emails" })).toBeEnabled();
});
