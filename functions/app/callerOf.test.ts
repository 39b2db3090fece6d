import { expect, test } from "vitest";
import { callerOf } from "./callerOf.ts";

const token = (sign_in_provider: string) => ({
  uid: "user-ada",
  auth_time: 1_767_603_600,
  firebase: { sign_in_provider },
});

test.each(["password", "google.com"])(
  "a token by %s names its user, and since when",
  (provider) => {
    const signedInAt = new Date("2026-01-05T09:00:00Z");
    expect(callerOf(token(provider))).toEqual({ uid: "user-ada", signedInAt });
  },
);

test("an anonymous token names nobody", () => {
  expect(callerOf(token("anonymous"))).toBeNull();
});
