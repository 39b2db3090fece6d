import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Letter } from "../functions/email/Letter.ts";
import {
  exportLetter,
  processedLetter,
  reviewLetter,
  testLetter,
  welcomeLetter,
} from "../functions/email/letters.ts";
import { renderHtml } from "../functions/email/renderHtml.ts";
import { renderText } from "../functions/email/renderText.ts";
import { root } from "./run.ts";

const siteUrl = "http://127.0.0.1:5000";
const statement = { projectName: "Aldgate & Sons Ltd 2026", version: 3, siteUrl };
const stop = `${siteUrl}/unsubscribe?token=preview`;

/** Every message Tieout sends, as its reader gets it. */
const letters: Readonly<Record<string, { letter: Letter; stop: string | null }>> = {
  welcome: { letter: welcomeLetter({ name: "Ada", siteUrl }), stop: null },
  test: { letter: testLetter({ siteUrl, at: new Date() }), stop: null },
  "statement-processed": {
    letter: processedLetter({ ...statement, draftReason: null, openPoints: 0 }),
    stop,
  },
  "needs-review": {
    letter: reviewLetter({
      ...statement,
      draftReason: "No account was recognised as cash: give the cash account its role.",
      openPoints: 4,
    }),
    stop,
  },
  "export-ready": {
    letter: exportLetter({ ...statement, fileName: "aldgate-sons-2026.pdf" }),
    stop,
  },
};

const folder = join(root, ".local/emails");
mkdirSync(folder, { recursive: true });
for (const [name, { letter, stop: link }] of Object.entries(letters)) {
  writeFileSync(join(folder, `${name}.html`), renderHtml(letter, link));
  writeFileSync(join(folder, `${name}.txt`), renderText(letter, link));
}
const links = Object.entries(letters).map(
  ([name, { letter }]) =>
    `<li><a href="${name}.html">${letter.subject}</a> (<a href="${name}.txt">text</a>)</li>`,
);
writeFileSync(
  join(folder, "index.html"),
  `<!doctype html><meta charset="utf-8"><title>Emails of Tieout</title><ul>${links.join("")}</ul>`,
);
console.log(`Open ${join(folder, "index.html")}`);
