import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { expectTexts } from "../../testing/expectTexts.ts";
import { fillIn } from "../../testing/fillIn.ts";
import { renderApp } from "../../testing/renderApp.tsx";
import { verifiableProjectApi } from "../../testing/verifiableProjectApi.ts";

/** A loan of which balances show the net alone, and interest without a liability for it. */
const trial_balance = `Account Code,Account Name,Current Debit,Current Credit,Prior Debit,Prior Credit,Account Type
1000,Bank,110.00,,100.00,,Current Asset
2400,Bank loan,,70.00,,50.00,Non-current Liability
3000,Share capital,,50.00,,50.00,Equity
5900,Loan interest,10.00,,,,Expense`;

const loan = "Proceeds from borrowings";
const drawerOf = (line: string) => screen.findByRole("dialog", { name: line });

type User = Awaited<ReturnType<typeof renderApp>>["user"];

async function giveReason(user: User, label: string): Promise<void> {
  const dialog = await screen.findByRole("dialog", { name: "Why is this right?" });
  await fillIn(user, within(dialog).getByLabelText(/Reason/), "Agreed with the bank");
  await user.click(within(dialog).getByRole("button", { name: label }));
}

test("a flagged line offers what resolves it first; verified with a reason, it keeps what was asked", async () => {
  const { user, reload } = await renderApp("/cash-flow", {
    api: verifiableProjectApi({ trial_balance }),
  });
  await screen.findByRole("link", { name: /^Ties out · .* 2 points open$/ });
  await user.click(await screen.findByRole("button", { name: loan }));
  expect((await drawerOf(loan)).textContent).toMatch(/Enter both flows.*Mark as verified/);
  await user.click(within(await drawerOf(loan)).getByRole("button", { name: "Mark as verified" }));
  await giveReason(user, "Mark as verified");
  await expect.poll(() => screen.queryByText("1 point open")).toBeTruthy();
  await reload();
  await user.click(await screen.findByRole("button", { name: loan }));
  const drawer = within(await drawerOf(loan));
  expect(drawer.getByText(/^This is the net movement of the balances/)).toBeVisible();
  expect(
    drawer.getByText("Verified by Ada Ledger, 5 January 2026: Agreed with the bank."),
  ).toBeVisible();
  await user.click(drawer.getByRole("button", { name: "Take verification back" }));
  expect(await drawer.findByRole("button", { name: "Mark as verified" })).toBeVisible();
  // Undone, the word is there again with the reason it had; undone once more, it is not.
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await drawer.findByText(/^Verified by .*: Agreed with the bank\.$/)).toBeVisible();
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await drawer.findByRole("button", { name: "Mark as verified" })).toBeVisible();
});

test("a line that follows from what balances moved by says so, with its sum", async () => {
  const { user, reload } = await renderApp("/cash-flow?line=indirect.proceeds_from_borrowings", {
    api: verifiableProjectApi({ trial_balance }),
  });
  expect(within(await drawerOf(loan)).getByText("Derived: 20 = 20")).toBeVisible();
  await user.keyboard("{Escape}");
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  await reload();
  expect(await screen.findByRole("button", { name: loan })).toBeVisible();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("many accounts without a role are one row, which leads to them wherever it stands", async () => {
  const unknown = Array.from(
    { length: 24 },
    (_, at) =>
      `${9_000 + at},Qx zv${"qxzjvkwb"[at % 8]}${"qxz"[at % 3]},${at % 2 ? ",5.00,,5.00" : "5.00,,5.00,"},`,
  );
  const api = verifiableProjectApi({ trial_balance: [trial_balance, ...unknown].join("\n") });
  const { user } = await renderApp("/adjustments", { api });
  await expectTexts("28 points open", "27 accounts");
  expect(screen.queryByText(/^9000/)).toBeNull();
  await user.click(screen.getByRole("link", { name: "Give them their roles" }));
  await expectTexts("27 found");
  expect(await screen.findByLabelText("Role of 9000 Qx zvqq")).toBeVisible();
  expect(screen.queryByLabelText("Role of 5900 Loan interest")).toBeNull();
});

test("a draft that waits for roles leads to the accounts in doubt, and says that it does", async () => {
  const unknown = "9000,Qx zvq,50.00,,,,\n9001,Qx zvx,,50.00,,,";
  const api = verifiableProjectApi({ trial_balance: `${trial_balance}\n${unknown}` });
  const { user } = await renderApp("/cash-flow", { api });
  await user.click(await screen.findByRole("link", { name: "Review accounts in doubt" }));
  expect(await screen.findByLabelText("Role of 9000 Qx zvq")).toBeVisible();
});

test("a point has the same action in the checks and in the reviews; a check that asks is confirmed", async () => {
  const { user } = await renderApp("/cash-flow", { api: verifiableProjectApi({ trial_balance }) });
  const gross = await screen.findByText("Flows are shown gross");
  const row = gross.closest("li");
  if (!row) throw new Error("a check stands in a list");
  const action = within(row).getByRole("link", { name: `Enter both flows: ${loan}` });
  await user.click(screen.getByRole("link", { name: /2 points open/ }));
  await expectTexts("2 points open");
  const same = screen.getByRole("link", { name: `Enter both flows: ${loan}` });
  expect(same).toHaveAttribute("href", action.getAttribute("href"));
  await user.click(screen.getByRole("button", { name: /^Confirm: Interest and tax/ }));
  await giveReason(user, "Confirm");
  await expectTexts("1 point open");
  await user.click(screen.getByRole("link", { name: loan }));
  const drawer = within(await drawerOf(loan));
  await user.click(drawer.getByRole("button", { name: "Mark as verified" }));
  await giveReason(user, "Mark as verified");
  await expectTexts(/^Ties out · .* agrees with the balance sheet$/);
});

test("the focus passes from a point that is resolved to the action of the next one", async () => {
  const { user } = await renderApp("/adjustments", {
    api: verifiableProjectApi({ trial_balance }),
  });
  await user.click(await screen.findByRole("button", { name: /^Confirm: Interest and tax/ }));
  await giveReason(user, "Confirm");
  await expectTexts("1 point open");
  expect(screen.getByRole("link", { name: `Enter both flows: ${loan}` })).toHaveFocus();
});

test("where the last point goes with its panel, the focus passes to the page", async () => {
  const unchanged = trial_balance.replace(",50.00,Non-current", ",70.00,Non-current");
  const balanced = unchanged.replace("110.00,,100.00", "110.00,,120.00");
  const { user } = await renderApp("/", {
    api: verifiableProjectApi({ trial_balance: balanced }),
  });
  await user.click(await screen.findByRole("button", { name: /^Confirm: Interest and tax/ }));
  await giveReason(user, "Confirm");
  await expect.poll(() => screen.queryByText("1 point open")).toBeNull();
  expect(screen.getByRole("main")).toHaveFocus();
});
