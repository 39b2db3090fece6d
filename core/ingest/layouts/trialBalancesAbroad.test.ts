import { expect, test } from "vitest";
import { trialBalance } from "../../testing/readExport.ts";
import { tableOf } from "../../testing/tableOf.ts";
import { ingest } from "../ingest.ts";

/** Opening, movement and closing of five accounts, each in debit and credit, beneath headings of a language. */
const SIDED = `1910|Kassa|100|||30|70|
1510|Kundfordringar|400||250||650|
2440|Leverantörsskulder||200||20||220
2081|Aktiekapital||300||||300
3001|Försäljning||||200||200`;

/** The same, signed. */
const SIGNED = `1910|Kassa|100|-30|70
1510|Kundfordringar|400|250|650
2440|Leverantörsskulder|-200|-20|-220
2081|Aktiekapital|-300|0|-300
3001|Försäljning|0|-200|-200`;

const BALANCES = [
  ["1910", "Kassa", 7000n, 10000n],
  ["1510", "Kundfordringar", 65000n, 40000n],
  ["2440", "Leverantörsskulder", -22000n, -20000n],
  ["2081", "Aktiekapital", -30000n, -30000n],
  ["3001", "Försäljning", -20000n, 0n],
];

const sided = [
  "Konto|Benämning|IB debet|IB kredit|Period debet|Period kredit|UB debet|UB kredit",
  "N° de compte|Intitulé du compte|Report débit|Report crédit|Mouvements débit|Mouvements crédit|Solde débiteur|Solde créditeur",
  "Compte|Intitulé|Soldes d’ouverture Débit|Soldes d’ouverture Crédit|Mouvements Débit|Mouvements Crédit|Soldes de clôture Débiteur|Soldes de clôture Créditeur",
  "Rekeningnr|Omschrijving|Beginbalans debet|Beginbalans credit|Mutaties debet|Mutaties credit|Eindbalans debet|Eindbalans credit",
  "Konto|Beschriftung|Vortrag Soll|Vortrag Haben|Umsatz Soll|Umsatz Haben|Endsaldo Soll|Endsaldo Haben",
  "Cont|Denumirea contului|Solduri initiale debitoare|Solduri initiale creditoare|Rulaje debitoare|Rulaje creditoare|Solduri finale debitoare|Solduri finale creditoare",
  "Konto|Kontenbezeichnung|EB-Werte Soll|EB-Werte Haben|Jahresverkehrszahlen Soll|Jahresverkehrszahlen Haben|Saldo Soll|Saldo Haben",
  "N° de compte|Intitulé du compte|Soldes à l'ouverture débit|Soldes à l'ouverture crédit|Mouvements débit|Mouvements crédit|Soldes débit|Soldes crédit",
  "Conta|Designação|Saldo inicial devedor|Saldo inicial credor|Movimento débito|Movimento crédito|Saldo final devedor|Saldo final credor",
  "Symbol konta|Nazwa konta|BO Wn|BO Ma|Obroty Wn|Obroty Ma|Saldo końcowe Wn|Saldo końcowe Ma",
];

const signed = [
  "Kontonr|Kontonavn|Inngående balanse|Bevegelse|Utgående balanse",
  "Konto|Kontonavn|Primo|Bevægelse|Ultimo",
  "Nr.|Navn|Åbning|Perioden|Saldo",
  "Konto|Benämning|IB|Period|UB",
];

test.each(sided)(
  "the columns of a trial balance abroad are read by their headings: %s",
  (headings) => {
    expect(trialBalance(`${headings}\n${SIDED}`)).toEqual(BALANCES);
  },
);

test.each(signed)(
  "signed columns of a trial balance abroad are read by their headings: %s",
  (headings) => {
    expect(trialBalance(`${headings}\n${SIGNED}`)).toEqual(BALANCES);
  },
);

