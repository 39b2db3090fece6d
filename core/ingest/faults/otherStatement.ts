import { type Problem, problem } from "../../problem/Problem.ts";
import type { Table } from "../../table/Table.ts";
import { cutText } from "../../text/cutText.ts";
import { showText } from "../../text/showText.ts";
import { isFigure } from "../cells/looksLikeAmount.ts";
import { nearAmount } from "../cells/nearAmount.ts";
import { type FileType, fileTypeLabels, isOfAccounts } from "../fileTypes.ts";
import type { Header } from "../headings/Header.ts";
import { normaliseHeading } from "../headings/normaliseHeading.ts";
import { readAmountHeading } from "../headings/readAmountHeading.ts";
import { isTotalLine, mayBeTotal } from "../rowKinds/isTotalLine.ts";
import { sideOfWords } from "../sections/sideOfWords.ts";
import { isAllAssets } from "./isAllAssets.ts";

const POSITION =
  /\b(?:assets?|liabilit(?:y|ies)|receivables?|payables?|equity|inventor(?:y|ies)|share capital|retained earnings|cash (?:and|at|in|on)|current account|bank account)\b/i;
const RESULT =
  /\b(?:sales|revenues?|turnover|income|(?:gross|operating|trading) (?:profit|margin|loss)|(?:profit|loss) (?:before|after)|ebitda?|cost of|expenses?|wages|salar(?:y|ies)|rent|advertising|utilities|net (?:profit|loss))\b/i;
/** What stands in a balance sheet, though its words are those of income and expenses. */
const HELD =
  /\b(?:accrued|pre-?paid|pre-?payments?|deferred|unearned|payable|receivable|in advance|outstanding|net (?:income|profit|loss)|for the (?:year|period)|(?:accumulated|comprehensive) (?:income|loss|other))\b/i;
/** What stands in a profit and loss, though its words are those of assets and debts. */
const MOVED =
  /\b(?:loss|gain|profit|impairment|depreciation|amorti[sz]ation|write|written|bad|doubtful|disposal|sale of|change|movement|interest|provision|opening|closing|beginning|ending)\b/i;

/** The same in other languages of Europe, with the accents left out, as they are compared. */
const POSITION_ABROAD =
  /(?<!\p{L})(?:forderungen|verbindlichkeiten|eigenkapital|anlagevermogen|umlaufvermogen|vorrate|ruckstellungen|gezeichnetes kapital|kassenbestand|guthaben bei|rechnungsabgrenzung|creances|dettes|capitaux propres|immobilisations|disponibilites|emprunts|capital social|report a nouveau|activos?|pasivos?|patrimonio|clientes|proveedores|existencias|inventarios|cuentas por (?:cobrar|pagar)|deudores|acreedores|reservas|ativo|passivo|fornecedores|emprestimos|attivo|crediti|debiti|rimanenze|patrimonio netto|vaste activa|vorderingen|schulden|eigen vermogen|liquide middelen|tillgangar|skulder|eget kapital|kundfordringar|eiendeler|gjeld|egenkapital|aktiver|passiver|aktywa|pasywa|naleznosci|zobowiazania|kapital wlasny|pohledavky|zavazky|aktiva|hutang|piutang|ekuitas|persediaan)(?!\p{L})/u;
const RESULT_ABROAD =
  /(?<!\p{L})(?:umsatz(?:erlose)?|\p{L}*erlose|\p{L}*ertrage|\p{L}*aufwand|\p{L}*aufwendungen|\p{L}*kosten|lohne|gehalter|miete|ventes|achats|charges|produits|salaires|loyers|chiffre d affaires|prestations de services|honoraires|ventas|ingresos|gastos|costes?|costos?|compras|sueldos|salarios|arrendamientos|receitas?|vendas|despesas|custos?|salarios|ricavi|vendite|costi|acquisti|salari|oneri|proventi|omzet|opbrengsten|inkoop|lonen|intakter|kostnader|loner|inntekter|omsaetning|omkostninger|przychody|koszty|wynagrodzenia|vynosy|naklady|trzby|penjualan|pendapatan|beban|biaya)(?!\p{L})/u;
