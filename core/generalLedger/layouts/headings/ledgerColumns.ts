import { normaliseHeading } from "../../../ingest/headings/normaliseHeading.ts";
import { isCurrencyCode } from "../../../money/currencyCodes.ts";
import { composedHeading } from "./composedHeading.ts";
import { sayTheirCurrency } from "./sayTheirCurrency.ts";
import { takeNameBesideCode } from "./takeNameBesideCode.ts";

/** What the columns of a general ledger hold. */
export type LedgerField =
  | "date"
  | "number"
  | "journal"
  | "journalName"
  | "code"
  | "name"
  | "type"
  | "contra"
  | "contraName"
  | "debit"
  | "credit"
  | "amount"
  | "mark"
  | "isCredit"
  | "balance"
  | "text"
  | "entryText"
  | "party"
  | "partyName"
  | "document"
  | "lettering"
  | "entity"
  | "reverses"
  | "commodity"
  | "currency"
  | "entered"
  | "postedBy";

/** Which column each field stands in; fields that the file does not have are absent. */
export type LedgerColumns = Partial<Record<LedgerField, number>>;

/** The headings of each field, the surest first: AICPA, SAP, Odoo, ERPNext, NetSuite, Xero, Sage, FEC and others. */
const HEADINGS: readonly (readonly [LedgerField, string])[] = [
  [
    "date",
    `posting date|gl posting date|ecriture date|effective date|journal date|accounting date|gl date|transaction date|
    trans date|tran date|txn date|je date|budat|buchungsdatum|belegdatum|bilagsdato|bokforingsdatum|bokforingsdag|boekdatum|boekingsdatum|
    fecha asiento|fecha|data lancamento|data|datum|dato|entry date|voucher date|document date|date|day|datetime|je posting date|post date|booking date|
    date posted|posted date|doc date|batch date|
    date ecriture|date d ecriture|date comptable|date operation|data registrazione|data reg|data do lancamento|fecha contable|fecha de asiento|fecha registro|日期|凭证日期|记账日期|制单日期|
    日付|取引日|取引日付|伝票日付|発生日|傳票日期|전표일자|일자|날짜|거래일자|거래일|회계일자|회계일|전기일자|기표일자|기표일|작성일자|
    记账日|过账日期|入账日期|业务日期|交易日期|會計日期|記帳日期|過帳日期|计提日期|計上日|仕訳日|記帳日|取引年月日`,
  ],
  [
    "mark",
    `amount credit debit indicator|debit credit indicator|debit credit ind|d c indicator|soll haben kennzeichen|soll haben|debit credit|dr cr|d c|s h|dc|sh|
    shkzg|sens|cr dr|dc indicator|drcr|debit credit code|entry type|posting type|side|credit debit|debet credit|d c kennzeichen|方向|借贷方向|借贷|借貸|借貸別`,
  ],
  ["isCredit", "is credit"],
  [
    "debit",
    `debit|debits|debit amount|dr|dr amount|amount debit|debit base|soll|sollbetrag|umsatz soll|debe|dare|debet|debito|debit local currency|
    debit net|debit gbp|debit usd|debit eur|debit aud|debit nzd|debit cad|debit in account currency|debit amt|wn|winien|ma debet|cargo|cargos|valor debito|借方金额|借方发生额|借方本币|借方|借方金額|차변|차변금액`,
  ],
  [
    "credit",
    `credit|credits|credit amount|cr|cr amount|amount credit|credit base|haben|habenbetrag|umsatz haben|haber|avere|kredit|credito|
    credit local currency|credit net|credit gbp|credit usd|credit eur|credit aud|credit nzd|credit cad|credit in account currency|credit amt|ma|abono|abonos|valor credito|贷方金额|贷方发生额|贷方本币|贷方|貸方金額|貸方|대변|대변금액`,
  ],
  [
    "amount",
    `dmbtr|net amount|amount in local currency|amount in company code currency|amount in lc|local amount|base amount|amount lcy|
    functional amount|signed amount|amount signed|amount debit positive|amount debits positive|amount dr positive|amount positive debit|amount credit negative|amount credits negative|
    amount dr cr|debit minus credit|debit less credit|dr minus cr|amount num|hsl|amount|net|montant|betrag|umsatz ohne soll haben kz|umsatz|importe|importo|bedrag|belopp|beløb|beløp|belob|belop|kwota|valor|value|amount base|金額|金額 円|金额|发生额|금액|suma|sume|сумма|сума`,
  ],
  [
    "contra",
    `gegenkonto ohne bu schlussel|gegenkonto|contra account|offset account|offsetting account|counter account|contra|split account|
    split|balancing account|bal account no|tegenrekening|motkonto|contrapartida|cuenta de contrapartida|cuenta contrapartida|conta de contrapartida|conta contrapartida|
    contropartita|conto di contropartita|conto contropartita|contrepartie|compte de contrepartie|compte contrepartie|modkonto|konto przeciwstawne|against account|against|credit account|
    account credited|account to credit|account cr|cr account|habenkonto|konto haben|compte credite|compte credit|cuenta haber|kreditkonto|
    konto kredit|creditrekening|credit account code|credit account number|credit account no|cont creditor|cont credit`,
  ],
  [
    "contraName",
    `credit account name|credit account description|credit account title|contra account name|contra account description|contra name|offset account name|offsetting account name|counter account name|balancing account name|
    gegenkonto bezeichnung|gegenkontobezeichnung|bezeichnung gegenkonto|gegenkonto name|gegenkontoname|name gegenkonto|motkonto namn|motkontonamn|
    modkonto navn|tegenrekening naam|naam tegenrekening|libelle contrepartie|intitule contrepartie|nombre contrapartida|descrizione contropartita`,
  ],
  [
    "code",
    `compte num|account ref|gl account number|gl account code|account code|account number|account no|account id code|acct code|acct no|acct number|
    g l account no|g l account|gl account|gl code|hkont|saknr|nominal code|nominal account|n c|ledger code|kontonummer|konto nr|kontonr|
    debit account|account debited|account to debit|account dr|dr account|sollkonto|konto soll|compte debite|compte debit|cuenta debe|
    debetkonto|konto debet|debetrekening|debit account code|debit account number|debit account no|cont debitor|cont debit|cont|simbol cont|simbol conturi|sachkonto|rekeningnummer|grootboekrekening|grootboek|rekening|
    numero de compte|numero compte|no compte|codigo de cuenta|codigo cuenta|cuenta contable|codigo da conta|codigo conta|conta contabil|codice conto|
    compte|cuenta|conta|conto|konto|main account|racct|account id|account|nominal|code|gl id|gl number|gl no|科目编码|科目代码|科目编号|会计科目编码|会计科目代码|
    勘定科目コード|科目コード|科目編號|科目代號|科目代碼|會計科目編號|會計科目代號|會計科目代碼|勘定コード|계정코드|계정과목코드|계정번호`,
  ],
  [
    "name",
    `compte lib|gl account name|gl account description|full account name|account name|account description|account title|name of account|name of the account|description of account|account long name|acct name|acct description|
    nominal name|nominal account name|nominal description|nominal account description|nominal code name|n c name|g l account name|g l account long text|gl account long text|g l account short text|g l acct long text|g l acct short text|
    gl account short text|txt50|txt20|ledger name|ledger account|ledger|kontobezeichnung|kontoname|kontonavn|
    account full name|distribution account|rekeningnaam|nombre cuenta|descripcion cuenta|titulo cuenta|titulo|full name|gl name|kontotext|
    debit account name|debit account description|debit account title|descripcion de la cuenta|descripcion de cuenta|titulo de la cuenta|denumire cont|
    kontonamn|kontobenamning|kontobetegnelse|kontobeskrivelse|omschrijving rekening|rekeningomschrijving|omschrijving grootboekrekening|
    grootboekomschrijving|nazwa konta|denominacion cuenta|denominacion de la cuenta|compte libelle|libelle compte|libelle du compte|intitule du compte|intitule compte|nombre de la cuenta|nombre de cuenta|nome da conta|nome conta|descricao da conta|descricao conta|descrizione conto|科目名称|会计科目名称|会计科目|科目|
    勘定科目|勘定科目名|科目名|會計科目|科目名稱|會計科目名稱|科目全名|科目全称|会计科目全称|勘定科目名称|계정과목|계정과목명|계정명`,
  ],
  ["type", "account type|account class|account category|account group|fs line|account root type"],
  [
    "reverses",
    `reverses|reversal of|reversed entry|reversed entry id|reversed journal|stblg|reversal document|reversed document|reversal for`,
  ],
  [
    "lettering",
    `ecriture let|lettering|lettrage|matching number|full reconcile id|full reconcile|reconciliation code|reconcile|augbl|clearing document|
    clearing doc|clearing no|matching|match code|reconciliation|reconciled code`,
  ],
  [
    "number",
    `ecriture num|move name|move id|move|internal id|journal entry number|journal entry no|journal entry id|journal id|journal number|journal no|je number|je no|je id|
    je num|entry number|entry no|entry id|txnidx|transaction number|transaction no|transaction id|trans no|trans number|txn id|txn no|tran no|
    voucher no|vch no|voucher number|voucher id|document number|belnr|doc number|doc no|journal entry|voucher|buchungsnummer|
    verifikationsnummer|verifikat|ver nr|vernr|bilagsnummer|bilagsnr|bilag|bilagsnr|boekstuknummer|boekstuk|n asiento|numero asiento|asiento|
    registro|posting number|numero ecriture|num ecriture|numero registrazione|num reg|numero lancamento|numero comprobante|comprobante|poliza|
    n ecriture|no ecriture|registrazione|n registrazione|num registrazione|verifikation|verifikationsnr|verifikations nr|bilag nr|numero de asiento|num asiento|
    no asiento|numero do lancamento|n lancamento|no lancamento|n o lancamento|num lancamento|lancamento|nr dowodu|numer dowodu|nr zapisu|numer zapisu|nr ksiegowy|numero piece|no piece|n piece|piece|journal|transaction|entry|je|凭证号|凭证编号|凭证号码|凭证字号|凭证类别与编号|
    伝票番号|伝票no|取引no|取引番号|仕訳番号|仕訳no|傳票編號|傳票號碼|憑證編號|憑證號碼|憑證號|会计凭证号|凭证号数|凭证no|凭证 no|分录号|分錄編號|전표번호|전표 번호|전표no|전표 no|분개번호`,
  ],
  [
    "journal",
    `journal code|journal type|source type|transaction type|trans type|tran type|jrnl|src|document type|doc type|blart|voucher type|vch type|source code|
    source journal|source|journal|journal name|batch|batch no|dagboek|dagboekcode|type|buchungskreis art|diario|batch name|tc|journal id|凭证字|凭证类型|凭证类别`,
  ],
  ["journalName", "journal lib|journal name|journal description"],
  [
    "document",
    `piece ref|belegfeld 1|belegfeld|xblnr|against voucher|invoice number|invoice no|factuurnummer|factuur|fakturanummer|fakturanr|
    faktura|rechnungsnummer|rechnungsnr|numero de facture|numero facture|no facture|n facture|facture|numero de factura|numero factura|factura|
    numero fattura|fattura|fatura|nr faktury|numer faktury|numero documento|n documento|document ref|doc ref|document reference|external document no|
    source document id|source document|document no|document number|document|belegnummer|belegnr|beleg|reference number|reference no|reference|
    ref no|ref|num|assignment|zuordnung|zuonr|invoice|cheque no|check no|cheque number|piece|piece justificative|documento|no|number`,
  ],
  [
    "party",
    `comp aux num|party|customer vendor|customer supplier|client vendor|vendor customer|counterparty|partner id|partner|kunnr|contact name|contact|
    payee|customer name|vendor name|supplier name|customer|vendor|supplier|client|party name|relatie|name|debiteur crediteur|entity name|bp name|tiers|geschaftspartner|kunde lieferant|
    debitor kreditor|motpart|kund leverantor|kunde leverandør|client fournisseur|tercero|cliente proveedor|terceiro|cliente fornecedor|
    cliente fornitore|kontrahent|nazwa kontrahenta|controparte|modpart|entidade|entidad|取引先|取引先名|往来单位|往来单位名称|往來對象|客户名称|供应商名称|거래처|거래처명`,
  ],
  ["partyName", "comp aux lib|lifnr|supplier|vendor|vendor id|supplier id"],
  [
    "entryText",
    `je header description|header text|document header text|bktxt|journal memo|entry description|journal narration|description`,
  ],
  [
    "text",
    `ecriture lib|je line description|line description|trans description|line memo|item text|sgtxt|buchungstext|posting text|transaction description|memo description|communication|
    memo|narration|narrative|details|particulars|description|label|libelle|text|tekst|verifikationstext|transaktionstext|omschrijving|concepto|descripcion|descricao|explicatii|explicatie|opis|opis operacji|beskrivning|beskrivelse|posteringstekst|bokforingstext|causale|comment|comments|remarks|notes|name|historico|descrizione|glosa|detalle|摘要|凭证摘要|备注|備註|備考|적요|적요란|비고`,
  ],
  [
    "entity",
    "entity|company|company code|bukrs|rbukrs|subsidiary|legal entity|business unit code|company name",
  ],
  ["commodity", "commodity"],
  [
    "entered",
    `entered at|entered on|entered time|entry time|entry timestamp|entry datetime|posted ts|posted at|posting time|posting timestamp|
    created at|created on|created time|creation time|creation date time|date created|timestamp|time stamp|system entry date|erfasst am|time`,
  ],
  [
    "postedBy",
    `posted by|entered by|created by|created by user|entered by user|posted by user|je preparer|preparer|prepared by|je entered by|
    user name|username|user id|user|usnam|create uid|erfasst von|angelegt von|benutzer|bearbeiter|aangemaakt door|skapad av|opprettet av|saisi par`,
  ],
  [
    "currency",
    "currency|currency code|ccy|amount currency|transaction currency|document currency|commodity currency|waers|wahrung|devise|valuta|moneda|moeda",
  ],
  [
    "balance",
    `balance|running balance|saldo|closing balance|ending balance|solde|solde progressif|solde cumule|solde courant|saldo acumulado|saldo corriente|
    saldo progressivo|saldo corrente|laufender saldo|lopend saldo|lopende saldo|løbende saldo|lopande saldo|saldo narastajace|余额|餘額|本币余额|残高|잔액`,
  ],
];

