import { act, fireEvent, screen, within } from "@testing-library/react";
import type { CashFlow } from "@tieout/contract";
import type { Role, TraitId } from "@tieout/core";
import { expect, test } from "vitest";
import { aCashFlow, smallTrialBalance, type WrittenFiles } from "../../../testing/aCashFlow.ts";
import { effectBetween } from "../../../testing/effectBetween.ts";
import { expectTexts } from "../../../testing/expectTexts.ts";
import { type FakeApi, refusal } from "../../../testing/fakeApi.ts";
import { finishedProjectApi } from "../../../testing/finishedProjectApi.ts";
import { renderApp } from "../../../testing/renderApp.tsx";

/** A statement with so many more accounts, in which nothing ever was: reading their names would take longer than a test. */
function withStores(cashFlow: CashFlow, count: number): CashFlow {
  const amounts = { opening: "0.00", closing: "0.00", movement: "0.00" };
  const stores = cashFlow.accounts.slice(0, 1).flatMap((pattern) =>
    Array.from({ length: count }, (_, at) => {
      const [code, name] = [`${20_000 + at}`, `Store ${at}`];
      return { ...pattern, ...amounts, code, name, role: "other_receivables" as const };
    }),
  );
  return { ...cashFlow, accounts: [...cashFlow.accounts, ...stores] };
}

/** A project that keeps the roles it is given; those of a replaced file wait to be confirmed. */
function rolesApi(stale: readonly string[] = [], files?: WrittenFiles, stores = 0): FakeApi {
  const roles: Record<string, Role> = {};
  const waiting = new Set(stale);
  const made = new Map<string, CashFlow>();
  const cashFlowOf = (given: Readonly<Record<string, Role>>) => {
    const key = JSON.stringify(given);
    const cashFlow = made.get(key) ?? aCashFlow(files, { roles: given });
    made.set(key, cashFlow);
    return cashFlow;
  };
  const cashFlow = () => withStores(cashFlowOf(roles), stores);
  const give = (code: string, role: Role | null) => {
    waiting.delete(code);
    if (role === null) delete roles[code];
    else roles[code] = role;
  };
  return {
    ...finishedProjectApi(),
    getCashFlow: cashFlow,
    listAccounts: () =>
      cashFlow().accounts.flatMap((account) =>
        waiting.has(account.code) ? [{ ...account, isStale: true }] : [],
      ),
    putAccountMapping: ({ params: { code = "" }, body: { role } }) => {
      give(code, role);
      return { ok: true };
    },
    putAccountMappings: ({ body: { mappings } }) => {
      for (const { code, role } of mappings) give(code, role);
      return { ok: true };
    },
    previewAccountMappings: ({ body: { mappings } }) => {
      const given = mappings.flatMap(({ code, role }) => (role === null ? [] : [[code, role]]));
      return effectBetween(cashFlow(), cashFlowOf({ ...roles, ...Object.fromEntries(given) }));
    },
  };
}

const giving = (code: string, role: Role | null) => ({ code, role });

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

/** Accounts whose names leave what they are in doubt, each with a role that is proposed. */
const inDoubt = {
  trial_balance: `Account Code,Account Name,Current Debit,Current Credit,Prior Debit,Prior Credit
1000,Bank,130.00,,100.00,
1510,Miscellaneous,2.00,,,
1520,Suspense,40.00,,,
1530,Sundry,,9.00,,
3000,Share capital,,100.00,,100.00
4000,Sales,,63.00,,`,
};

