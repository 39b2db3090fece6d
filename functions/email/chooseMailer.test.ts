import { expect, test } from "vitest";
import { chooseMailer } from "./chooseMailer.ts";

const roadOf = (env: NodeJS.ProcessEnv) => chooseMailer(env, () => new Date()).road;
const from = { EMAIL_FROM: "no-reply@tieout.example" };

test("without a key, with the word none, or without a sender nothing is sent, and it says so", async () => {
  expect(roadOf({})).toBe("none");
  expect(roadOf({ SENDGRID_API_KEY: "none", ...from })).toBe("none");
  expect(roadOf({ SENDGRID_API_KEY: "SG.key" })).toBe("none");
});

test("a key goes before the local folder", () => {
  expect(roadOf({ OUTBOX_FOLDER: ".local/outbox" })).toBe("outbox");
  expect(roadOf({ SENDGRID_API_KEY: "SG.key", ...from, OUTBOX_FOLDER: "x" })).toBe("sendgrid");
});
