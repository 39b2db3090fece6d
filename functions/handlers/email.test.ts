import { beforeEach, describe, expect, test } from "vitest";
import type { Delivery, Email } from "../email/Mailer.ts";
import { ADA, type AppUnderTest, appUnderTest, EVE } from "../testing/appUnderTest.ts";

let api: AppUnderTest;
let sent: Email[];
beforeEach(() => {
  api = appUnderTest();
  sent = [];
  answerWith({ outcome: "sent" });
});

function answerWith(delivery: Delivery): void {
  api.deps.mailer = {
    road: "sendgrid",
    send: async (email) => {
      sent.push(email);
      return delivery;
    },
  };
}

const email = `${ADA}@example.test`;
const failed: Delivery = {
  outcome: "failed",
  reason: "500",
  canRetry: true,
  retryAfterSeconds: null,
};

test("the welcome goes to the caller's own address and is recorded once", async () => {
  const welcome = () => api.call("sendWelcomeEmail", { body: { email, name: "Ada" } });
  expect((await welcome()).reply.delivery).toBe("sendgrid");
  const { welcomeSentAt } = (await api.call("getUserSettings")).reply;
  expect(welcomeSentAt).not.toBeNull();
  expect((await welcome()).status).toBe(200);
  expect((await api.call("getUserSettings")).reply.welcomeSentAt).toBe(welcomeSentAt);
  expect(sent.map(({ to, subject }) => [to.address, subject])).toEqual([
    [email, "Welcome to Tieout"],
    [email, "Welcome to Tieout"],
  ]);
});

describe("nothing is sent", () => {
  test("to another's address", async () => {
    const answer = await api.call("sendTestEmail", { body: { email: `${EVE}@example.test` } });
    expect([answer.status, answer.problem.code]).toEqual([403, "email_not_yours"]);
    expect(sent).toEqual([]);
  });

  test("to an address nobody has verified", async () => {
    const as = "user-unverified";
    const answer = await api.call("sendTestEmail", { as, body: { email: `${as}@example.test` } });
    expect([answer.status, answer.problem.code]).toEqual([403, "email_not_verified"]);
    expect(sent).toEqual([]);
  });

  test("where e-mail is not set up, which the answer says", async () => {
    api.deps.mailer = { road: "none", send: async () => ({ outcome: "not_configured" }) };
    const answer = await api.call("sendTestEmail", { body: { email } });
    expect([answer.status, answer.problem.code]).toEqual([503, "email_not_configured"]);
    expect((await api.call("getUserSettings")).reply.emailDelivery).toBe("none");
  });
});

test("a failure is told in fixed words, is not recorded, and is logged without the address", async () => {
  answerWith(failed);
  const welcome = await api.call("sendWelcomeEmail", { body: { email, name: "Ada" } });
  expect([welcome.status, welcome.problem.message]).toEqual([
    502,
    "Could not send welcome email. Please try again.",
  ]);
  expect((await api.call("getUserSettings")).reply.welcomeSentAt).toBeNull();
  const tried = await api.call("sendTestEmail", { body: { email } });
  expect(tried.problem.message).toBe(
    "Could not send test email. Please check SendGrid configuration.",
  );
  expect(api.logged.join()).toContain('"reason":"500"');
  expect(api.logged.join()).not.toContain("@");
});

test("five an hour, then the seconds to wait, whoever answers the request", async () => {
  const ask = (as = ADA) =>
    api.call("sendTestEmail", { as, body: { email: `${as}@example.test` } });
  const first = api.clock.now;
  for (let turn = 0; turn < 5; turn++) expect((await ask()).status).toBe(200);
  api.clock.now = first + 60_000;
  const refused = await ask();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(3500);
  expect((await ask(EVE)).status).toBe(200);
  api.clock.now = first + 3_601_000;
  expect((await ask()).status).toBe(200);
});
