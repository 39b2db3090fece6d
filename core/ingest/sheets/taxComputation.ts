import { type Problem, problem } from "../../problem/Problem.ts";
import type { Table } from "../../table/Table.ts";
import { cutText } from "../../text/cutText.ts";
import { isFigure } from "../cells/looksLikeAmount.ts";
import { type FileType, fileTypeLabels, isOfAccounts } from "../fileTypes.ts";
import { normaliseHeading } from "../headings/normaliseHeading.ts";

/** How a computation of tax is titled; the line of a statement that is a tax is called otherwise. */
const TITLE =
  /^(?:e )?(?:lalur|lacs|livro (?:eletronico )?de apuracao do lucro real|(?:apuracao|calculo|demonstrativo|memoria de calculo)(?: da apuracao)? d[aeo]s? (?:pis|cofins|irpj|csll|iss|icms|ipi|simples(?: nacional)?|lucro real|imposto de renda|impostos?|tributos?)|(?:corporate |corporation |income |deferred )?tax (?:computation|calculation)|computation of (?:(?:total |taxable )?income|(?:income |corporation )?tax)|(?:calculo|liquidacion|determinacion) del impuesto|determination du resultat fiscal|tableau de determination du resultat fiscal|(?:korperschaft|gewerbe|umsatz)?steuerberechnung|calcolo delle imposte)(?: |$)/;

/** A title stands in one of so many rows above the amounts. */
const MOST_TITLES = 5;
const LONGEST = 160;

/** What a return of sales tax states in nearly every line. */
const SALES_TAX =
  /\b(?:vat|gst|hst|qst|sales tax|mwst|ust|umsatzsteuer|vorsteuer|tva|iva|moms|mva|btw)\b/;
/** A balance sheet has a few such accounts in one of its sections. */
const FEWEST_OF_RETURN = 3;

/**
 * Recognises a computation of tax by its title, which is no statement though it begins with income, and a return of
 * sales tax by its lines; null for anything else.
 */
export function taxComputation(table: Table, fileType: FileType): Problem | null {
  if (!isOfAccounts(fileType)) return null;
  for (const { row, cells } of table.rows.slice(0, MOST_TITLES)) {
    const filled = cells.filter((cell) => cell.trim() !== "");
    const [only = ""] = filled;
    if (filled.length !== 1 || only.length > LONGEST || !TITLE.test(normaliseHeading(only)))
      continue;
    return problem("tax_computation", {
      ...(table.sheet !== null && { sheet: table.sheet }),
      row,
      value: cutText(only.trim(), LONGEST_NAMED),
      expected: fileTypeLabels[fileType],
    });
  }
  return returnOfTax(table, fileType);
}

/** More than half of the lines with figures name the tax: those of a return. */
function returnOfTax({ sheet, rows }: Table, fileType: FileType): Problem | null {
  const lines = rows.slice(0, ROWS_LOOKED_AT).filter(({ cells }) => cells.some(isFigure));
  const named = lines.flatMap(({ row, cells }) => {
    const words = (cells.find((cell) => /\p{L}/u.test(cell)) ?? "").slice(0, LONGEST);
    return SALES_TAX.test(normaliseHeading(words)) ? [{ row, words }] : [];
  });
  const [first] = named;
  if (first === undefined || named.length < FEWEST_OF_RETURN) return null;
  if (named.length * 2 <= lines.length) return null;
  return problem("tax_computation", {
    ...(sheet !== null && { sheet }),
    row: first.row,
    value: cutText(first.words.trim(), LONGEST_NAMED),
    expected: fileTypeLabels[fileType],
  });
}

const ROWS_LOOKED_AT = 200;

const LONGEST_NAMED = 60;
