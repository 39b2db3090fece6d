import { expect, test } from "vitest";
import { isActiveUser } from "./isActiveUser.ts";

const ended = "Mon, 05 Jan 2026 09:00:00 GMT";
const before = "Mon, 05 Jan 2026 08:59:59 GMT";
const after = "Mon, 05 Jan 2026 09:10:00 GMT";
const user = (seen: string, renewed: string | null = null, disabled = false) => ({
  providerData: [{ providerId: "password" }],
  disabled,
  tokensValidAfterTime: ended,
  metadata: { lastSignInTime: seen, lastRefreshTime: renewed },
});

test("who signed in since their sessions were ended may act", () => {
  expect(isActiveUser(user(after))).toBe(true);
  expect(isActiveUser(user(before, after))).toBe(true);
});

test("who signed up in the same second may act", () => {
  expect(isActiveUser(user("2026-01-05T09:00:00.700Z"))).toBe(true);
});

test("whose sessions were ended since they were last seen may not", () => {
  expect(isActiveUser(user(before))).toBe(false);
  expect(isActiveUser(user(before, before))).toBe(false);
});

test("who is disabled may not, however new their session is", () => {
  expect(isActiveUser(user(after, after, true))).toBe(false);
});

test("whose sessions nobody ever ended may act", () => {
  const never = { providerData: [{}], disabled: false, metadata: { lastSignInTime: "" } };
  expect(isActiveUser(never)).toBe(true);
});

test("an anonymous account may not", () => {
  expect(isActiveUser({ ...user(after), providerData: [] })).toBe(false);
});
