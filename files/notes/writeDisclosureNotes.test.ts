import { buffer } from "node:stream/consumers";
import { describeDisclosureNotes, printAmount, type StatementReport } from "@tieout/core";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { exampleReport } from "../../core/testing/exampleReport.ts";
import { writeDisclosureNotes } from "./writeDisclosureNotes.ts";

async function partsOf(report: StatementReport): Promise<Record<string, string>> {
  const parts = unzipSync(await buffer(await writeDisclosureNotes(report)));
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, strFromU8(part)]));
}

/** The words of the document, a paragraph a line. */
function textOf(parts: Record<string, string>): string[] {
  const xml = parts["word/document.xml"] ?? "";
  return xml
    .split("</w:p>")
    .map((paragraph) =>
      [...paragraph.matchAll(/<w:t[^>]*>([^<]*)</g)].map(([, words]) => words).join(""),
    )
    .map((words) => words.replaceAll("&apos;", "'"));
}

test("the document holds every note: titles, words of the user, and every amount", async () => {
  const report = exampleReport();
  const text = textOf(await partsOf(report));
  for (const note of describeDisclosureNotes(report)) {
    expect(text).toContain(`${note.number}. ${note.title}`);
    for (const words of [...note.paragraphs, ...note.userText]) expect(text).toContain(words);
    for (const amount of note.tables.flatMap(({ rows }) =>
      rows.flatMap(({ amounts }) => amounts),
    )) {
      expect(text).toContain(printAmount(amount ?? ""));
    }
  }
});

test("digits stand in one column: an amount without brackets keeps their width free", async () => {
  const xml = (await partsOf(exampleReport()))["word/document.xml"] ?? "";
  const indents = xml.split("</w:p>").flatMap((paragraph) => {
    const [, words = ""] = /<w:t[^>]*>(\(?[\d,.]+\)?)</.exec(paragraph) ?? [];
    const [, right = ""] = /<w:ind w:right="(\d+)"/.exec(paragraph) ?? [];
    return words === "" || right === "" ? [] : [{ hasBrackets: words.endsWith(")"), right }];
  });
  const [within, beside] = [true, false].map((hasBrackets) =>
    indents.filter((each) => each.hasBrackets === hasBrackets).map(({ right }) => right),
  );
  expect(new Set(within)).toEqual(new Set(["0"]));
  expect(new Set(beside)).toEqual(new Set(["60", "47"])); // usual letters, and those of many columns
});

test("of many columns each is as wide as its longest word, so that none is broken", async () => {
  const xml = (await partsOf(exampleReport()))["word/document.xml"] ?? "";
  const rows = xml.split("</w:tr>").filter((row) => row.includes(">Acquisitions<"));
  expect(rows).toHaveLength(1);
  const cells = (rows[0] ?? "").split("</w:tc>").flatMap((cell) => {
    const [, width = ""] = /<w:tcW w:type="pct" w:w="(\d+)"/.exec(cell) ?? [];
    const [, words = ""] = /<w:t [^>]*>([^<]*)</.exec(cell) ?? [];
    return width === "" ? [] : [{ words, width: Number(width) / 50 }];
  });
  const widthOf = (heading: string) => cells.find(({ words }) => words === heading)?.width ?? 0;
  expect(widthOf("Acquisitions")).toBeGreaterThan(widthOf("New leases"));
  expect(widthOf("Acquisitions")).toBeGreaterThan(13);
  expect(cells.reduce((total, { width }) => total + width, 0)).toBeCloseTo(100);
});

test("the same report gives the same bytes, with the report's time and no clock's", async () => {
  const first = await buffer(await writeDisclosureNotes(exampleReport()));
  const second = await buffer(await writeDisclosureNotes(structuredClone(exampleReport())));
  expect(first.equals(second)).toBe(true);
  const properties = (await partsOf(exampleReport()))["docProps/core.xml"] ?? "";
  const times = [...properties.matchAll(/>(\d{4}-[^<]+)</g)].map(([, time]) => time);
  expect(times).toEqual(["2026-02-14T09:30:00Z", "2026-02-14T09:30:00Z"]);
});

test("characters no XML document may hold are left out, markup is text", async () => {
  const text = "A\u0000\u0007B \ud800 <b>&amp; \uffff";
  const report = {
    ...exampleReport(),
    notes: [{ disclosureId: "components_of_cash", text }],
    entityName: "\u0001<Halden> & Co",
  };
  const xml = Object.values(await partsOf(report)).join("");
  expect(xml).toContain("AB \ufffd &lt;b&gt;&amp;amp; ");
  expect(xml).toContain("&lt;Halden&gt; &amp; Co");
  expect(/[^\P{Cc}\t\n\r]|[\uffff]/u.test(xml)).toBe(false);
});
