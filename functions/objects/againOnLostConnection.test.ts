import { expect, test } from "vitest";
import { againOnLostConnection } from "./againOnLostConnection.ts";

function failing(times: number, code: string) {
  let calls = 0;
  const action = async () => {
    calls += 1;
    if (calls <= times) throw Object.assign(new Error("write"), { code });
    return calls;
  };
  return action;
}

test("a connection lost under a write is not a failed write", async () => {
  expect(await againOnLostConnection(failing(2, "EPIPE"))).toBe(3);
  expect(await againOnLostConnection(failing(1, "ECONNRESET"))).toBe(2);
});

test("it gives up after the third try, and at once for any other failure", async () => {
  await expect(againOnLostConnection(failing(3, "EPIPE"))).rejects.toThrow("write");
  await expect(againOnLostConnection(failing(1, "EACCES"))).rejects.toThrow("write");
});
