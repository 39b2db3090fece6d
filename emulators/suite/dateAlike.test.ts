import { expect, test } from "vitest";
import { type AccountStore, dateAlike } from "./dateAlike.ts";

function kept(account: Parameters<AccountStore["createUserWithLocalId"]>[1]) {
  const store: AccountStore = { createUserWithLocalId: (_id, given) => given };
  dateAlike(store);
  return store.createUserWithLocalId("ada", account);
}

test("the first session of an account counts, also where a second ends while it is made", () => {
  const signedUp = { createdAt: "1767603599998", lastLoginAt: "1767603599998" };
  expect(kept({ ...signedUp, validSince: "1767603600" })).toEqual({
    ...signedUp,
    validSince: "1767603599",
  });
});

test("what is made without a password, or was there before, is kept as it is given", () => {
  const anonymous = { createdAt: "1767603599998", lastLoginAt: "1767603599998" };
  expect(kept(anonymous)).toEqual(anonymous);
  const imported = { ...anonymous, lastLoginAt: "1767603700000", validSince: "1767603650" };
  expect(kept(imported)).toEqual(imported);
});
