import { type Problem, type ProblemCode, problem, type Result, type Table } from "@tieout/core";
import { type Allowance, type GuardedEnd, runGuarded } from "./guard/runGuarded.ts";
import { limits } from "./limits.ts";
import { choosePages, type PdfContent } from "./pdfText/choosePages.ts";
import { dropPageFurniture } from "./pdfText/dropPageFurniture.ts";
import { findLines } from "./pdfText/findLines.ts";
import { joinWrappedLines } from "./pdfText/joinWrappedLines.ts";
import type { PdfPage, PdfRefusal, PdfText } from "./pdfText/PdfText.ts";
import { tabulateLines } from "./pdfText/tabulateLines.ts";

export type ReadPdf = { tables: Table[]; warnings: Problem[] };

/** What reading a PDF may take before it is stopped. */
const allowance: Allowance = { milliseconds: 8_000, heapMebibytes: 384, bufferMebibytes: 256 };

/** Reads the statement in a PDF as a table, by where its words and figures stand on the pages. */
export async function readPdf(bytes: Uint8Array, holds: PdfContent): Promise<Result<ReadPdf>> {
  const texts: PdfText[] = [];
  const end = await runGuarded("pdf", bytes, allowance, (text) => texts.push(text));
  return tabulatePdf(end, texts[0], holds);
}

/** What a PDF that was read, or stopped, comes to. */
export function tabulatePdf(
  end: GuardedEnd,
  text: PdfText | undefined,
  holds: PdfContent,
): Result<ReadPdf> {
  if (end === "too_complex") return refuse(end);
  if (end === "failed" || !text) return refuse("damaged");
  return text.ok ? tabulatePages(text.pages, holds) : refuse(text.reason);
}

/** The pages of a PDF as a table; refused when there is no text on them. */
export function tabulatePages(
  pages: readonly PdfPage[],
  holds: PdfContent = "prior_cashflow",
): Result<ReadPdf> {
  if (pages.every(({ pieces }) => pieces.length === 0))
    return { ok: false, problems: [problem("pdf_without_text")] };
  const chosen = choosePages(dropPageFurniture(pages.map(findLines)), holds);
  const lines = joinWrappedLines(chosen.flat());
  const numbers = new Set(lines.map(({ page }) => page));
  const warnings =
    chosen.length === pages.length
      ? []
      : [problem("pdf_pages_chosen", { value: [...numbers].join(", ") })];
  return {
    ok: true,
    value: {
      tables: [{ sheet: null, rows: tabulateLines(lines, holds !== "prior_cashflow") }],
      warnings,
    },
  };
}

const codes: Record<PdfRefusal, ProblemCode> = {
  encrypted: "pdf_encrypted",
  damaged: "pdf_damaged",
  too_many_pages: "too_many_pages",
  too_complex: "pdf_too_complex",
};

function refuse(reason: PdfRefusal): { ok: false; problems: readonly Problem[] } {
  return { ok: false, problems: [problem(codes[reason], { expected: String(limits.pages) })] };
}
