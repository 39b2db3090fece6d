import { beforeEach, describe, expect, test } from "vitest";
import type { Delivery, Email } from "../email/Mailer.ts";
import { ADA, type AppUnderTest, appUnderTest } from "../testing/appUnderTest.ts";
import { createProject, smallTrialBalance, uploadTrialBalance } from "../testing/smallCompany.ts";
import { deliverNotice, sweepNotices } from "./deliverNotice.ts";
import type { NoticeRecord } from "./Notice.ts";

let api: AppUnderTest;
let sent: Email[];
let answer: () => Delivery | Promise<Delivery>;
beforeEach(() => {
  api = appUnderTest();
  sent = [];
  answer = () => ({ outcome: "sent" });
  api.deps.mailer = {
    road: "sendgrid",
    send: async (email) => {
      sent.push(email);
      return answer();
    },
  };
});

const everything = { statementProcessed: true, needsReview: true, exportReady: true };
const choose = (chosen: Partial<typeof everything>) =>
  api.call("putUserSettings", { body: { notifications: { ...everything, ...chosen } } });
const subjects = () => sent.map(({ subject }) => subject.split(":")[0]);
const notices = async () => (await api.deps.db.collection("notices").get()).docs;
const away: Delivery = {
  outcome: "failed",
  reason: "503",
  canRetry: true,
  retryAfterSeconds: null,
};

/** The small company with a plant account that fell: was it sold, and for how much?. */
const inReview = smallTrialBalance
  .replace("1000,Bank,130", "1000,Bank,150")
  .replace("3000,", "1500,Plant at cost,80,,100,,Fixed Asset\n3000,")
  .replace("3000,Share capital,,100,,100", "3000,Share capital,,200,,200");

async function processed(as = ADA, content = inReview): Promise<void> {
  const client: Pick<AppUnderTest, "call"> = {
    call: (name, call) => api.call(name, { as, ...call }),
  };
  const id = await createProject(client);
  await uploadTrialBalance(client, id, content);
  const answer = await client.call("processProject", { params: { id } });
  expect(answer.reply.status).toBe(content === inReview ? "needs_review" : "completed");
}

describe("the settings decide", () => {
  test("a statement in review is told once, as what needs the reader", async () => {
    await processed();
    expect(subjects()).toEqual(["Needs review"]);
    expect(sent[0]?.to.address).toBe(`${ADA}@example.test`);
    expect(await notices()).toEqual([]);
  });

  test("a statement that is complete is told as processed", async () => {
    await processed(ADA, smallTrialBalance);
    expect(subjects()).toEqual(["Statement processed"]);
    await choose({ statementProcessed: false });
    await processed(ADA, smallTrialBalance);
    expect(sent).toHaveLength(1);
  });

  test("who hears of processing only hears of that", async () => {
    await choose({ needsReview: false });
    await processed();
    expect(subjects()).toEqual(["Statement processed"]);
  });

  test("who wants neither hears nothing", async () => {
    await choose({ needsReview: false, statementProcessed: false });
    await processed();
    expect(sent).toEqual([]);
    expect(await notices()).toEqual([]);
  });

  test("an export is told with its file, unless the user does not want it", async () => {
    const id = await createProject(api);
    await uploadTrialBalance(api, id);
    await api.call("processProject", { params: { id } });
    await api.call("createExport", { params: { id, format: "json" } });
    await choose({ exportReady: false });
    await api.call("createExport", { params: { id, format: "json" } });
    expect(subjects()).toEqual(["Statement processed", "Export ready"]);
    expect(sent[1]?.text).toMatch(/File: .+\.json/);
  });

  test("an address nobody has verified gets nothing", async () => {
    await processed("user-unverified");
    expect(sent).toEqual([]);
  });
});