/** What is paid ahead or owed stands in a balance sheet, and what is written off does not. */
const HELD_ABROAD =
  /(?<!\p{L})(?:constatees? d avance|a payer|a repartir|anticipad[oa]s?|por pagar|por cobrar|diferid[oa]s?|a pagar|a receber|a distribuir|anticipati|differiti|sospesi|vorausbezahlte|dibayar dimuka|masih harus|forutbetalda|upplupna|del ejercicio|do exercicio|de l exercice|d esercizio)(?!\p{L})/u;
const MOVED_ABROAD =
  /(?<!\p{L})(?:abschreibung\p{L}*|ventas? de|enajenacion|venda de|cession|verlust\p{L}*|gewinn\p{L}*|bestands\p{L}*|veranderung\p{L}*|auflosung\p{L}*|zufuhrung\p{L}*|dotations?|reprises?|variations?|plus values|moins values|amortizaci\p{L}*|variacion\p{L}*|deterioro|perdidas?|dotacion\p{L}*|variac\p{L}*|perdas?|provis\p{L}*|variazion\p{L}*|ammortament\p{L}*|accantonament\p{L}*|svalutazion\p{L}*|afschrijving\p{L}*|mutatie|zinsen|interets|intereses|juros|interessi)(?!\p{L})/u;

/** Fewer such rows may be a coincidence. */
const FEWEST = 3;
const ROWS_LOOKED_AT = 300;
const LONGEST = 120;

/**
 * Recognises a profit and loss in the place of a balance sheet, and the other way round, where at
 * least three rows are of the one and none of the other. Null where the rows do not say.
 */
export function otherStatement(table: Table, header: Header, fileType: FileType): Problem | null {
  if (fileType !== "profit_loss" && fileType !== "balance_sheet") return null;
  const isProfit = fileType === "profit_loss";
  return statementIn(table, header, {
    fileType,
    expected: isProfit ? "balance_sheet" : "profit_loss",
  });
}

/**
 * Recognises a cash flow statement in the place of accounts: it names what its activities came to, each in a row of its
 * own, and begins with the profit as a profit and loss ends. Null where the rows do not say so.
 */
export function flowsInstead(table: Table, header: Header, fileType: FileType): Problem | null {
  if (!isOfAccounts(fileType)) return null;
  const name = header.columns.find(({ field }) => field === "name")?.index ?? 0;
  const flows = wordsIn(table, header, name).filter(isOfFlows);
  if (new Set(flows.map(activityOf)).size < FEWEST_FLOWS) return null;
  return otherOf(table, flows, { fileType, expected: "prior_cashflow", code: "flows_other" });
}

/** The words of the first rows, which stand in a column. */
export function wordsIn(table: Table, header: Header, column: number): string[] {
  const rows = table.rows.slice(header.firstData, header.firstData + ROWS_LOOKED_AT);
  return rows.map(({ cells }) => (cells[column] ?? "").slice(0, LONGEST));
}

/** Whether a row says what an activity of a cash flow statement came to. */
export function isOfFlows(line: string): boolean {
  return OF_FLOWS.test(normaliseHeading(line));
}

/** What a cash flow statement calls the sum of an activity. */
const OF_FLOWS =
  /^(?:net )?cash (?:flows? )?(?:(?:generated|provided|used|flow|in|out|inflow|outflow|absorbed|utili[sz]ed|by|from|for|or|and|the) ){1,6}(?:operati(?:ng|ons)|investing|investment|financing)(?: activities)?$|^(?:operating|investing|financing) cash flows?$|^(?:cash ?flow|mittel(?:zu|ab)fluss) aus (?:der )?(?:laufenden |operativen |investitions|finanzierungs)|^flux (?:net )?de tresorerie |^(?:flujos?|fluxo) de (?:efectivo|caja|caixa) /;
const FEWEST_FLOWS = 2;

/** "Net cash from operating activities" and "Net cash used in operations" are of the same one. */
function activityOf(line: string): string {
  return (
    /operat|laufend|exploit|explot|invest|financ|finanz/.exec(normaliseHeading(line))?.[0] ?? ""
  );
}

/** Recognises either statement in the place of a trial balance, which has the accounts of both and balances. */
export function statementAlone(table: Table, header: Header, fileType: FileType): Problem | null {
  // Debits and credits stand in no statement, whatever language tells its income
  if (fileType !== "trial_balance" || hasSides(header)) return null;
  return (
    statementIn(table, header, { fileType, expected: "balance_sheet" }) ??
    statementIn(table, header, { fileType, expected: "profit_loss" })
  );
}

