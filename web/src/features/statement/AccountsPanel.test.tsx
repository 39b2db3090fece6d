import { act, fireEvent, screen, within } from "@testing-library/react";
import type { Role, TraitId } from "@tieout/core";
import { expect, test } from "vitest";
import { aCashFlow, smallTrialBalance } from "../../testing/aCashFlow.ts";
import { expectTexts } from "../../testing/expectTexts.ts";
import { type FakeApi, refusal } from "../../testing/fakeApi.ts";
import { finishedProjectApi } from "../../testing/finishedProjectApi.ts";
import { renderApp } from "../../testing/renderApp.tsx";

/** A project that keeps the roles it is given; those of a replaced file wait to be confirmed. */
function rolesApi(stale: readonly string[] = []): FakeApi {
  const roles: Record<string, Role> = {};
  const waiting = new Set(stale);
  const cashFlow = () => aCashFlow(undefined, { roles });
  return {
    ...finishedProjectApi(),
    getCashFlow: cashFlow,
    listAccounts: () =>
      cashFlow().accounts.map((account) => ({ ...account, isStale: waiting.has(account.code) })),
    putAccountMapping: ({ params: { code = "" }, body: { role } }) => {
      waiting.delete(code);
      if (role === null) delete roles[code];
      else roles[code] = role;
      return { ok: true };
    },
  };
}

const rolesSaved = (calls: Awaited<ReturnType<typeof renderApp>>["calls"]) =>
  calls.filter(({ name }) => name === "putAccountMapping").map(({ body }) => body);

const debtors = () => screen.findByLabelText("Role of 1100 Trade debtors");

/** What a browser does when an arrow key is pressed on a closed list. */
function pressArrow(list: HTMLElement, chosen: Role): void {
  fireEvent.keyDown(list, { key: "ArrowDown" });
  fireEvent.change(list, { target: { value: chosen } });
}

test("a role picked from the open list counts at once", async () => {
  const { user, calls } = await renderApp("/cash-flow", { api: rolesApi() });
  const role = await debtors();
  await user.click(role);
  await user.selectOptions(role, "Other receivables");
  await expectTexts("Role saved");
  expect(role).toHaveValue("other_receivables");
  expect(rolesSaved(calls)).toEqual([{ role: "other_receivables" }]);
  expect(await screen.findByText("(Increase)/decrease in other receivables")).toBeVisible();
});

test("a role chosen with the arrow keys is saved with Enter, and the keyboard keeps its place", async () => {
  const { user, calls } = await renderApp("/cash-flow", { api: rolesApi() });
  const role = await debtors();
  act(() => role.focus());
  pressArrow(role, "other_receivables");
  pressArrow(role, "inventories");
  expect(role).toHaveValue("inventories");
  await user.keyboard("{Escape}");
  expect(role).toHaveValue("trade_receivables");
  pressArrow(role, "other_receivables");
  await user.keyboard("{Enter}");
  await expectTexts("Role saved");
  expect(role).toHaveFocus();
  expect(role).toHaveValue("other_receivables");
  expect(rolesSaved(calls)).toEqual([{ role: "other_receivables" }]);
});

test("a role chosen with the arrow keys is saved when its field is left", async () => {
  const { user, calls } = await renderApp("/cash-flow", { api: rolesApi() });
  const role = await debtors();
  act(() => role.focus());
  pressArrow(role, "inventories");
  expect(rolesSaved(calls)).toEqual([]);
  await user.tab();
  await expectTexts("Role saved");
  expect(rolesSaved(calls)).toEqual([{ role: "inventories" }]);
});

test("a role that could not be saved is taken back, and the reason is said", async () => {
  const api = { ...rolesApi(), putAccountMapping: () => refusal("processing_in_progress") };
  const { user } = await renderApp("/cash-flow", { api });
  const role = await debtors();
  await user.click(role);
  await user.selectOptions(role, "Inventories");
  await expectTexts("This project is being processed. Try again in a moment.");
  await expect.poll(() => role).toHaveValue("trade_receivables");
});

test("a role given for an earlier file is confirmed", async () => {
  const { user, calls } = await renderApp("/cash-flow", { api: rolesApi(["1100"]) });
  await expectTexts("Given for an earlier file");
  await user.click(screen.getByRole("button", { name: "Confirm role of 1100 Trade debtors" }));
  await expect.poll(() => screen.queryByText("Given for an earlier file")).toBeNull();
  expect(rolesSaved(calls)).toEqual([{ role: "trade_receivables" }]);
});

test("of many accounts the first are drawn, and any is found by a part of its name", async () => {
  const dormant = Array.from({ length: 300 }, (_, at) => `${20_000 + at},Store ${at},,,,,Asset`);
  const cashFlow = aCashFlow({ trial_balance: [smallTrialBalance, ...dormant].join("\n") });
  const { user } = await renderApp("/cash-flow", { api: finishedProjectApi(cashFlow) });
  const table = await screen.findByRole("table", { name: "Accounts" });
  const rowCount = () => table.querySelectorAll("tbody tr").length;
  expect(rowCount()).toBe(200);
  const search = screen.getByLabelText("Find an account");
  await user.click(search);
  await user.paste("store 287");
  expect(rowCount()).toBe(1);
  expect(within(table).getByLabelText("Role of 20287 Store 287")).toBeVisible();
  await user.clear(search);
  await user.click(screen.getByRole("button", { name: "Show all 306 accounts" }));
  await expect.poll(rowCount).toBe(306);
});

test("what a name says of an account is shown with its reason, and can be said otherwise", async () => {
  const traits: Record<string, readonly TraitId[]> = {};
  const { user, calls } = await renderApp("/cash-flow", {
    api: {
      ...finishedProjectApi(),
      getCashFlow: () => aCashFlow(undefined, { traits }),
      putAccountTraits: ({ params: { code = "" }, body }) => {
        if (body.traits) traits[code] = body.traits;
        return { ok: true };
      },
    },
  });
  await user.click(await screen.findByRole("button", { name: /: traits of 1100 Trade debtors$/ }));
  const dialog = within(
    await screen.findByRole("dialog", { name: "Traits of 1100 Trade debtors" }),
  );
  await user.click(
    dialog.getByRole("checkbox", { name: "Is with the group, a director or an owner" }),
  );
  await user.click(dialog.getByRole("button", { name: "Save traits" }));
  await expectTexts("Traits saved", "Is with the group, a director or an owner");
  expect(calls.find(({ name }) => name === "putAccountTraits")).toMatchObject({
    params: { code: "1100" },
    body: { traits: ["related_party"] },
  });
});
