import { expect, test } from "vitest";
import { tableOf } from "../../testing/tableOf.ts";
import type { FileType } from "../fileTypes.ts";
import { ingest } from "../ingest.ts";

/** Reports with invented figures, in the layouts and languages in which they were misread. */
function read<Type extends FileType>(fileType: Type, text: string) {
  return ingest(fileType, [tableOf(text)], { oneDate: "take" });
}

/** Name and debit-positive amounts of every account with an amount. */
function debits(fileType: "balance_sheet" | "profit_loss", text: string) {
  const result = read(fileType, text);
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join("\n"));
  return result.value.rows.map((row) => {
    const sign = row.positiveSide === "credit" ? -1n : 1n;
    const amounts = "current" in row ? [row.current, row.prior] : [row.closing, row.opening];
    return [row.name, ...amounts.map((amount) => (sign * amount) / 100n)];
  });
}

const CHARGES = `|2025|2024
Ventes de marchandises|900|700
Prestations de services|300|200
Achats de marchandises|400|350
Salaires et traitements|500|420
Produits financiers|20|10
Charges financières|70|60`;

test.each(["Résultat net", "Résultat de l'exercice"])(
  "%s is what all rows come to, though income stands among costs without a minus",
  (result) => {
    expect(debits("profit_loss", `${CHARGES}\n${result}|250|80`)).toEqual([
      ["Ventes de marchandises", -900n, -700n],
      ["Prestations de services", -300n, -200n],
      ["Achats de marchandises", 400n, 350n],
      ["Salaires et traitements", 500n, 420n],
      ["Produits financiers", -20n, -10n],
      ["Charges financières", 70n, 60n],
    ]);
  },
);

test.each(["Résultat net", "Jahresüberschuss", "Resultado del ejercicio", "Utile netto"])(
  "%s that no rows come to is no account",
  (result) => {
    const asked = read("profit_loss", `${CHARGES}\n${result}|251|81`);
    expect(asked.ok ? [] : asked.problems.map(({ code }) => code)).toContain("total_disagrees");
  },
);

test("losses on disposals are no result of the year", () => {
  const rows = debits(
    "profit_loss",
    `|2025|2024
     Umsatzerlöse|900|700
     Verluste aus Anlagenabgang|100|50
     Löhne|300|200
     Zinserträge|20|10
     Jahresüberschuss|520|460`,
  );
  expect(rows).toEqual([
    ["Umsatzerlöse", -900n, -700n],
    ["Verluste aus Anlagenabgang", 100n, 50n],
    ["Löhne", 300n, 200n],
    ["Zinserträge", -20n, -10n],
  ]);
});

test.each(["total", "gesamt"])(
  "a %s behind the name repeats the one row of its section",
  (total) => {
    const names = debits(
      "balance_sheet",
      `|2025|2024
     Inventory|60|50
     Cash|40|30
     Current assets ${total}|100|80
     Share capital|30|30
     Retained earnings|28|20
     Equity ${total}|58|50
     Accruals|42|30
     Current liabilities ${total}|42|30
     Liabilities ${total}|42|30
     Equity and liabilities ${total}|100|80`,
    ).map(([name]) => name);
    expect(names).toEqual(["Inventory", "Cash", "Share capital", "Retained earnings", "Accruals"]);
  },
);

/** Credits have a minus; no word but those of its accounts says which side is which. */
const SIGNED = `|2025|2024
Existencias|60|50
Caja|40|30
Suma|100|80
Proveedores|-42|-30
Suma|-42|-30
Capital social|-30|-30
Reservas|-28|-20
Suma|-58|-50
Suma|-100|-80`;

test.each(["", "\nCheck|-|-"])("credits with a minus are credits in any language%s", (check) => {
  expect(debits("balance_sheet", SIGNED + check)).toEqual([
    ["Existencias", 60n, 50n],
    ["Caja", 40n, 30n],
    ["Proveedores", -42n, -30n],
    ["Capital social", -30n, -30n],
    ["Reservas", -28n, -20n],
  ]);
});

/** Net fixed assets are a sum without a word of one, and the sides differ by 1 and by 2. */
const UNBALANCED = `|2025|2024
Current assets
Cash|100|80
Receivables|50|40
Total current assets|150|120
Non-current assets
Plant|200|200
Accumulated depreciation|-20|-10
Net fixed assets|180|190
Total non-current assets|180|190
Total assets|330|310
Current liabilities
Payables|60|70
Deferred revenue|10|10
Total current liabilities|70|80
Non-current liabilities
Debt|100|100
Total non-current liabilities|100|100
Total liabilities|170|180
Equity
Share capital|50|50
Retained earnings|111|82
Total equity|161|132
Total liabilities and equity|331|312`;

test("a balance sheet whose totals agree is read, though its sides come to different sums", () => {
  const names = debits("balance_sheet", UNBALANCED).map(([name]) => name);
  expect(names).not.toContain("Net fixed assets");
  expect(names).toHaveLength(9);
});

