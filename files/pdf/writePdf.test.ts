import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { printAmount, type StatementReport } from "@tieout/core";
import fc from "fast-check";
import { extractText, getDocumentProxy } from "unpdf";
import { describe, expect, test } from "vitest";
import { anyCharacter } from "../../core/testing/anyCharacter.ts";
import { exampleReport, reportInQuarters } from "../../core/testing/exampleReport.ts";
import { inputOf } from "../../core/testing/statementInputs.ts";
import { writePdf } from "./writePdf.ts";

const written = new WeakMap<StatementReport, Promise<Uint8Array>>();

/** A report as it is written, once: several tests look at the same. */
function bytesOf(report: StatementReport): Promise<Uint8Array> {
  const bytes = written.get(report) ?? writeAnew(report);
  written.set(report, bytes);
  return bytes;
}

async function writeAnew(report: StatementReport): Promise<Uint8Array> {
  return new Uint8Array(await buffer(await writePdf(report)));
}

const shown = new WeakMap<StatementReport, Promise<string[]>>();

/** The text of each page, spaces evened out, read once. */
function pagesOf(report: StatementReport): Promise<string[]> {
  const pages = shown.get(report) ?? readPages(report);
  shown.set(report, pages);
  return pages;
}

async function readPages(report: StatementReport): Promise<string[]> {
  const document = await getDocumentProxy((await bytesOf(report)).slice());
  const { text } = await extractText(document, { mergePages: false });
  return text.map((page) => page.replace(/\s+/g, " "));
}

