import { describe, expect, test } from "vitest";
import { type Answered, localServer } from "../testing/localServer.ts";
import { sendGridMailer } from "./sendGridMailer.ts";

const email = {
  id: "message-1",
  to: { address: "ada@example.test", name: "Ada" },
  subject: "Statement processed",
  html: "<p>ready</p>",
  text: "ready",
  unsubscribeUrl: "https://tieout.example/api/email/unsubscribe?token=t",
};

async function sendTo(answer: () => Answered, timeoutMs = 30_000) {
  const server = await localServer(answer);
  const settings = { apiKey: "SG.key", baseUrl: server.url, from: "no-reply@tieout.example" };
  return { server, delivery: await sendGridMailer({ ...settings, timeoutMs }).send(email) };
}

test("a message goes out as SendGrid's API asks, with the mailbox's own way out and no tracking", async () => {
  const { server, delivery } = await sendTo(() => ({ status: 202 }));
  expect(delivery).toEqual({ outcome: "sent" });
  expect(server.received).toMatchObject([
    {
      method: "POST",
      path: "/v3/mail/send",
      headers: { authorization: "Bearer SG.key", "content-type": "application/json" },
      body: {
        from: { email: "no-reply@tieout.example" },
        personalizations: [{ to: [{ email: "ada@example.test", name: "Ada" }] }],
        subject: "Statement processed",
        content: [
          { type: "text/plain", value: "ready" },
          { type: "text/html", value: "<p>ready</p>" },
        ],
        headers: {
          "Message-ID": "<message-1@mail.tieout.app>",
          "List-Unsubscribe": `<${email.unsubscribeUrl}>`,
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        },
        tracking_settings: { click_tracking: { enable: false }, open_tracking: { enable: false } },
      },
    },
  ]);
});

describe("a failure is told without the address", () => {
  const quotes = JSON.stringify({ errors: [{ message: "ada@example.test is bad", field: "to" }] });

  test.each([
    [401, false],
    [400, false],
    [429, true],
    [500, true],
    [503, true],
  ])("%i can be tried again: %s", async (status, canRetry) => {
    const { delivery } = await sendTo(() => ({ status, body: quotes }));
    expect(delivery).toMatchObject({ outcome: "failed", canRetry });
    expect(JSON.stringify(delivery)).toContain(String(status));
    expect(JSON.stringify(delivery)).not.toContain("@");
  });

  test("429 says when", async () => {
    const { delivery } = await sendTo(() => ({ status: 429, headers: { "Retry-After": "17" } }));
    expect(delivery).toMatchObject({ canRetry: true, retryAfterSeconds: 17 });
  });

  test("no answer in time can be tried again", async () => {
    const { delivery } = await sendTo(() => null, 50);
    expect(delivery).toMatchObject({ outcome: "failed", canRetry: true });
  });

  test("nobody there can be tried again", async () => {
    const settings = { apiKey: "SG.k", baseUrl: "http://127.0.0.1:1", from: "a@b.example" };
    const delivery = await sendGridMailer({ ...settings, timeoutMs: 30_000 }).send(email);
    expect(delivery).toMatchObject({ outcome: "failed", canRetry: true });
  });
});