test("those to review stand largest first, and the keyboard goes on with the next once one has its role", async () => {
  const { user } = await renderApp("/cash-flow?show=review#accounts", {
    api: rolesApi([], inDoubt),
  });
  const names = () =>
    screen.getAllByLabelText(/^Role of/).map((role) => role.getAttribute("aria-label"));
  const toReview = ["1520 Suspense", "1530 Sundry", "1510 Miscellaneous"];
  await expect.poll(names).toEqual(toReview.map((account) => `Role of ${account}`));
  const [first = document.body] = screen.getAllByLabelText(/^Role of/);
  await user.click(first);
  await user.selectOptions(first, "Other receivables");
  await expect.poll(names).toHaveLength(2);
  expect(screen.getByLabelText("Role of 1530 Sundry")).toHaveFocus();
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

test("C, pressed twice too, confirms the role that is proposed for a row once, and the keyboard goes on with the next", async () => {
  const { user, calls } = await renderApp("/cash-flow?show=review#accounts", {
    api: rolesApi([], inDoubt),
  });
  const sundry = await screen.findByLabelText("Choose 1530 Sundry");
  act(() => sundry.focus());
  await user.keyboard("cc");
  await expectTexts("Role saved");
  await expect.poll(() => screen.queryByLabelText("Choose 1530 Sundry")).toBeNull();
  expect(rolesSaved(calls)).toEqual([{ role: "other_payables" }]);
  expect(screen.getByLabelText("Choose 1510 Miscellaneous")).toHaveFocus();
  // Nothing is proposed for this one
  await user.keyboard("{ArrowUp}c");
  expect(screen.getByLabelText("Role of 1520 Suspense")).toHaveFocus();
});

test("who comes to the accounts in doubt is one key away from the first, as who searches is", async () => {
  const { user } = await renderApp("/cash-flow?show=review#accounts", {
    api: rolesApi([], inDoubt),
  });
  await screen.findByLabelText("Choose 1530 Sundry");
  await user.keyboard("{ArrowDown}");
  expect(screen.getByLabelText("Choose 1520 Suspense")).toHaveFocus();
  await user.type(screen.getByLabelText("Find an account"), "sundry");
  await expectTexts("1 found");
  await user.keyboard("{ArrowDown}");
  expect(screen.getByLabelText("Choose 1530 Sundry")).toHaveFocus();
});

test("C in one of the chosen rows confirms what is proposed for them with one statement", async () => {
  const { user, calls } = await renderApp("/cash-flow?show=review#accounts", {
    api: rolesApi([], inDoubt),
  });
  const sundry = await screen.findByLabelText("Choose 1530 Sundry");
  act(() => sundry.focus());
  await user.keyboard("{Control>}a{/Control}c");
  await expectTexts("Roles of 2 accounts saved", "1 found");
  expect(calls.find(({ name }) => name === "putAccountMappings")?.body).toEqual({
    mappings: [giving("1530", "other_payables"), giving("1510", "operating_expenses")],
  });
});

test("a role in doubt is confirmed with the button beside its reason", async () => {
  const { user, calls } = await renderApp("/cash-flow", { api: rolesApi([], inDoubt) });
  await user.click(await screen.findByRole("button", { name: "Confirm role of 1530 Sundry" }));
  await expect.poll(() => rolesSaved(calls)).toEqual([{ role: "other_payables" }]);
  expect(screen.queryByRole("button", { name: "Confirm role of 1000 Bank" })).toBeNull();
});

test.each([
  [1280, "44px"],
  [1440, "28px"],
])(
  "in a window of %i px a row is %s high: a narrow one shows a reason in two lines",
  async (width, height) => {
    const before = window.innerWidth;
    window.innerWidth = width;
    try {
      await renderApp("/cash-flow", { api: rolesApi() });
      const row = (await debtors()).closest("tr");
      expect(row).toHaveStyle({ height });
    } finally {
      window.innerWidth = before;
    }
  },
);

test("of many accounts those in sight are drawn, and any is found", async () => {
  const cashFlow = withStores(aCashFlow(), 300);
  const { user } = await renderApp("/cash-flow", { api: finishedProjectApi(cashFlow) });
  const table = await screen.findByRole("table", { name: "Accounts" });
  const drawn = () => table.querySelectorAll("tbody tr:not(.space)").length;
  expect(drawn()).toBeGreaterThan(0);
  expect(drawn()).toBeLessThan(60);
  expect(table).toHaveAttribute("aria-rowcount", "307");
  await user.click(screen.getByLabelText("Find an account"));
  await user.paste("store 287");
  await expect.poll(drawn).toBe(1);
  expect(within(table).getByLabelText("Role of 20287 Store 287")).toBeVisible();
  await user.clear(screen.getByLabelText("Find an account"));
  await user.paste("trade receivables >20");
  await expect.poll(drawn).toBe(1);
  expect(within(table).getByLabelText("Role of 1100 Trade debtors")).toBeVisible();
});

test("a role for many is previewed, saved with one call, and taken back with another", async () => {
  const { user, calls } = await renderApp("/cash-flow", { api: rolesApi() });
  await user.click(await screen.findByLabelText("Choose 1100 Trade debtors"));
  await user.keyboard("{Shift>}{ArrowUp}{/Shift}");
  await expectTexts("6 found, 2 chosen");
  await user.keyboard("{Shift>}{ArrowDown}{/Shift}");
  await user.click(screen.getByLabelText("Choose 1000 Bank"));
  await expectTexts("6 found, 1 chosen");
  await user.click(screen.getByLabelText("Choose 3000 Share capital"));
  await user.selectOptions(screen.getByLabelText("Set the role of 2 chosen"), "Inventories");
  expect(await screen.findByRole("table", { name: "Lines that change" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Save 2 roles" }));
  await expectTexts("Roles of 2 accounts saved");
  await expect
    .poll(() => screen.getByLabelText("Role of 1100 Trade debtors"))
    .toHaveValue("inventories");
  await user.click((await screen.findAllByRole("button", { name: "Undo" }))[0] as HTMLElement);
  await expectTexts("Taken back");
  await expect
    .poll(() => screen.getByLabelText("Role of 1100 Trade debtors"))
    .toHaveValue("trade_receivables");
  const bodies = calls.filter(({ name }) => name === "putAccountMappings").map(({ body }) => body);
  expect(bodies).toEqual([
    { mappings: [giving("1100", "inventories"), giving("3000", "inventories")] },
    { mappings: [giving("1100", null), giving("3000", null)] },
  ]);
});

test("a role of a large company shows its effect while it is saved, and the next ones wait for it", async () => {
  const api = rolesApi([], undefined, 1_000);
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const slow: FakeApi = {
    ...api,
    putAccountMapping: async (call) => {
      await held;
      return api.putAccountMapping?.(call) ?? { ok: true };
    },
  };
  const { user, calls } = await renderApp("/cash-flow", { api: slow });
  const pick = async (list: HTMLElement, role: string) => {
    await user.click(list);
    await user.selectOptions(list, role);
  };
  await pick(await debtors(), "Other receivables");
  const effect = await screen.findByRole("table", { name: "Lines that change" });
  expect(within(effect).getByText("(Increase)/decrease in other receivables")).toBeVisible();
  await pick(screen.getByLabelText("Role of 4000 Sales"), "Other operating income");
  await pick(screen.getByLabelText("Role of 5000 Overheads"), "Bad debts");
  await expectTexts(
    "Saving 3 roles: the statement is being made with them. You can go on meanwhile.",
  );
  release?.();
  await expectTexts("Roles of 2 accounts saved");
  const changes = calls.filter(({ name }) => name.includes("AccountMapping"));
  expect(changes.slice(0, 2).map(({ name }) => name)).toEqual([
    "previewAccountMappings",
    "putAccountMapping",
  ]);
  const given = calls.filter(({ name }) => name.startsWith("putAccountMapping"));
  expect(given.map(({ body }) => body)).toEqual([
    { role: "other_receivables" },
    { mappings: [giving("4000", "other_operating_income"), giving("5000", "bad_debts")] },
  ]);
  await expect.poll(() => screen.queryByText(/^Saving/)).toBeNull();
});

test("a list of codes and roles is pasted; what is not understood is said", async () => {
  const { user, calls } = await renderApp("/cash-flow", { api: rolesApi() });
  await user.click(await screen.findByRole("button", { name: "Roles from a list" }));
  await user.click(await screen.findByLabelText("Codes and roles"));
  await user.paste("Code\tRole\n1100\tInventories\n5000\tbad_debts\n9999\tRevenue\n4000\tSoap");
  await expectTexts("Line 4: there is no account 9999", 'Line 5: "Soap" is no role');
  await user.click(screen.getByRole("button", { name: "Save 2 roles" }));
  await expectTexts("Roles of 2 accounts saved");
  expect(calls.find(({ name }) => name === "putAccountMappings")?.body).toEqual({
    mappings: [giving("1100", "inventories"), giving("5000", "bad_debts")],
  });
});

test("any number of accounts that nobody can place are mapped with four clicks and keys a group", async () => {
  const groups: readonly Role[] = ["inventories", "trade_payables", "revenue"];
  const rows = Array.from({ length: 45 }, (_, at) => {
    // No digit of a name begins a code, so that a group is found by one key.
    const number = at.toString(4).padStart(6, "0");
    return `${(at % groups.length) + 4}${number},Qx ${number},,,,,`;
  });
  const files = { trial_balance: [smallTrialBalance, ...rows].join("\n") };
  const { user } = await renderApp("/cash-flow", { api: rolesApi([], files) });
  /** To the accounts that are not placed, and to those that were changed. */
  const AROUND = 5;
  let hands = 0;
  const click = async (element: HTMLElement) => {
    hands += 1;
    await user.click(element);
  };
  const press = async (keys: string) => {
    hands += 1;
    await user.keyboard(keys);
  };
  await click(await screen.findByRole("combobox", { name: "Show" }));
  await click(screen.getByRole("option", { name: "Not placed" }));
  await expectTexts("45 found");
  for (const [at, role] of groups.entries()) {
    // After roles were saved the search has the focus, and its word is chosen.
    if (at === 0) await click(screen.getByLabelText("Find an account"));
    await press(`${at + 4}`);
    const list = await screen.findByLabelText("Set the role of all 15 found");
    await click(list);
    hands += 1;
    await user.selectOptions(list, role);
    await click(screen.getByRole("button", { name: "Save 15 roles" }));
    await expect.poll(() => screen.queryByText("0 found")).toBeVisible();
  }
  await click(screen.getByRole("combobox", { name: "Show" }));
  await click(screen.getByRole("option", { name: "Changed by me" }));
  await user.clear(screen.getByLabelText("Find an account"));
  hands += 1;
  await expectTexts("45 found");
  // A chart has some twenty such groups; `npm run bench -- journey` counts those of a whole company.
  expect(hands - AROUND).toBeLessThanOrEqual(4 * groups.length + 1);
});

test("the accounts foot, with the profit that the balance sheet holds already", async () => {
  const files = {
    balance_sheet: `Account Code,Account Name,Current Year,Prior Year,Section
1000,Bank,140.00,100.00,Assets
3000,Share capital,100.00,100.00,Equity
3900,Retained earnings,40.00,0.00,Equity`,
    profit_loss: `Account Code,Account Name,Amount,Category
4000,Sales,100.00,Revenue
5000,Overheads,-60.00,Expenses`,
  };
  await renderApp("/cash-flow", { api: finishedProjectApi(aCashFlow(files)) });
  const table = await screen.findByRole("table", { name: "Accounts" });
  const footing = [...table.querySelectorAll("tfoot tr")].map(({ textContent }) => textContent);
  expect(footing).toEqual(["Profit transferred to retained earnings-40-", "Total---"]);
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

test("the national chart by whose numbers accounts were read is named", async () => {
  const api = {
    ...finishedProjectApi(),
    getCashFlow: () => ({ ...aCashFlow(), chart: "PCG" as const }),
  };
  await renderApp("/cash-flow", { api });
  await expectTexts(/read by their numbers in the French Plan comptable général/);
});