test("a balance sheet whose totals do not agree is refused, whatever its sides come to", () => {
  const result = read("balance_sheet", UNBALANCED.replace("Payables|60", "Payables|75"));
  expect(result.ok ? [] : result.problems.map(({ code }) => code)).toContain("total_disagrees");
});

test("costs with a minus beneath their sum are costs", () => {
  const rows = debits(
    "profit_loss",
    `Code|Particulars|2024|2025
     |Income|155|173
     10|Services|28|18
     20|Rent received|127|155
     |Expenses|-243|-235
     30|Purchases|-30|-30
     40|Wages|-198|-195
     50|Insurance|-15|-10
     |Profit for the year|-88|-62`,
  );
  expect(rows.map(([, current]) => current)).toEqual([-18n, -155n, 30n, 195n, 10n]);
});

test("'Summe …' right beneath the only row it sums up is no account", () => {
  const text = `|2025|2024
Aktiva||
Maschinen|700|500
Bank|250|250
Summe Aktiva|950|750
Eigenkapital||
Gezeichnetes Kapital|600|600
Gewinnvortrag|200|60
Summe Eigenkapital|800|660
Verbindlichkeiten||
Umsatzsteuer|150|90
Summe Kurzfristige Verbindlichkeiten|150|90
Summe Verbindlichkeiten|150|90
Summe Passiva|950|750`;
  expect(debits("balance_sheet", text)).toEqual([
    ["Maschinen", 700n, 500n],
    ["Bank", 250n, 250n],
    ["Gezeichnetes Kapital", -600n, -600n],
    ["Gewinnvortrag", -200n, -60n],
    ["Umsatzsteuer", -150n, -90n],
  ]);
});

test.each([
  ["Erlöse", "Materialaufwand", "Rohergebnis", "Betriebsergebnis", "Jahresüberschuss"],
  [
    "Ingresos",
    "Coste de ventas",
    "Margen bruto",
    "Resultado de explotación",
    "Resultado del ejercicio",
  ],
])(
  "%s and %s stand above their parts: a profit is no sum of the costs beneath it and of what is left",
  (income, costs, gross, operating, net) => {
    const text = `|2025|2024
${income}|900|800
Alpha|900|800
${costs}|300|250
Beta|300|250
${gross}|600|550
Gamma|200|150
Delta|80|90
${operating}|320|310
Epsilon|20|30
${net}|300|280`;
    expect(debits("profit_loss", text)).toEqual([
      ["Alpha", -900n, -800n],
      ["Beta", 300n, 250n],
      ["Gamma", 200n, 150n],
      ["Delta", 80n, 90n],
      ["Epsilon", 20n, 30n],
    ]);
  },
);

test("the same headings twice are two sides, though the right one begins with an account and no side is named", () => {
  const text = `Code||2025|2024|Code||2025|2024
|Current assets|||1140|Share capital|-600|-600
1090|Petty cash|100|50|1150|Retained earnings|-150|-60
1100|Inventories|200|210||||
|Non-current assets||||||
1110|Land and buildings|600|500|1160|Accruals|-150|-100
|Assets total|900|760||Equity and liabilities total|-900|-760`;
  expect(debits("balance_sheet", text)).toEqual([
    ["Petty cash", 100n, 50n],
    ["Inventories", 200n, 210n],
    ["Land and buildings", 600n, 500n],
    ["Share capital", -600n, -600n],
    ["Retained earnings", -150n, -60n],
    ["Accruals", -150n, -100n],
  ]);
});

test("costs that stand beneath the heading of the income are what their total calls them", () => {
  const text = `|2025|2024
Income||
Fees|60|50
Rent received|8|8
Purchases|21|28
Rent|9|8
Tax|0|1
Total expenses|30|37
Profit for the year|38|21`;
  const result = read("profit_loss", text);
  expect(result.ok && result.value.rows.map(({ name, nature }) => [name, nature])).toEqual([
    ["Fees", "income"],
    ["Rent received", "income"],
    ["Purchases", "expense"],
    ["Rent", "expense"],
    ["Tax", "expense"],
  ]);
});

test("parts that do not come to the last sum above them are not left out", () => {
  const text = `|2025|2024
Assets|900|800
Current assets|700|600
Cash at bank|400|350
Inventories|300|250
Non-current assets|200|200
Machinery|150|150
Vehicles|50|50
Equity and liabilities|900|800
Liabilities|300|250
Trade payables|200|150
Accruals|100|100
Equity|600|550
Share capital|400|500
Retained earnings|100|50`;
  expect(read("balance_sheet", text).ok).toBe(false);
});

