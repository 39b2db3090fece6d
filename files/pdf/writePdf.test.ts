import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { printAmount, type StatementReport } from "@tieout/core";
import { extractText, getDocumentProxy } from "unpdf";
import { describe, expect, test } from "vitest";
import { exampleReport } from "../../core/testing/exampleReport.ts";
import { writePdf } from "./writePdf.ts";

async function bytesOf(report: StatementReport): Promise<Uint8Array> {
  return new Uint8Array(await buffer(await writePdf(report)));
}

/** The text of each page, spaces evened out. */
async function pagesOf(report: StatementReport): Promise<string[]> {
  const document = await getDocumentProxy(await bytesOf(report));
  const { text } = await extractText(document, { mergePages: false });
  return text.map((page) => page.replace(/\s+/g, " "));
}

const draft = exampleReport({
  adjustments: [
    {
      id: "override-1",
      reason: "Rounded",
      adjustmentType: "override",
      concept: "interest_paid",
      adjustedValue: -1_00n,
    },
  ],
});

describe("a statement as PDF", () => {
  test("holds every line and amount of the statement", async () => {
    const report = exampleReport();
    const text = (await pagesOf(report)).join(" ");
    for (const { lineItem, currentYear } of report.document.statements.indirect.lines) {
      expect(text).toContain(lineItem);
      expect(text).toContain(printAmount(currentYear));
    }
  });

  test("is the same, byte for byte, for the same report", async () => {
    const [first, second] = [await bytesOf(exampleReport()), await bytesOf(exampleReport())];
    const hash = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
    expect(hash(first)).toBe(hash(second));
  });

  test("numbers its pages, and says version, preparer and hash on each", async () => {
    const report = exampleReport();
    const pages = await pagesOf(report);
    pages.forEach((text, index) => {
      expect(text).toContain(`Page ${index + 1} of ${pages.length}`);
      expect(text).toContain("Version 3 prepared 14 February 2026 09:30 UTC by A. Preparer");
      expect(text).toContain(report.sha256);
    });
  });

  test("is marked DRAFT with its difference on top when it does not tie out, and on every page", async () => {
    const pages = await pagesOf(draft);
    expect(pages[0]).toMatch(/DRAFT\. Does not tie out: unreconciled difference of GBP/);
    expect(pages.every((text) => text.includes("DRAFT"))).toBe(true);
    expect((await pagesOf(exampleReport())).join()).not.toContain("DRAFT");
  });
});
