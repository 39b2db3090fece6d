import { beforeEach, expect, test } from "vitest";
import { type AppUnderTest, appUnderTest, EVE } from "../testing/appUnderTest.ts";

let api: AppUnderTest;
beforeEach(() => {
  api = appUnderTest();
});

const settings = async (as?: string) =>
  (await api.call("getUserSettings", as === undefined ? {} : { as })).reply.notifications;

test("a user is told of everything until they say otherwise, and only they", async () => {
  const everything = { statementProcessed: true, needsReview: true, exportReady: true };
  expect(await settings()).toEqual(everything);
  const notifications = { ...everything, exportReady: false };
  await api.call("putUserSettings", { body: { notifications } });
  expect(await settings()).toEqual(notifications);
  expect(await settings(EVE)).toEqual(everything);
});

test("a name is changed at the identity service; an empty one is refused", async () => {
  const renamed = await api.call("updateUser", {
    body: { displayName: " Grace Brewster Hopper " },
  });
  expect(renamed.reply).toMatchObject({ firstName: "Grace", lastName: "Brewster Hopper" });
  expect((await api.call("getUser")).reply.firstName).toBe("Grace");
  expect((await api.call("updateUser", { body: { displayName: "  " } })).status).toBe(400);
});

test("the status is measured, and names the service that does not answer", async () => {
  const reached = (await api.call("getStatus")).reply.services;
  expect(reached.map(({ service, isReachable }) => [service, isReachable])).toEqual([
    ["firestore", true],
    ["storage", true],
    ["auth", true],
  ]);
  expect(reached.every(({ milliseconds }) => milliseconds > 0)).toBe(true);
  api.objects.generation = async () => {
    throw new Error("the bucket is away");
  };
  const after = (await api.call("getStatus")).reply.services;
  expect(after.filter(({ isReachable }) => !isReachable)).toMatchObject([{ service: "storage" }]);
});
