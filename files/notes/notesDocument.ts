import {
  type DisclosureNote,
  describeDisclosureNotes,
  describeReport,
  type Framework,
  presentNotes,
  type ReportHeading,
  type StatementReport,
} from "@tieout/core";
import {
  AlignmentType,
  Document,
  type FileChild,
  Footer,
  HeadingLevel,
  PageNumber,
  Paragraph,
  TextRun,
} from "docx";
import { noteTable } from "./noteTable.ts";
import { plainText } from "./plainText.ts";

const FONT = "Arial";
const HALF_POINTS = 2;
const INK = "12211B";
const QUIET = "55635C";
const RED = "A3231A";

/** The notes under the head of their statement, headings and tables as Word knows them. */
export function notesDocument(report: StatementReport): Document {
  const heading = describeReport(report);
  const notes = presentNotes(describeDisclosureNotes(report), report);
  const preparer = plainText(report.preparedBy ?? "Tieout");
  return new Document({
    title: plainText(`${heading.entity}: Notes to the statement of cash flows`),
    creator: preparer,
    lastModifiedBy: preparer,
    styles: { default: styles },
    sections: [
      {
        properties: { page: pageOf(report.document.framework) },
        footers: { default: footer(report, heading.mark) },
        children: [...head(heading), ...notes.flatMap(noteChildren)],
      },
    ],
  });
}

/** Twentieths of a point: Letter where US GAAP is filed, A4 elsewhere. */
function pageOf(framework: Framework) {
  const size = framework === "US_GAAP" ? LETTER : A4;
  return { size, margin: { top: 1134, bottom: 1134, left: 1134, right: 1134 } };
}

const A4 = { width: 11906, height: 16838 };
const LETTER = { width: 12240, height: 15840 };

const plainRun = { font: FONT, color: INK };

const styles = {
  document: { run: { ...plainRun, size: 10 * HALF_POINTS } },
  heading1: { run: { ...plainRun, size: 16 * HALF_POINTS, bold: true } },
  heading2: {
    run: { ...plainRun, size: 11 * HALF_POINTS, bold: true },
    paragraph: { spacing: { before: 320, after: 40 } },
  },
};

function head({
  entity,
  period,
  standard,
  method,
  units,
  mark,
  status,
}: ReportHeading): FileChild[] {
  return [
    new Paragraph({ children: [new TextRun({ text: plainText(entity), bold: true })] }),
    new Paragraph({
      heading: HeadingLevel.HEADING_1,
      text: "Notes to the statement of cash flows",
    }),
    new Paragraph({ text: period }),
    quiet(`${standard} · ${method} · ${units}`),
    ...(mark ? [statusMark(mark, status)] : []),
  ];
}

function statusMark(mark: string, status: string): Paragraph {
  return new Paragraph({
    children: [new TextRun({ text: `${mark}. ${status}`, bold: true, color: RED })],
  });
}

function noteChildren(note: DisclosureNote): FileChild[] {
  return [
    new Paragraph({
      heading: HeadingLevel.HEADING_2,
      text: plainText(`${note.number}. ${note.title}`),
    }),
    ...(note.paragraph === "" ? [] : [quiet(note.paragraph)]),
    ...note.paragraphs.map(body),
    ...note.tables.map(noteTable),
    ...note.userText.map(body),
  ];
}

function body(text: string): Paragraph {
  return new Paragraph({ text: plainText(text), spacing: { before: 100 } });
}

function quiet(text: string): Paragraph {
  return new Paragraph({ children: [new TextRun({ text, size: 8 * HALF_POINTS, color: QUIET })] });
}

function footer({ version, sha256 }: StatementReport, mark: string): Footer {
  const made = [
    ...(mark === "" ? [] : [mark]),
    ...(version === null ? [] : [`Version ${version}`]),
    `SHA-256 ${sha256}`,
  ];
  const pages = ["Page ", PageNumber.CURRENT, " of ", PageNumber.TOTAL_PAGES];
  const small = { size: 7 * HALF_POINTS, color: QUIET };
  return new Footer({
    children: [
      new Paragraph({ children: [new TextRun({ text: made.join(" · "), ...small })] }),
      new Paragraph({
        alignment: AlignmentType.RIGHT,
        children: [new TextRun({ children: pages, ...small })],
      }),
    ],
  });
}