/**
 * Recognises a trial balance in the place of a statement: some of its rows are of a balance sheet and some of a profit
 * and loss, and they stand in debits and credits or come to nothing. In the place of a profit and loss, a column of
 * types that says assets and debts is enough. Null where no rows are of the other statement.
 */
export function trialBalanceInstead(
  table: Table,
  header: Header,
  fileType: FileType,
): Problem | null {
  if (fileType !== "profit_loss" && fileType !== "balance_sheet") return null;
  const isProfit = fileType === "profit_loss";
  const { position, result } = wordsOfRows(table, header);
  const [own, others] = isProfit ? [result, position] : [position, result];
  const fewest = isProfit ? FEWEST_HELD : Math.max(FEWEST, own.length / MANY_FOR_EACH);
  if (new Set(others.map(wordsOf)).size < fewest || own.length === 0) return null;
  const isOfBoth = isProfit && (hasSides(header) || saysBoth(table, header));
  if (!isOfBoth && !comesToNothing(table, header)) return null;
  return problem("file_type_other", {
    ...(table.sheet !== null && { sheet: table.sheet }),
    value: fileTypeLabels[fileType],
    expected: fileTypeLabels.trial_balance,
  });
}

const FEWEST_HELD = 2;
const CENT = 0.015;
/** What large balances come to where each was rounded, as a share of them. */
const NEARLY = 1e-6;

/** Whether its headings name debits and credits. */
function hasSides({ isNet, headings }: Header): boolean {
  const sides = new Set(headings.map((heading) => readAmountHeading(heading)?.side));
  return isNet === true || (sides.has("debit") && sides.has("credit"));
}

/** Whether a column of types says of some rows that they are assets or debts, and of others that they are neither. */
function saysBoth(table: Table, header: Header): boolean {
  const type = header.columns.find(({ field }) => field === "type")?.index;
  if (type === undefined) return false;
  const types = table.rows.slice(header.firstData, header.firstData + ROWS_LOOKED_AT);
  const said = types.map(({ cells }) => (cells[type] ?? "").trim().slice(0, LONGEST));
  const sides = said.map((words) => sideOfWords(words, "balance_sheet"));
  const has = (side: string) => sides.filter((one) => one === side).length >= FEWEST_HELD;
  return has("asset") && has("liability") && said.some((words) => RESULT.test(words));
}

/** Whether what the rows hold at the end comes to nothing, with those that may be totals or without them. */
function comesToNothing(table: Table, header: Header): boolean {
  const amount = header.columns.find(({ field }) => field === "current" || field === "closing");
  if (amount === undefined) return false;
  const name = header.columns.find(({ field }) => field === "name")?.index ?? 0;
  const rows = table.rows.slice(header.firstData);
  const accounts = rows.filter(({ cells }) => !mayBeTotal((cells[name] ?? "").trim()));
  return [rows, accounts].some((some) => {
    const amounts = some.map(({ cells }) => nearAmount(cells[amount.index] ?? ""));
    const gross = amounts.reduce((total, one) => total + Math.abs(one), 0);
    const isNothing =
      Math.abs(amounts.reduce((total, one) => total + one, 0)) < Math.max(CENT, gross * NEARLY);
    return isNothing && amounts.some((one) => one !== 0);
  });
}

type Asked = { fileType: FileType; expected: "profit_loss" | "balance_sheet" };

/**
 * Whether at least three rows are of the statement that is expected and none of the other one; or few of them, where
 * only a balance sheet has the total, or results of three kinds stand in a row of their own.
 */
function statementIn(table: Table, header: Header, { fileType, expected }: Asked): Problem | null {
  const { position, result, totals } = wordsOfRows(table, header);
  const [own, others] = expected === "balance_sheet" ? [result, position] : [position, result];
  const named = new Set(others.map(wordsOf)).size;
  const isNamed = own.length === 0 && (named >= FEWEST || isShort(table, header, named));
  const isBetween = expected === "balance_sheet" && standsBetween(own, [...others, ...totals]);
  const isTitled = totals.length > 0 && isCalled(table, header, expected);
  const isOfResults =
    expected === "profit_loss" && totals.length === 0 && showsResults(table, header, own, others);
  if (!isNamed && !(isBetween && totals.length > 0) && !isTitled && !isOfResults) return null;
  return otherOf(table, others.map(wordsOf), { fileType, expected, code: "statement_other" });
}

