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

test("a link that was cut ends nothing, and says so", async () => {
  const { user } = await renderApp("/unsubscribe?token=cut", {
    person: null,
    api: { unsubscribe: () => refusal("email_link_invalid") },
  });
  await user.click(screen.getByRole("button", { name: "Stop these emails" }));
  await expectTexts("The emails go on");
  expect(screen.getByRole("button", { name: "Stop these emails" })).toBeEnabled();
});
