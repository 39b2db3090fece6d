import { type Problem, problem } from "../../problem/Problem.ts";
import type { Table } from "../../table/Table.ts";
import { cutText } from "../../text/cutText.ts";
import { showText } from "../../text/showText.ts";
import { type FileType, fileTypeLabels, isOfAccounts } from "../fileTypes.ts";
import type { Header } from "../headings/Header.ts";
import { normaliseHeading } from "../headings/normaliseHeading.ts";
import { isOfEquityAlone } from "./withoutEquityAlone.ts";

const BALANCE =
  /^(?:(?:opening|closing|beginning|ending) (?:balances?|equity)|(?:balances?|equity) (?:at|as at|as of|on|,|beginning|ending|end|brought|carried)\b|(?:balances?|equity) \d)/;
const MOVED =
  /^(?:(?:net )?(?:profit|loss|income)(?: or loss)?(?: (?:for|of) the (?:financial )?(?:year|period))?|total comprehensive income(?: for the (?:year|period))?|dividends?(?: (?:paid|declared))?|(?:issue|issuance) of (?:share capital|shares)|(?:owner s |partners )?drawings|capital (?:introduced|contributed))$/;
const ROWS_LOOKED_AT = 300;
const LONGEST = 120;
const LONGEST_NAMED = 40;

/**
 * Recognises a statement of changes in equity: it leads from one balance to another by the profit, dividends and what
 * else moved equity, and nearly all of its rows are those, or it is called so. Null for anything else.
 */
export function equityInstead(table: Table, header: Header, fileType: FileType): Problem | null {
  if (!isOfAccounts(fileType)) return null;
  const name = header.columns.find(({ field }) => field === "name")?.index ?? 0;
  const rows = table.rows.slice(header.firstData, header.firstData + ROWS_LOOKED_AT);
  const named = rows
    .map(({ cells }) => (cells[name] ?? "").slice(0, LONGEST).trim())
    .filter((words) => words !== "");
  const are = (pattern: RegExp) => named.filter((words) => pattern.test(normaliseHeading(words)));
  const [balances, moved] = [are(BALANCE), are(MOVED)];
  const isLed = balances.length >= 2 && moved.length > 0;
  const areMost = (balances.length + moved.length) * 2 >= named.length;
  if (!(isLed && areMost) && !isOfEquityAlone(table)) return null;
  return problem("equity_movements", {
    ...(table.sheet !== null && { sheet: table.sheet }),
    account: (isLed ? [...balances, ...moved] : named)
      .slice(0, 3)
      .map((words) => `"${showText(cutText(words, LONGEST_NAMED))}"`)
      .join(", "),
    expected: fileTypeLabels[fileType],
  });
}