const SYNONYMS = HEADINGS.map(
  ([field, words]) => [field, words.split("|").map((word) => word.trim())] as const,
);

/**
 * For which fields a word is a heading, and how sure it is of each: the less, the surer. Names in a database
 * run their words together: "accountno".
 */
const RANKS = new Map<string, Map<LedgerField, number>>();
for (const [field, words] of SYNONYMS)
  for (const [rank, word] of words.entries())
    for (const written of [word, word.replaceAll(" ", "")]) {
      const ranks = RANKS.get(written) ?? new Map<LedgerField, number>();
      RANKS.set(written, ranks);
      if (!ranks.has(field)) ranks.set(field, rank);
    }

/** Matches headings to the fields of a ledger: the surest name of each field takes its column. */
export function matchLedgerColumns(headings: readonly string[]): LedgerColumns {
  const words = headings.map((heading) => plainSide(normaliseHeading(heading)));
  const columns: LedgerColumns = {};
  const taken = new Set<number>();
  const known = words.map((word) => RANKS.get(word) ?? composedRanks(word));
  for (const [field] of SYNONYMS) {
    const at = surestOf(known, field, taken);
    if (at === undefined) continue;
    columns[field] = at;
    taken.add(at);
  }
  takeTextFromEntry(words, columns);
  takeNameBesideCode(words, columns, taken);
  takeNumberBesideReference(words, columns, taken);
  if (sayTheirCurrency(words, columns)) delete columns.currency;
  if (isCodeOfOther(words, columns)) delete columns.code;
  if (columns.contra === undefined)
    for (const field of ["code", "name", "contraName"] as const)
      if (isOfSide(words[columns[field] ?? -1])) delete columns[field];
  // GnuCash says there whether a line was compared with the bank's statement: n, c, y
  if (words.includes("reconcile date")) delete columns.lettering;
  return columns;
}

