import { type Problem, problem } from "../../problem/Problem.ts";
import type { Table } from "../../table/Table.ts";
import { cutText } from "../../text/cutText.ts";
import { type FileType, fileTypeLabels, isOfAccounts } from "../fileTypes.ts";
import { normaliseHeading } from "../headings/normaliseHeading.ts";

/** How a computation of tax is titled; the line of a statement that is a tax is called otherwise. */
const TITLE =
  /^(?:e )?(?:lalur|lacs|livro (?:eletronico )?de apuracao do lucro real|(?:apuracao|calculo|demonstrativo|memoria de calculo)(?: da apuracao)? d[aeo]s? (?:pis|cofins|irpj|csll|iss|icms|ipi|simples(?: nacional)?|lucro real|imposto de renda|impostos?|tributos?)|(?:corporate |corporation |income |deferred )?tax (?:computation|calculation)|computation of (?:(?:total |taxable )?income|(?:income |corporation )?tax)|(?:calculo|liquidacion|determinacion) del impuesto|determination du resultat fiscal|tableau de determination du resultat fiscal|(?:korperschaft|gewerbe|umsatz)?steuerberechnung|calcolo delle imposte)(?: |$)/;

/** A title stands in one of so many rows above the amounts. */
const MOST_TITLES = 5;
const LONGEST = 160;

/** Recognises a computation of tax by its title, which is no statement though it begins with income; null for anything else. */
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
  return null;
}

const LONGEST_NAMED = 60;
