import { expect, test } from "vitest";
import {
  exportLetter,
  processedLetter,
  reviewLetter,
  testLetter,
  welcomeLetter,
} from "./letters.ts";
import { writeEmail } from "./writeEmail.ts";

const hostile = `<img src=x onerror="alert('1')"> & Sons\r\nBcc: eve@example.test`;
const siteUrl = "https://tieout.example";
const facts = { projectName: hostile, version: 3, draftReason: null, openPoints: 2, siteUrl };
const letters = [
  welcomeLetter({ name: hostile, siteUrl }),
  testLetter({ siteUrl, at: new Date("2026-01-05T09:00:00Z") }),
  processedLetter(facts),
  reviewLetter(facts),
  exportLetter({ projectName: hostile, fileName: `${hostile}.pdf`, siteUrl }),
];
const wayOut = { page: `${siteUrl}/unsubscribe?token=a`, oneClick: `${siteUrl}/api?token=a` };
const envelope = { id: "1", to: { address: "ada@example.test", name: null } };

test.each(letters)("$preview: names cannot become HTML or headers", (letter) => {
  const { html, subject } = writeEmail(letter, { ...envelope, wayOut });
  expect(html).not.toMatch(/<img|onerror="/);
  expect(subject).not.toMatch(/[\r\n]/);
});

test.each(letters)("$preview: the text says all the HTML says", (letter) => {
  const { html, text } = writeEmail(letter, { ...envelope, wayOut });
  const urls = (from: string) => new Set(from.match(/https:[^\s"<]+/g));
  expect(urls(text)).toEqual(urls(html));
  for (const part of [letter.heading, ...letter.paragraphs, ...letter.facts.flat()]) {
    expect(text).toContain(part);
  }
});

test("a draft is said with its first reason, where a statement was processed and where it is to be reviewed", () => {
  const draftReason = "No account was recognised as cash: give the cash account its role.";
  for (const letter of [processedLetter, reviewLetter]) {
    const { text } = writeEmail(letter({ ...facts, draftReason }), { ...envelope, wayOut });
    expect(text).toContain(`No, it is a draft: ${draftReason}`);
  }
});

test("what the user asked for themselves has no way out, and says why it came", () => {
  const email = writeEmail(welcomeLetter({ name: "", siteUrl }), { ...envelope, wayOut: null });
  expect(email.unsubscribeUrl).toBeNull();
  expect(email.html + email.text).not.toContain("Stop these emails");
  expect(email.text).toContain("You asked for this email");
});
