import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { signUp, verifyAddress } from "./testing/suiteUser.ts";

const outbox = new URL("../.local/outbox/", import.meta.url).pathname;

/** The letters to one address in the outbox of the suite. */
async function lettersTo(address: string): Promise<string[]> {
  const names = await readdir(outbox);
  const files = await Promise.all(names.map((name) => readFile(join(outbox, name), "utf8")));
  return files.filter((file) => file.includes(`To: ${address}`));
}

test("on the suite a message becomes a file, for a verified address only", async () => {
  const user = await signUp("ada");
  const body = { email: user.email };
  const refused = await user.call("sendTestEmail", { body });
  expect([refused.status, refused.problem.code]).toEqual([403, "email_not_verified"]);
  await verifyAddress(user);
  const { reply } = await user.call("sendTestEmail", { body });
  expect(reply).toMatchObject({ delivery: "outbox" });
  expect(
    (await lettersTo(user.email)).map((letter) => /^Subject: (.*)$/m.exec(letter)?.[1]),
  ).toEqual(["Tieout test email"]);
});