test("what moved is no balance where opening and movement give the columns behind it, though the file does not balance", () => {
  const headings =
    "Konto|Benämning|Xy debet|Xy kredit|Period debet|Period kredit|Zz debet|Zz kredit";
  const rows = SIDED.replaceAll("300", "290").replaceAll("||", "|0|").replaceAll("||", "|0|");
  expect(() => trialBalance(`${headings}\n${rows}`)).toThrow("720.00 against 710.00");
});

test("accounts that are named by their numbers do not turn the table on its side", () => {
  const text = `Konto|Benämning|Ing balans|Period|Utg balans
1510|Kundfordringar|400|250|650
1910|1910|100|-30|70
2440|2440|-200|-20|-220
2081|2081|-300|0|-300
3001|3001|0|-200|-200`;
  const balances = [
    ["1510", 65000n, 40000n],
    ...BALANCES.filter(([code]) => code !== "1510").map(([code, , ...rest]) => [code, ...rest]),
  ];
  expect(trialBalance(text).map(([code, , ...rest]) => [code, ...rest])).toEqual(balances);
});

test("a sum of a class in the column of codes is no account", () => {
  const headings = "Konto|Beschriftung|Anfangsbestand|Umsatz|Endbestand";
  const [first = "", ...others] = SIGNED.split("\n");
  const text = [headings, first, "Summe Klasse 1||100|-30|70", ...others].join("\n");
  expect(trialBalance(text)).toEqual(BALANCES);
});

test("a total whose word stands in the column of codes is compared with the accounts, and is none", () => {
  const headings = "Rekening|Omschrijving|Beginbalans|Mutaties|Saldo";
  const total = (closing: string) => `${headings}\n${SIGNED}\nTotaal||0|0|${closing}`;
  expect(trialBalance(total("0"))).toEqual(BALANCES);
  const wrong = ingest("trial_balance", [tableOf(total("25"))]);
  expect(
    wrong.ok
      ? wrong.value.warnings.map(({ code }) => code)
      : wrong.problems.map(({ code }) => code),
  ).toContain("total_disagrees");
});

test("a month beside what moved since the opening balances is no closing balance", () => {
  const month = (row: string) => row.replace(/^(?:[^|]*\|){4}/, "$&5|5|");
  const headings =
    "Konto|Beschriftung|EB-Wert Soll|EB-Wert Haben|Dezember 2025 Soll|Dezember 2025 Haben|Kumulierte Werte Soll|Kumulierte Werte Haben|Saldo Soll|Saldo Haben";
  const filled = SIDED.replaceAll("||", "|0|").replaceAll("||", "|0|");
  const rows = filled.split("\n").map(month).join("\n");
  expect(trialBalance(`${headings}\n${rows}`)).toEqual(BALANCES);
});

test("the sums to which a chart gives codes are no accounts where the rows above come to them", () => {
  const rows = `Nr.|Navn|Åbning|Perioden|Saldo
1000|Omsætning|0|-500|-500
1010|Andre indtægter|0|-40|-40
1099|Omsætning i alt|0|-540|-540
1300|Vareforbrug|0|240|240
1999|Resultat før skat|0|-300|-300
5800|Bank|100|300|400
5900|Debitorer|50|0|50
5999|Aktiver i alt|150|300|450
6000|Selskabskapital|-100|0|-100
6100|Gæld i alt væsentlig til bank|-50|0|-50`;
  expect(trialBalance(rows).map(([code]) => code)).toEqual([
    ...["1000", "1010", "1300", "5800", "5900", "6000", "6100"],
  ]);
});

test.each([
  ["by their words", "i alt"],
  ["by their figures", "samlet"],
])("the sums to which a chart gives no codes are no accounts, %s", (_, sum) => {
  const rows = `Nr.|Navn|Primo|Ultimo
|Omsætning||
1000|Salg|0|-500
1010|Andre indtægter|0|-40
|Omsætning ${sum}|0|-540
1300|Vareforbrug|0|200
1310|Husleje|0|40
|Omkostninger ${sum}|0|240
5800|Bank|100|400
5900|Debitorer|50|50
|Aktiver ${sum}|150|450
6000|Selskabskapital|-100|-100
6100|Gæld til bank|-50|-50
|Passiver ${sum}|-150|-150`;
  expect(trialBalance(rows).map(([code]) => code)).toEqual([
    ...["1000", "1010", "1300", "1310", "5800", "5900", "6000", "6100"],
  ]);
});