/** Whether results of several kinds have rows of their own, and few rows are of a balance sheet: "Share of equity method investees". */
function showsResults(
  table: Table,
  header: Header,
  few: readonly WordedRow[],
  many: readonly WordedRow[],
): boolean {
  if (few.length * FEW_OF > many.length) return false;
  const name = header.columns.find(({ field }) => field === "name")?.index ?? 0;
  return resultsIn(wordsIn(table, header, name)) !== null;
}

/** The rows of results, where they are of several kinds. */
export function resultsIn(words: readonly string[]): readonly string[] | null {
  const kindOf = (line: string) => RESULTS.findIndex((kind) => kind.test(normaliseHeading(line)));
  const results = words.filter((line) => kindOf(line) >= 0);
  return new Set(results.map(kindOf)).size >= FEWEST ? results : null;
}

const FEW_OF = 3;
/** The results of a profit and loss, from the first to the last; a balance sheet has the one of the year. */
const RESULTS = [
  /^(?:total )?gross (?:profit|margin|income|loss)\b/,
  /^(?:total )?(?:operating (?:profit|income|loss)|(?:profit|income|loss) from operations|ebit)\b/,
  /^(?:total )?(?:profit|income|loss|earnings)\b.{0,12} before (?:income )?tax/,
  /^(?:total )?net (?:profit|income|loss|earnings)\b|^(?:profit|loss) (?:for the|after)\b/,
  /^(?:(?:basic|diluted)\b.{0,20})?(?:earnings|income|loss) per share\b|^eps\b/,
];

/** Whether the rows of the other statement are most of a file, which is short then. */
function isShort(table: Table, header: Header, named: number): boolean {
  if (named < FEWEST_HELD) return false;
  const amounts = header.columns.map(({ index }) => index);
  const rows = table.rows
    .slice(header.firstData)
    .filter(({ cells }) => amounts.some((index) => isFigure(cells[index] ?? "")));
  return named * 2 > rows.length;
}

/** Whether a title says that it is a balance sheet, and no row that it is a profit and loss as well. */
function isCalled(table: Table, header: Header, expected: Asked["expected"]): boolean {
  if (expected !== "balance_sheet") return false;
  const named = table.rows.map(({ cells }) => {
    const first = cells.find((cell) => cell.trim() !== "") ?? "";
    return first.length > LONGEST_NAMED ? "" : normaliseHeading(first);
  });
  const titles = named.slice(0, Math.max(header.firstData, MOST_TITLES));
  return titles.some((words) => TITLE.test(words)) && !named.some((words) => OF_RESULT.test(words));
}

const MOST_TITLES = 6;
const TITLE =
  /^(?:(?:consolidated|classified|comparative) )?(?:balance sheets?|statements? of financial position)(?: (?:as (?:at|of)|at|on) .*)?$/;
const OF_RESULT =
  /^(?:consolidated )?(?:income statements?|profit (?:and|or) loss(?: (?:account|statement))?|statements? of (?:income|operations|profit or loss|activities))\b/;

/**
 * Whether a few rows of a profit and loss stand among many of a balance sheet, which has accounts such as "Wages
 * control": in a sheet of both statements they stand above or beneath.
 */
function standsBetween(few: readonly WordedRow[], many: readonly WordedRow[]): boolean {
  const places = many.map(({ at }) => at);
  const [first, last] = [Math.min(...places), Math.max(...places)];
  const isFew = many.length >= FEWEST && few.length * MANY_FOR_EACH <= many.length;
  return isFew && few.every(({ at }) => at > first && at < last);
}

const MANY_FOR_EACH = 4;

/** The refusal that names the first rows that are of the other statement. */
export function otherOf(
  { sheet }: Table,
  rows: readonly string[],
  { fileType, expected, code }: { fileType: FileType; expected: FileType; code: OtherCode },
): Problem {
  return problem(code, {
    ...(sheet !== null && { sheet }),
    account: rows
      .slice(0, FEWEST)
      .map((words) => `"${showText(cutText(words.trim(), LONGEST_NAMED))}"`)
      .join(", "),
    value: fileTypeLabels[fileType],
    expected: fileTypeLabels[expected],
  });
}

