import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { outboxMailer } from "./outboxMailer.ts";

test("a message becomes one file that mail programs read, whatever is in its subject", async () => {
  const folder = await mkdtemp(join(tmpdir(), "tieout-outbox-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const mailer = outboxMailer(folder, () => new Date("2026-01-05T09:00:00Z"));
  const delivery = await mailer.send({
    id: "m-1",
    to: { address: "ada@example.test", name: "Ada Lövelace" },
    subject: "Statement processed: Müller £\r\nBcc: eve@example.test",
    html: "<p>Zürich</p>",
    text: "Zürich",
    unsubscribeUrl: "https://tieout.example/u?token=t",
  });
  expect(delivery).toEqual({ outcome: "sent" });
  const [name = "", ...others] = await readdir(folder);
  expect([name, others]).toEqual(["2026-01-05T09-00-00-000Z-m-1.eml", []]);
  const file = await readFile(join(folder, name), "utf8");
  const [head = ""] = file.split("\r\n\r\n");
  expect(head).toMatch(/^To: .*<ada@example\.test>$/m);
  expect(head).toMatch(/^Message-ID: <m-1@/im);
  expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  expect(head).toMatch(/^Content-Type: multipart\/alternative;/m);
  expect(head).not.toMatch(/^Bcc:/im);
  expect(file).toContain("Content-Type: text/plain; charset=utf-8");
  expect(file).toContain("Content-Type: text/html; charset=utf-8");
});