/** A heading that no list has may still say what it is by its words, less sure than any that a list has. */
function composedRanks(word: string): ReadonlyMap<LedgerField, number> | undefined {
  const composed = composedHeading(word);
  return composed === null ? undefined : new Map([[composed.field, Number.MAX_SAFE_INTEGER]]);
}

/** Whether a heading that no list has speaks of a side: "Account debit" without the other side is an amount. */
function isOfSide(word: string | undefined): boolean {
  return word !== undefined && !RANKS.has(word) && composedHeading(word)?.isOfSide === true;
}

/** The column whose heading is the surest for a field, the first of equals, among those not taken. */
function surestOf(
  known: readonly (ReadonlyMap<LedgerField, number> | undefined)[],
  field: LedgerField,
  taken: ReadonlySet<number>,
): number | undefined {
  let surest: number | undefined;
  let lowest = Number.POSITIVE_INFINITY;
  for (const [at, ranks] of known.entries()) {
    const rank = ranks?.get(field);
    if (rank === undefined || rank >= lowest || taken.has(at)) continue;
    surest = at;
    lowest = rank;
  }
  return surest;
}

/**
 * A plain "Description" is of the entry beside a text of each line; alone it is what each line says. So is
 * a description of journals that are not named.
 */
function takeTextFromEntry(words: readonly string[], columns: LedgerColumns): void {
  const { text, entryText, journal, journalName } = columns;
  if (text !== undefined) return;
  if (entryText !== undefined && words[entryText] === "description") {
    columns.text = entryText;
    delete columns.entryText;
  } else if (entryText === undefined && journal === undefined && journalName !== undefined) {
    columns.text = journalName;
    delete columns.journalName;
  }
}

