import { expect, test } from "vitest";
import { nextSession } from "./nextSession.ts";

const ada = {
  uid: "1",
  email: "ada@example.com",
  displayName: null,
  photoUrl: null,
  providers: [],
};

test("a session that ends by itself is lost, and keeps its user on the page", () => {
  expect(nextSession(ada, null, false)).toEqual({ status: "signedIn", user: ada, isLost: true });
});

test("signing out, here or in another window, is no loss", () => {
  expect(nextSession(ada, null, true)).toEqual({ status: "signedOut" });
});

test("who was never in is signed out, whose session ended elsewhere is told, and who comes back is in", () => {
  expect(nextSession(null, null, true)).toEqual({ status: "signedOut" });
  expect(nextSession(null, null, false)).toEqual({ status: "signedOut", hasEnded: true });
  expect(nextSession(ada, ada, false)).toEqual({ status: "signedIn", user: ada, isLost: false });
});
