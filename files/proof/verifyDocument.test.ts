import { createHash, generateKeyPairSync } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { describeExport, type StatementReport } from "@tieout/core";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { exampleReport, reportInQuarters } from "../../core/testing/exampleReport.ts";
import { writeDocument, writePdf } from "../pdf/writePdf.ts";
import { writeWorkbook } from "../workbook/writeWorkbook.ts";
import { writeStatementJson } from "../writeStatementJson.ts";
import { signHead } from "./anchors.ts";
import type { TrailEntry } from "./checkTrail.ts";
import { findMisprints } from "./findMisprints.ts";
import { hashOfAuditEntry, sealReport } from "./hashes.ts";
import { verifyDocument } from "./verifyDocument.ts";

const writers = {
  json: writeStatementJson,
  pdf: writePdf,
  document: writeDocument,
  workbook: writeWorkbook,
};
const sealed = sealReport(exampleReport());
const entryOf = (report: StatementReport, prevHash = "0".repeat(64), seq = 1) => {
  const { version, sha256 } = report;
  const entry = {
    seq,
    prevHash,
    createdAt: "2026-02-14T09:30:01.000Z",
    action: "processing",
    description: "Statement prepared",
    userId: "ada",
    metadata: { version, sha256 },
  };
  return { ...entry, hash: hashOfAuditEntry(entry), user: "Ada" };
};
const report = { ...sealed, auditTrail: [entryOf(sealed)] };

type Format = keyof typeof writers;

const write = async (format: Format, of: StatementReport) =>
  new Uint8Array(await buffer(await writers[format](of)));

const inQuarters = sealReport(reportInQuarters());

/** The report in each format, written once for all who look at it. */
const asItIs = new Map<Format, Promise<Uint8Array>>();

function written(format: Format, of: StatementReport = report): Promise<Uint8Array> {
  if (of !== report) return write(format, of);
  const bytes = asItIs.get(format) ?? write(format, of);
  asItIs.set(format, bytes);
  return bytes;
}

describe.each(["json", "pdf", "document", "workbook"] as const)("a statement as %s", (format) => {
  test("agrees with its hash, by the indirect method", async () => {
    const verified = await verifyDocument(await written(format));
    expect(verified).toEqual({ outcome: "agrees", sha256: sealed.sha256, confirmedBy: null });
  });

  test("agrees with the same hash by the direct method in thousands, the year in columns", async () => {
    const rounded = { ...inQuarters, method: "direct", presentationUnit: "thousands" } as const;
    const { sha256 } = inQuarters;
    const verified = await verifyDocument(await written(format, rounded));
    expect(verified).toMatchObject({ outcome: "agrees", sha256 });
  });
});

test.each(["pdf", "workbook"] as const)(
  "a statement to the cent with the year in columns agrees as %s, however long they are",
  async (format) => {
    const verified = await verifyDocument(await written(format, inQuarters));
    expect(verified).toMatchObject({ outcome: "agrees", sha256: inQuarters.sha256 });
    expect(sealReport({ ...inQuarters, periodLength: "half" }).sha256).toBe(inQuarters.sha256);
  },
);

test("a statement under another hash does not agree", async () => {
  const other = await written("json", { ...report, notes: [] });
  expect(await verifyDocument(other)).toMatchObject({
    outcome: "differs",
    differences: [expect.stringContaining(`says SHA-256 ${sealed.sha256}, and its content gives`)],
  });
});

test("a statement agrees with the trail that names its hash, and with no other", async () => {
  const bytes = await written("json");
  expect(await verifyDocument(bytes, { trail: [entryOf(sealed)] })).toMatchObject({
    outcome: "agrees",
  });
  const other = entryOf({ ...sealed, sha256: "ab".repeat(32) });
  expect(await verifyDocument(bytes, { trail: [other] })).toMatchObject({
    differences: [
      "The audit trail tells of version 3 under another hash.",
      "Entry 1 of the audit trail is not the one in the document.",
    ],
  });
  const broken = { ...entryOf(sealed), description: "Something else" };
  expect(await verifyDocument(bytes, { trail: [broken] })).toMatchObject({
    differences: ["Entry 1 of the audit trail does not have the hash it says."],
  });
});

test("a superseded statement agrees too: the mark is no part of what was proved", async () => {
  const marked = await written("pdf", { ...report, isSuperseded: true });
  expect(await verifyDocument(marked)).toMatchObject({ outcome: "agrees" });
});

test("an entry of the trail within the document that was changed is found", async () => {
  const changed = { ...report.auditTrail[0], user: "Ada", description: "Nothing happened" };
  const bytes = await written("json", {
    ...report,
    auditTrail: [{ ...entryOf(sealed), ...changed }],
  });
  expect(await verifyDocument(bytes)).toMatchObject({
    differences: ["Entry 1 of the audit trail does not have the hash it says."],
  });
});