/**
 * Beside a reference of its own, a plain "Number" is that of the entry, and a column "Journal" says which
 * series it is of.
 */
function takeNumberBesideReference(
  words: readonly string[],
  columns: LedgerColumns,
  taken: Set<number>,
): void {
  const { number, document, journal } = columns;
  if (document === undefined || (number !== undefined && words[number] !== "journal")) return;
  const at = words.findIndex(
    (word, index) => PLAIN_NUMBERS.has(word) && !taken.has(index) && index !== document,
  );
  if (at < 0) return;
  columns.number = at;
  taken.add(at);
  if (number !== undefined && journal === undefined) columns.journal = number;
}

/** Headings that do not say what is numbered. */
export const PLAIN_NUMBERS: ReadonlySet<string> = new Set([
  ..."number|no|num|nr|nummer|belegnummer|belegnr|beleg nr|beleg".split("|"),
]);

/** A plain "Code" is that of the account beside whose name it stands; elsewhere it may be of a tax or a kind. */
function isCodeOfOther(words: readonly string[], { code, name }: LedgerColumns): boolean {
  if (code === undefined || name === undefined || words[code] !== "code") return false;
  return Math.abs(code - name) !== 1;
}

/**
 * "Debit (INR)" and Wave's "Debit (In Business Currency)" are the debit in the books' currency, and "Importe
 * debe" or "Betrag Soll" the amount on that side.
 */
function plainSide(heading: string): string {
  const [first = "", second = "", ...others] = heading.split(" ");
  const isOf = (word: string) => SIDES.some((side) => RANKS.get(word)?.has(side));
  if (others.length === 0 && AMOUNT_WORDS.has(first) && isOf(second)) return second;
  if (others.length === 0 && AMOUNT_WORDS.has(second) && isOf(first)) return first;
  if (!isOf(first) && first !== "balance") return heading;
  const of = [second, ...others].join(" ");
  return of === "in business currency" || isCurrencyCode(of.toUpperCase()) ? first : heading;
}

const SIDES = ["debit", "credit"] as const;
const AMOUNT_WORDS: ReadonlySet<string> = new Set(
  "amount|importe|montant|betrag|valor|importo|bedrag|belopp|beløp|beløb|kwota".split("|"),
);

const OF_ACCOUNTS = new Set(
  SYNONYMS.flatMap(([field, words]) => (field === "code" || field === "name" ? words : [])),
);

/** Whether a cell is a heading for accounts, and no account. */
export function namesAccounts(cell: string): boolean {
  const heading = normaliseHeading(cell);
  return OF_ACCOUNTS.has(heading) || composedHeading(heading) !== null;
}