const example = exampleReport();
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
    const text = (await pagesOf(example)).join(" ");
    for (const { lineItem, currentYear } of example.document.statements.indirect.lines) {
      expect(text).toContain(lineItem);
      expect(text).toContain(printAmount(currentYear));
    }
  });

  test.each([
    ["quarter", ["Jan to Mar", "Oct to Dec"], "190.00 150.00 150.00 180.00 180.00"],
    ["month", ["Jan 2025", "Dec 2025"], "150.00 150.00 150.00 180.00 180.00"],
  ] as const)("shows the year in columns: by %s", async (periodLength, headings, cash) => {
    const text = (await pagesOf({ ...reportInQuarters(), periodLength })).join(" ");
    for (const heading of headings) expect(text).toContain(heading);
    expect(text).toContain(cash);
  });

  test("is the same, byte for byte, for the same report", async () => {
    const [first, second] = [await bytesOf(example), await writeAnew(exampleReport())];
    const hash = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
    expect(hash(first)).toBe(hash(second));
  });

  test("numbers its pages, and says version, preparer and hash on each", async () => {
    const pages = await pagesOf(example);
    pages.forEach((text, index) => {
      expect(text).toContain(`Page ${index + 1} of ${pages.length}`);
      expect(text).toContain("Version 3 prepared 14 February 2026 09:30 UTC by A. Preparer");
      expect(text).toContain(example.sha256);
    });
  });

  test("is marked DRAFT with its difference on top when it does not tie out, and on every page", async () => {
    const pages = await pagesOf(draft);
    expect(pages[0]).toMatch(/DRAFT\. Does not tie out\. .*unreconciled\s+difference/s);
    expect(pages.every((text) => text.includes("DRAFT"))).toBe(true);
    expect((await pagesOf(example)).join()).not.toContain("DRAFT");
  });

  test("says SUPERSEDED on every page when the project has changed since", async () => {
    const pages = await pagesOf({ ...example, isSuperseded: true });
    expect(pages.every((text) => text.includes("SUPERSEDED"))).toBe(true);
  });

  test("says on each page which days it is of, however long the name of the entity is", async () => {
    const entityName = "Halden Marine Supplies and its subsidiaries in the North of Europe ".repeat(
      3,
    );
    const [, ...others] = await pagesOf({ ...example, entityName });
    expect(others.length).toBeGreaterThan(0);
    for (const page of others) {
      expect(page).toMatch(
        /Halden Marine .* … · Statement of cash flows · for the year ended 31 December 2025/,
      );
    }
  });

  test("repeats the heading of a table that goes on, and loses none of 150 lines", async () => {
    const prior_cashflow = Array.from({ length: 150 }, (_, index) => ({
      row: index + 2,
      lineItem: `Payment of kind ${index + 1}`,
      category: "Operating",
      concept: null,
      amount: BigInt(index * 7919 + 13),
      notes: "",
    }));
    const report = exampleReport({ rows: { ...inputOf([], false).rows, prior_cashflow } });
    const pages = await pagesOf(report);
    const all = pages.join(" ");
    for (const { lineItem, priorYear } of report.document.statements.indirect.lines) {
      expect(all).toContain(`${lineItem}`);
      expect(all).toContain(printAmount(priorYear));
    }
    const statement = pages.slice(
      0,
      pages.findIndex((text) => text.includes("Notes to the")),
    );
    expect(statement.length).toBeGreaterThan(2);
    for (const text of statement) expect(text).toContain("2025 2024 Note GBP GBP, as supplied");
    expect(all).toContain("Comparative figures: as supplied, not recomputed.");
  });

  test("under US GAAP the direct method brings the indirect reconciliation (ASC 230-10-45-30)", async () => {
    const report = exampleReport({ framework: "US_GAAP", currency: "USD" }, "direct");
    const pages = await pagesOf(report);
    const page = pages.find((text) => text.includes("Reconciliation of net income"));
    expect(page).toContain("Reconciliation of net income to net cash from operating activities");
    const indirect = report.document.statements.indirect.lines;
    for (const { lineItem } of indirect.filter(({ category }) => category === "operating")) {
      expect(page).toContain(lineItem);
    }
  });

  test("has the notes, adjustments, checks with their paragraphs, and files", async () => {
    const text = (await pagesOf(example)).join(" ");
    expect(text).toContain("Cash is held at two banks.");
    for (const { title, paragraph } of example.document.disclosures) {
      expect(text).toContain(title);
      expect(text).toContain(paragraph);
    }
    for (const { reason } of example.adjustments) expect(text).toContain(`Journal: ${reason}`);
    for (const { paragraph } of example.document.checks) expect(text).toContain(paragraph);
    for (const { fileName } of example.files) expect(text).toContain(fileName);
  });

  test("says nothing of who made an adjustment and when where nobody knows", async () => {
    const { adjustments, ...rest } = exampleReport();
    const unsigned = adjustments.map((item) => ({ ...item, createdBy: "", createdAt: "" }));
    const text = (await pagesOf({ ...rest, adjustments: unsigned })).join(" ");
    const [first] = unsigned;
    const [line] = first?.lines ?? [];
    expect(text).toContain(`Journal: ${first?.reason} ${line?.account ?? "Cash"}`);
  });

  test("embeds its fonts as subsets and no more of them than the text needs", async () => {
    const fontsOf = async (report: StatementReport) => {
      const source = Buffer.from(await bytesOf(report)).toString("latin1");
      const names = [...source.matchAll(/\/BaseFont \/([^\s/]+)/g)].map(([, name]) => name ?? "");
      const files = [...source.matchAll(/\/FontFile2 \d+ 0 R/g)].length;
      return { names: [...new Set(names)].sort(), files, size: source.length };
    };
    const plain = await fontsOf(example);
    expect(plain.names).toHaveLength(2);
    for (const name of plain.names) expect(name).toMatch(/^[A-Z]{6}\+Inter-/);
    expect(plain.files).toBe(2);
    const chinese = await fontsOf({ ...example, entityName: "上海进出口有限公司" });
    expect(chinese.names.map((name) => name.slice(7))).toContain("NotoSansSC-Regular");
    expect(chinese.size - plain.size).toBeLessThan(60_000);
  });

  test("is tagged: title, language, and a structure of headings and tables", async () => {
    const source = Buffer.from(await bytesOf(example)).toString("latin1");
    expect(source).toMatch(/\/MarkInfo/);
    expect(source).toMatch(/\/Lang \(en-GB\)/);
    expect(source).toMatch(/\/DisplayDocTitle true/);
    for (const role of ["Document", "Sect", "H1", "H2", "P", "Table", "THead", "TBody", "TR"]) {
      expect(source).toMatch(new RegExp(`/S /${role}\\b`));
    }
    expect(source).toMatch(/\/S \/TH[\s\S]{1,80}\/Scope \/Column/);
    expect(source).toMatch(/\/S \/TH[\s\S]{1,80}\/Scope \/Row/);
    expect(source).toContain("/ActualText (Operating activities)");
    const document = await getDocumentProxy((await bytesOf(example)).slice());
    const { info } = await document.getMetadata();
    expect(info).toMatchObject({
      Title:
        "Halden Marine Supplies plc: Statement of cash flows for the year ended 31 December 2025",
      Author: "A. Preparer",
      CreationDate: "D:20260214093000Z",
    });
  });

  test("keeps markup of a name as text, in the title and in the XML metadata", async () => {
    const bytes = await bytesOf({ ...example, entityName: "Söhne & <Co>" });
    const source = Buffer.from(bytes).toString("latin1");
    expect(source).toContain("&#38; &#60;Co&#62;");
    const { info } = await (await getDocumentProxy(bytes.slice())).getMetadata();
    expect(info).toMatchObject({ Title: expect.stringMatching(/^Söhne & <Co>: Statement/) });
  });

  test("draws whatever a user types as a name", {
    timeout: 120_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: anyCharacter, maxLength: 60 }), async (name) => {
        const report = {
          ...example,
          entityName: name,
          preparedBy: name,
          notes: [{ disclosureId: name, text: name }],
        };
        const pages = await pagesOf(report);
        expect(pages[0]).toContain("Statement of cash flows");
      }),
      { numRuns: 3 },
    );
  });

  test.each([
    ["株式会社東京海上商事（旧・大阪貿易）", "Ευρωπαϊκή Ναυτιλιακή Εταιρεία"],
    ["上海进出口贸易有限责任公司", "ООО «Северо-Западная компания»"],
    ["주식회사 서울무역", "Công ty Cổ phần Vận tải biển Đông"],
    ["4x4 -> Motors", "Ďalšie Łódź £ € ¥ ₹"],
  ])("%s and %s can be copied out of it as they are", async (entityName, preparedBy) => {
    const [first = ""] = await pagesOf({ ...example, entityName, preparedBy });
    for (const name of [entityName, preparedBy])
      expect(first.replaceAll(" ", "")).toContain(name.replaceAll(" ", ""));
  });
});