describe("a document that another release printed", () => {
  const [prepared] = report.auditTrail;
  const auditHead = { projectId: "p-1", seq: 1, hash: prepared?.hash ?? "" };
  const ofProject = sealReport({ ...exampleReport(), auditHead });
  const first = entryOf(ofProject);
  const anchored = { ...ofProject, auditTrail: [first] };
  const printBefore = async () => {
    const parts = unzipSync(await write("workbook", anchored));
    const sheet = strFromU8(parts["xl/worksheets/sheet1.xml"] ?? new Uint8Array());
    const otherWords = sheet.replace("Net change in cash", "Change in cash");
    expect(otherWords).not.toBe(sheet);
    const bytes = zipSync({ ...parts, "xl/worksheets/sheet1.xml": strToU8(otherWords) });
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    const exported = {
      ...entryOf(ofProject, first.hash, 2),
      action: "export",
      metadata: { sha256 },
    };
    return { bytes, trail: [first, { ...exported, hash: hashOfAuditEntry(exported) }] };
  };
  /** Printed once, for all who look at it. */
  const printed = printBefore();
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const anchorOf = ({ seq, hash }: TrailEntry) =>
    signHead({ projectId: "p-1", seq, hash, version: null, at: "2026-02-15" }, privateKey);

  test("agrees where an anchor confirms the entry that tells of its bytes", async () => {
    const { bytes, trail } = await printed;
    const anchors = trail.map(anchorOf);
    expect(await verifyDocument(bytes, { trail, anchors })).toEqual({
      outcome: "agrees",
      sha256: ofProject.sha256,
      confirmedBy: anchors[1],
    });
  });

  test("differs where anybody may have put the entry behind the last anchor", async () => {
    const { bytes, trail } = await printed;
    const differs = {
      outcome: "differs",
      differences: [expect.stringContaining("Change in cash")],
    };
    const anchors = trail.slice(0, 1).map(anchorOf);
    const advice = expect.stringContaining("No entry of the trail that an anchor confirms");
    expect(await verifyDocument(bytes, { trail, anchors })).toEqual({ ...differs, advice });
    for (const proofs of [{}, { trail }]) {
      const give = expect.stringContaining("Give the trail and the anchors");
      expect(await verifyDocument(bytes, proofs)).toEqual({ ...differs, advice: give });
    }
  });
});

test("a figure that was changed in a workbook's cell is told with its place", async () => {
  const parts = unzipSync(await written("workbook"));
  const cash = report.document.statements.indirect.totals.cashAtEnd;
  const sheet = strFromU8(parts["xl/worksheets/sheet1.xml"] ?? new Uint8Array());
  expect(sheet).toContain(`<v>${cash}</v>`);
  parts["xl/worksheets/sheet1.xml"] = strToU8(sheet.replace(`<v>${cash}</v>`, "<v>1.00</v>"));
  const verified = await verifyDocument(zipSync(parts));
  expect(verified).toMatchObject({
    outcome: "differs",
    differences: [
      expect.stringMatching(/^Statement, row \d+, column 2: prints "1\.?0*" where its JSON gives/),
    ],
  });
});

test("a figure that a PDF prints and its JSON does not say is told with its page", async () => {
  const { indirect, direct } = report.document.statements;
  const [first, ...others] = indirect.lines;
  const lines = first ? [{ ...first, currentYear: "123.45" }, ...others] : [];
  const statements = { direct, indirect: { ...indirect, lines } };
  const printed = await written("pdf", { ...report, document: { ...report.document, statements } });
  const differences = await findMisprints("pdf", printed, describeExport(report));
  expect(differences).toHaveLength(1);
  expect(differences[0]).toMatch(/^Page 1 prints ".*123\.45.*" where its JSON gives/);
});

test.each([
  ["text", strToU8("Account,Amount\n1000,5"), /no PDF, no workbook and no JSON/],
  ["JSON of another kind", strToU8('{"a":1}'), /no export under/],
  ["JSON that breaks off", strToU8('{"a":'), /cannot be read/],
  ["a workbook of another maker", zipSync({ "x.txt": strToU8("x") }), /./],
  ["a PDF that breaks off", strToU8("%PDF-1.7\n"), /^The PDF cannot be read/],
])("%s is unreadable, with the reason", async (_what, bytes, reason) => {
  expect(await verifyDocument(bytes)).toMatchObject({
    outcome: "unreadable",
    reason: expect.stringMatching(reason),
  });
});
