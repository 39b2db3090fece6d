import { type Problem, problem } from "../../problem/Problem.ts";
import type { Table } from "../../table/Table.ts";
import { shorten } from "../../text/shorten.ts";
import type { FileRows } from "../FileRows.ts";
import { isNetResult } from "../structure/sums/endOfProfit.ts";
import { type LineAlone, standingAlone } from "./standingAlone.ts";

type Read = Pick<FileRows, "fileType" | "sheet" | "controls" | "rows">;

/**
 * That a file says it holds a part of its report alone, where no total proves that it is whole: pages that are missing,
 * rows that were left out, a last line that says it is continued.
 */
export function cutShort(file: Read, table: Table): Problem[] {
  if (!OF_BALANCES.includes(file.fileType) || isProvenWhole(file)) return [];
  const lines = standingAlone(table, 2);
  const said = pagesMissing(lines) ?? rowsMissing(lines, file) ?? continuedBehind(lines, table);
  if (said === undefined) return [];
  const where = file.sheet === null ? {} : { sheet: file.sheet };
  return [problem("file_cut_short", { ...where, row: said.row, value: shorten(said.text) })];
}

const OF_BALANCES: readonly string[] = ["trial_balance", "profit_loss", "balance_sheet"];

/** Every total agrees, and one of them is of the whole report: of a profit and loss its result. */
function isProvenWhole({ fileType, controls }: Read): boolean {
  if (controls.length === 0 || controls.some(({ agrees }) => !agrees)) return false;
  return fileType !== "profit_loss" || controls.some(({ label }) => isNetResult(label));
}

const PAGE = /\bpage:? ?-?(\d{1,5}) ?(?:of|\/) ?(\d{1,5})\b/i;

function pagesMissing(lines: readonly LineAlone[]): LineAlone | undefined {
  const pages = lines.flatMap((line) => {
    const [, page, all] = PAGE.exec(line.text) ?? [];
    return page === undefined ? [] : [{ line, page: Number(page), all: Number(all) }];
  });
  const seen = new Set(pages.map(({ page }) => page));
  return pages.find(({ all }) => seen.size < all)?.line;
}

const SHOWN = /\b(\d[\d,.]{0,12}) ?(?:-|–|to) ?(\d[\d,.]{0,12}) (?:of|out of|\/) (\d[\d,.]{0,12})/i;
const OF_ROWS = /\b(?:rows?|records?|lines?|entries|accounts|showing|results)\b/i;
const CUT =
  /\b(?:report|output|results?|list|export|file|data) (?:\w+ ){0,2}(?:truncated|cut off|incomplete)\b|^\W*truncated\b|\b(?:limited to|(?:only )?(?:the )?first|maximum of) [\d,.]+ (?:rows|records|lines|accounts|entries|results)\b/i;

function rowsMissing(lines: readonly LineAlone[], { rows }: Read): LineAlone | undefined {
  return lines.find(({ text }) => {
    const [, , last, all] = (OF_ROWS.test(text) && SHOWN.exec(text)) || [];
    if (last === undefined || all === undefined) return CUT.test(text);
    return numberOf(last) < numberOf(all) && rows.length < numberOf(all);
  });
}

function numberOf(written: string): number {
  return Number(written.replace(/[,.]/g, ""));
}

const CONTINUED =
  /^\W*(?:to be )?(?:continued|cont'?d|carried over)\b|\bcontinued on (?:the )?next page\b/i;

/** "Continued on next page" beneath which nothing stands. */
function continuedBehind(lines: readonly LineAlone[], { rows }: Table): LineAlone | undefined {
  const filled = rows.findLast(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  return lines.find(({ row, text }) => row === filled?.row && CONTINUED.test(text));
}