type WordedRow = { at: number; words: string };

type SortedWords = { position: WordedRow[]; result: WordedRow[] };

function wordsOf({ words }: WordedRow): string {
  return words;
}

/** The rows that are surely of a balance sheet, those that are of a profit and loss, and the totals that only the first has. */
function wordsOfRows(table: Table, header: Header): SortedWords & { totals: readonly WordedRow[] } {
  const places = header.columns.flatMap(({ field, index }) =>
    field === "name" || field === "type" ? [index] : [],
  );
  const found: SortedWords & { totals: WordedRow[] } = { position: [], result: [], totals: [] };
  const rows = table.rows.slice(header.firstData, header.firstData + ROWS_LOOKED_AT);
  for (const [at, { cells }] of rows.entries()) {
    const words = places.map((index) => (cells[index] ?? "").slice(0, LONGEST)).join(" ");
    const row = { at, words };
    if (isOfBalanceSheet(words)) found.totals.push(row);
    if (POSITION.test(words) && !MOVED.test(words)) found.position.push(row);
    else if (RESULT.test(words) && !HELD.test(words)) found.result.push(row);
    else sortAbroad(row, found);
  }
  return found;
}

/** Whether the words are those of a total that no profit and loss has: of all assets, of both sides, of net assets. */
export function isOfBalanceSheet(words: string): boolean {
  const line = words.trim();
  if (isAllAssets(line) || BOTH_SIDES.test(normaliseHeading(line))) return true;
  return isTotalLine(line, "balance_sheet") && !isTotalLine(line, "profit_loss");
}

const BOTH_SIDES =
  /^total (?:(?:equity|capital|shareholders equity|stockholders equity|owners equity) and liabilities|liabilities and (?:(?:share|stock)holders |owners |net )?(?:equity|capital|assets|funds))$|^total (?:del? )?pasivos? y (?:patrimonio|capital)|^total (?:do )?passivo e patrimonio|^total (?:du )?passif$|^totale passivo|^summe (?:der )?passiva$/;

/** The words of statements in Chinese, Japanese and Korean, which stand without spaces between them. */
const POSITION_EAST =
  /资产|資產|資産|负债|負債|[应應](?:收|付)|存货|存貨|棚卸|货币资金|股本|资本公积|資本公積|未分配利润|保留盈餘|利益剰余金|売掛金|買掛金|자산|부채|자본금|재고|이익잉여금/u;
const RESULT_EAST =
  /[营營][业業](?:总|總)?(?:收入|成本|外)|(?:销售|銷售|管理|财务|財務|研发|研發|推銷)[费費]用|所得(?:税|稅)[费費]用|売上|販売費|営業外|매출(?!채권)|판매비|영업외|법인세비용/u;
/** What assets lost or a sale of them brought stands in a profit and loss. */
const MOVED_EAST = /[减減][值損]|[处處]置|损失|損失|收益|[变變][动動]|손실|처분|이익$/u;

/** Whether a row is in one of these languages; it is sorted then, where its words say a statement. */
function sortEast(row: WordedRow, found: SortedWords): boolean {
  const { words } = row;
  if (!/[\u3000-\u9fff\uac00-\ud7af]/.test(words)) return false;
  if (RESULT_EAST.test(words)) found.result.push(row);
  else if (POSITION_EAST.test(words) && !MOVED_EAST.test(words)) found.position.push(row);
  return true;
}

function sortAbroad(row: WordedRow, found: SortedWords): void {
  if (sortEast(row, found)) return;
  const plain = normaliseHeading(row.words);
  const isPosition = POSITION_ABROAD.test(plain) && !MOVED_ABROAD.test(plain);
  // "Pasivos por arrendamientos" are debts; of what else is named behind it, the other statement tells as much
  const isFirst = isPosition && plain.search(POSITION_ABROAD) === 0;
  const isResult = RESULT_ABROAD.test(plain) && !HELD_ABROAD.test(plain);
  if (isResult && !isFirst) found.result.push(row);
  else if (isPosition) found.position.push(row);
}

type OtherCode = "statement_other" | "flows_other";

const LONGEST_NAMED = 40;