describe("a notice that could not be sent", () => {
  test("does not fail the request, waits, and goes out once with the same id", async () => {
    answer = () => away;
    await processed();
    expect(await sweepNotices(api.deps)).toBe(0);
    api.clock.now += 3 * 60_000;
    answer = () => ({ outcome: "sent" });
    expect(await sweepNotices(api.deps)).toBe(1);
    expect(await sweepNotices(api.deps)).toBe(0);
    expect(sent).toHaveLength(2);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  });

  test("outlives a crash of its sender", async () => {
    answer = () => {
      throw new Error("the instance is gone");
    };
    await processed();
    api.clock.now += 3 * 60_000;
    answer = () => ({ outcome: "sent" });
    await sweepNotices(api.deps);
    expect(await notices()).toEqual([]);
    expect(api.logged.join()).not.toContain("@");
  });

  test("waits as long as it is asked to", async () => {
    answer = () => ({ ...away, retryAfterSeconds: 3600 });
    await processed();
    api.clock.now += 30 * 60_000;
    expect(await sweepNotices(api.deps)).toBe(0);
    api.clock.now += 31 * 60_000;
    expect(await sweepNotices(api.deps)).toBe(1);
  });

  test("is given up in the end, or at once where trying again is no use", async () => {
    answer = () => away;
    await processed();
    for (let day = 0; day < 10; day++) {
      api.clock.now += 24 * 3_600_000;
      await sweepNotices(api.deps);
    }
    expect(sent).toHaveLength(7);
    answer = () => ({ ...away, canRetry: false });
    await processed();
    api.clock.now += 24 * 3_600_000;
    expect(await sweepNotices(api.deps)).toBe(0);
    const kept = (await notices()).map((document) => document.data() as NoticeRecord);
    expect(kept.map(({ nextAttemptAt }) => nextAttemptAt)).toEqual([null, null]);
  });

  test("is sent by one of two senders", async () => {
    answer = () => away;
    await processed();
    sent = [];
    answer = () => ({ outcome: "sent" });
    api.clock.now += 3 * 60_000;
    const [notice] = await notices();
    const id = notice?.id ?? "";
    await Promise.all([deliverNotice(api.deps, id), deliverNotice(api.deps, id)]);
    expect(sent).toHaveLength(1);
  });

  test("says nothing of a project that is gone", async () => {
    answer = () => away;
    const id = await createProject(api);
    await uploadTrialBalance(api, id);
    await api.call("processProject", { params: { id } });
    await api.call("deleteProject", { params: { id } });
    api.clock.now += 3 * 60_000;
    await sweepNotices(api.deps);
    expect(sent).toHaveLength(1);
    expect(await notices()).toEqual([]);
  });
});

describe("the way out", () => {
  const tokenOf = (email: Email | undefined) =>
    new URL(email?.unsubscribeUrl ?? "").searchParams.get("token") ?? "";
  const follow = (token: string) =>
    api.app.request(`/api/email/unsubscribe?token=${encodeURIComponent(token)}`, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    });

  test("ends that kind of message without signing in, and no other", async () => {
    await processed();
    const response = await follow(tokenOf(sent[0]));
    expect([response.status, await response.json()]).toEqual([
      200,
      { notification: "needsReview" },
    ]);
    expect((await api.call("getUserSettings")).reply.notifications).toEqual({
      ...everything,
      needsReview: false,
    });
    expect(sent[0]?.text).toContain(`/unsubscribe?token=${tokenOf(sent[0])}`);
  });

  test("opened by a mail program without one-click leads to the page and changes nothing", async () => {
    await processed();
    const token = tokenOf(sent[0]);
    const response = await api.app.request(`/api/email/unsubscribe?token=${token}`);
    expect([response.status, response.headers.get("Location")]).toEqual([
      303,
      `https://tieout.example/unsubscribe?token=${token}`,
    ]);
    expect((await api.call("getUserSettings")).reply.notifications).toEqual(everything);
  });

  test("cannot be forged, cut or turned to another user", async () => {
    await processed();
    const token = tokenOf(sent[0]);
    const [payload = "", signature = ""] = token.split(".");
    const other = Buffer.from(JSON.stringify(["user-eve", "needsReview"])).toString("base64url");
    for (const forged of ["", payload, `${other}.${signature}`, `${token}x`, `${token}.x`]) {
      expect([forged, (await follow(forged)).status]).toEqual([forged, 400]);
    }
    expect((await api.call("getUserSettings")).reply.notifications).toEqual(everything);
  });
});