test("an account without a code is no sum, though all others come to it", () => {
  const rows = `Nr.|Navn|Primo|Ultimo
1000|Salg|0|-500
5800|Bank|100|400
5900|Debitorer|50|250
|Selskabskapital|-100|-100
|Gæld|-50|-50`;
  expect(trialBalance(rows)).toHaveLength(5);
});

test("a total of a class sums up the one account above it whose code begins so", () => {
  const text = `Konto|Bezeichnung|EB-Werte Soll|EB-Werte Haben|Saldo Soll|Saldo Haben
    1600|Kasse|100||130|
    1800|Bank|400||370|
    |Summe Klasse 1|500||500|
    2900|Gezeichnetes Kapital||500||500
    |Summe Klasse 2||500||500
    |Summe|500|500|500|500`;
  expect(trialBalance(text)).toEqual([
    ["1600", "Kasse", 13000n, 10000n],
    ["1800", "Bank", 37000n, 40000n],
    ["2900", "Gezeichnetes Kapital", -50000n, -50000n],
  ]);
});

test("codes of three parts are no dates where some are of no day", () => {
  const codes = ["07/01/05", "06/01/05", "13/01/05", "10/01/05", "12/01/05", "40/01/05"];
  const amounts = ["100|", "500|", "|200", "|300", "|150", "50|"];
  const rows = codes.map((code, at) => `${code}|Conto ${"abcdef"[at]}|${amounts[at]}`);
  const text = ["Conto|Descrizione|Saldo Dare|Saldo Avere", ...rows].join("\n");
  expect(trialBalance(text).map(([code]) => code)).toEqual(codes);
});

test.each([
  [
    "Rekening|Omschrijving|Saldibalans debet|Saldibalans credit|Winst en verlies debet|Winst en verlies credit|Balans debet|Balans credit",
    ["1000|Kas|100||||100|", "0500|Kapitaal||70||||70", "8000|Omzet||30||30||"],
  ],
  [
    "Hesap Kodu|Hesap Adı|Borç|Alacak|Borç Bakiyesi|Alacak Bakiyesi",
    ["100|Kasa|150|50|100|", "500|Sermaye||70||70", "600|Satışlar||30||30"],
  ],
])("balances stand beside sums and results: %s", (headings, rows) => {
  const read = trialBalance([headings, ...rows].join("\n"));
  expect(read.map(([, , closing]) => closing)).toEqual([10000n, -7000n, -3000n]);
});

test.each([
  ["Счет|Наименование", ["01|Основные средства", "02|Амортизация", "80|Уставный капитал"]],
  [
    "Счет, Наименование счета",
    ["01, Основные средства", "02, Амортизация", "80, Уставный капитал"],
  ],
])("a turnover sheet in Russian has codes, names and both balances: %s", (label, accounts) => {
  const blank = label.includes("|") ? "|" : "";
  const rows = [
    "500 000,00||120 000,00||620 000,00|",
    "|100 000,00||60 000,00||160 000,00",
    "|400 000,00||60 000,00||460 000,00",
  ];
  const text = [
    `${label}|Сальдо на начало периода||Обороты за период||Сальдо на конец периода|`,
    `${blank}|Дебет|Кредит|Дебет|Кредит|Дебет|Кредит`,
    ...accounts.map((account, at) => `${account}|${rows[at]}`),
    `Итого${blank}|500 000,00|500 000,00|120 000,00|120 000,00|620 000,00|620 000,00`,
  ].join("\n");
  expect(trialBalance(text)).toEqual([
    ["01", "Основные средства", 62000000n, 50000000n],
    ["02", "Амортизация", -16000000n, -10000000n],
    ["80", "Уставный капитал", -46000000n, -40000000n],
  ]);
});