test("in Indonesian, results are told from accounts, and headings without rows end with what is less deep", () => {
  const text = `|2025|2024
Penjualan||
  Penjualan Barang|900|800
Harga Pokok Penjualan||
  HPP Barang|400|350
Laba (Rugi) Kotor|500|450
Beban Kantor||
  Sewa|60|50
  Air Minum|20|10
Biaya Kendaraan||
  Parkir||
Pendapatan Lain - lain||
  Bunga Bank|40|30
Laba (Rugi) Bersih|460|420`;
  expect(debits("profit_loss", text)).toEqual([
    ["Penjualan Barang", -900n, -800n],
    ["HPP Barang", 400n, 350n],
    ["Sewa", 60n, 50n],
    ["Air Minum", 20n, 10n],
    ["Bunga Bank", -40n, -30n],
  ]);
});

test("an Indonesian balance sheet without totals is read by its indented headings", () => {
  const result = read(
    "balance_sheet",
    `NERACA
||Debit|Credit
1-000|Aktiva||
1-100|  Kas||
1-101|    Kas Kecil|100|
1-102|    Bank|50|
1-300|  Pajak Dibayar Dimuka||
2-000|Hutang||
2-100|  Hutang Usaha||30
2-200|  Hutang Gaji||20
3-000|Ekuitas||
3-100|  Modal||100
||150|150`,
  );
  expect(result.ok && result.value.rows.map(({ name, nature }) => [name, nature])).toEqual([
    ["Kas Kecil", "asset"],
    ["Bank", "asset"],
    ["Hutang Usaha", "liability"],
    ["Hutang Gaji", "liability"],
    ["Modal", "equity"],
  ]);
});

test.each([
  ["Forderungen|5|4\nVorräte|3|2\nBank|1|1\nEigenkapital|6|4\nVerbindlichkeiten aus Steuern|3|3"],
  ["Créances clients|5|4\nDisponibilités|3|2\nCapitaux propres|6|4\nDettes fiscales|2|2"],
  ["Clientes|5|4\nExistencias|3|2\nPatrimonio neto|6|4\nProveedores|2|2"],
])("a balance sheet in the place of the profit and loss is told in its own language", (rows) => {
  const result = read("profit_loss", `|2025|2024\n${rows}`);
  expect(result.ok || result.problems.map(({ code }) => code)).toContain("statement_other");
});

test.each([
  ["Umsatzerlöse|9|8\nMaterialaufwand|4|3\nLöhne und Gehälter|3|3\nZinsaufwendungen|1|1"],
  ["Ventes de marchandises|9|8\nAchats|4|3\nSalaires et traitements|3|3\nLoyers|1|1"],
  ["Ventas|9|8\nCompras|4|3\nSueldos y salarios|3|3\nGastos financieros|1|1"],
])("a profit and loss in the place of the balance sheet is told in its own language", (rows) => {
  const result = read("balance_sheet", `|2025|2024\n${rows}`);
  expect(result.ok || result.problems.map(({ code }) => code)).toContain("statement_other");
});

test("numbers of notes before the names of the left side are no amounts of it", () => {
  const text = `|||activos||pasivo
||1|disponible|900|cuentas por pagar|500
|||valores negociables|200|provisiones|100
|||impuestos por recuperar|100|otros|50
|||total de activo circulante|1200|total pasivo circulante|650
||6|muebles y utiles|300|capital social|600
|||equipo de transporte|100|utilidades retenidas|350
|||total de activo fijo|400|total de capital contable|950
|||total de activos|1600|total de pasivos|1600`;
  expect(debits("balance_sheet", text).map(([name, closing]) => [name, closing])).toEqual([
    ["disponible", 900n],
    ["valores negociables", 200n],
    ["impuestos por recuperar", 100n],
    ["muebles y utiles", 300n],
    ["equipo de transporte", 100n],
    ["cuentas por pagar", -500n],
    ["provisiones", -100n],
    ["otros", -50n],
    ["capital social", -600n],
    ["utilidades retenidas", -350n],
  ]);
});

test("French tax forms: a name beside a label that stands over several rows is that of its row", () => {
  const text = `COMPTE DE RESULTAT|||||
|||2025||2024|
Rubriques|||DEBIT|CREDIT|DEBIT|CREDIT
||Produits fabriqués|0|700||500
Production vendue||Prestations de services|0|100||90
Chiffre d'affaires net|||0|800|0|590
Autres approvisionnements|||300|0|200|0
Services|Locations||40|0|30|0
|Primes d'assurances||60|0|50|0
Autres services|||20|0|10|0
II-Consommations de l'exercice|||420|0|290|0
III-Valeur ajoutée d'exploitation (I-II)|||0|380|0|300
Charges de personnel|||150|0|120|0
RESULTAT NET DE L'EXERCICE|||0|230|0|180`;
  const result = read("profit_loss", text);
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join("\n"));
  const named = result.value.rows.map(({ name, current }) => [name, current / 100n]);
  expect(named).toContainEqual(["Produits fabriqués", 700n]);
  expect(named).toContainEqual(["Primes d'assurances", -60n]);
  expect(result.value.controls.every(({ agrees }) => agrees)).toBe(true);
});
