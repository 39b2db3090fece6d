import type { Nature } from "../../roles/roles.ts";
import type { Table } from "../../table/Table.ts";
import { anyOf } from "../../text/TextPattern.ts";
import { isFigure } from "../cells/looksLikeAmount.ts";
import type { FileType } from "../fileTypes.ts";
import { normaliseHeading } from "../headings/normaliseHeading.ts";
import { sideOfWords } from "../sections/sideOfWords.ts";

/** What a statement of changes in equity is called, in words as `normaliseHeading` writes them. */
const EQUITY = anyOf(
  /^(?:consolidated )?(?:statement|stmt|schedule) of (?:changes in |movements in )?(?:the )?(?:(?:owner|partner|member|proprietor|shareholder|stockholder)s?(?: s)? )?(?:equity|capital|net assets)$/,
  /^(?:changes|movements) in (?:[a-z]+ ){0,2}(?:equity|capital)$|^(?:[a-z]+ ){0,2}equity (?:statement|roll ?forward|reconciliation)$|^soci?e$/,
  /\b(?:cambios en el|cambios del|mutacoes do|alteracoes no|variazioni del|evolucion del) (?:patrimonio|capital)\b/,
  /eigenkapital(?:veranderung|spiegel|entwicklung)|\bvariations? des capitaux propres\b|\bverloop(?:overzicht)? (?:van het )?eigen vermogen\b/,
  /\bforandringar i eget kapital\b|egenkapitalopg[oø]relse|\bzmian w kapitale\b/,
);

/**
 * The sheets that may hold a balance sheet: a statement of changes in equity, by its name or its title, is none while
 * another sheet has assets and liabilities.
 */
export function withoutEquityAlone(tables: readonly Table[], fileType: FileType): readonly Table[] {
  if (fileType !== "balance_sheet" || tables.length < 2) return tables;
  const of = tables.filter(isOfEquityAlone);
  if (of.length === 0) return tables;
  const others = tables.filter((table) => !of.includes(table));
  return others.some(holdsBothSides) ? others : tables;
}

/** Whether a table is called a statement of changes in equity, and holds no assets beside liabilities. */
export function isOfEquityAlone(table: Table): boolean {
  return isOfEquity(table) && !holdsBothSides(table);
}

function isOfEquity({ sheet, rows }: Table): boolean {
  const titles = rows.slice(0, MOST_TITLES).flatMap(({ cells }) => {
    const filled = cells.filter((cell) => cell.trim() !== "");
    return filled.length === 1 ? filled : [];
  });
  return [sheet ?? "", ...titles].some((title) => EQUITY.test(normaliseHeading(title)));
}

/** Whether rows with figures are called by assets, and others by what is owed. */
function holdsBothSides({ rows }: Table): boolean {
  const sides = new Set<Nature | null>();
  for (const { cells } of rows.slice(0, ROWS_LOOKED_AT)) {
    if (!cells.some(isFigure)) continue;
    const words = cells.find((cell) => /\p{L}/u.test(cell)) ?? "";
    sides.add(sideOfWords(words.slice(0, LONGEST), "balance_sheet"));
  }
  return sides.has("asset") && sides.has("liability");
}

const MOST_TITLES = 4;
const ROWS_LOOKED_AT = 300;
const LONGEST = 120;
