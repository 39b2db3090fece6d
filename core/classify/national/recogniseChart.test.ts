import { expect, test } from "vitest";
import { numberedAccount } from "../../testing/numberedAccount.ts";
import { classify } from "../classify.ts";
import { nationalCharts } from "./nationalCharts.ts";
import { readNumber } from "./readNumber.ts";
import { recogniseChart } from "./recogniseChart.ts";

test.each([
  ["BAS", "8999"],
  ["NS4102", "8800"],
  ["NS4102", "8960"],
] as const)("%s %s takes the profit of the year over to equity, on either side", (id, number) => {
  const chart = nationalCharts.find((each) => each.id === id) ?? null;
  if (chart === null) throw new Error(`There is no chart ${id}`);
  for (const side of ["debit", "credit"] as const)
    expect(readNumber(chart, number, side)).toMatchObject({
      role: "retained_earnings",
      needsPerson: false,
    });
});

test("a chart that happens to use some of its numbers for other things is none", () => {
  const accounts = [
    numberedAccount("1000", "Cash"),
    numberedAccount("1200", "Inventory"),
    numberedAccount("1400", "Prepaid rent"),
    numberedAccount("1600", "Office equipment"),
    numberedAccount("4400", "Rental income"),
    numberedAccount("6800", "Repairs"),
  ];
  expect(recogniseChart(accounts)).toBeNull();
});

test("a chart that fits the balance sheet and none of the results is none", () => {
  const accounts = [
    numberedAccount("1000", "Cash at bank"),
    numberedAccount("1020", "USD bank account"),
    numberedAccount("1100", "Trade receivables"),
    numberedAccount("1500", "Plant and machinery"),
    numberedAccount("2000", "Accounts payable"),
    numberedAccount("2200", "Sales tax payable"),
    numberedAccount("3200", "Dividends"),
    numberedAccount("4200", "Miscellaneous income"),
  ];
  expect(recogniseChart(accounts)).toBeNull();
});

test("books with the accounts of two charts are read by neither", () => {
  const skr03 = [
    numberedAccount("1000", "Kasse"),
    numberedAccount("1200", "Bank"),
    numberedAccount("1400", "Forderungen aus Lieferungen und Leistungen"),
    numberedAccount("1600", "Verbindlichkeiten aus Lieferungen und Leistungen"),
    numberedAccount("4100", "Löhne und Gehälter"),
    numberedAccount("4210", "Miete"),
    numberedAccount("4830", "Abschreibungen auf Sachanlagen"),
    numberedAccount("8400", "Erlöse 19 % USt"),
  ];
  const french = [
    numberedAccount("101000", "Capital social"),
    numberedAccount("164000", "Emprunts"),
    numberedAccount("401000", "Fournisseurs"),
    numberedAccount("411000", "Clients"),
    numberedAccount("512000", "Banque"),
    numberedAccount("607000", "Achats de marchandises"),
    numberedAccount("641000", "Rémunérations du personnel"),
    numberedAccount("681000", "Dotations aux amortissements"),
    numberedAccount("707000", "Ventes de marchandises"),
  ];
  expect(recogniseChart(skr03)?.id).toBe("SKR03");
  expect(recogniseChart(french)?.id).toBe("PCG");
  expect(recogniseChart([...skr03, ...french])).toBeNull();
});

test("Latvian books that number by the lines of the law are not of the model chart", () => {
  const model = [
    numberedAccount("1230", "Pārējie pamatlīdzekļi"),
    numberedAccount("2310", "Norēķini ar pircējiem"),
    numberedAccount("2610", "Kase"),
    numberedAccount("3110", "Pamatkapitāls"),
    numberedAccount("5310", "Norēķini ar piegādātājiem"),
    numberedAccount("5610", "Norēķini par darba algu"),
    numberedAccount("7210", "Algas"),
    numberedAccount("7420", "Pamatlīdzekļu nolietojums"),
  ];
  const ofTheLaw = [
    numberedAccount("1150", "Pārējie pamatlīdzekļi"),
    numberedAccount("2110", "Pircēju parādi"),
    numberedAccount("2310", "Kase"),
    numberedAccount("3010", "Pamatkapitāls"),
    numberedAccount("5035", "Parādi piegādātājiem"),
    numberedAccount("5055", "Nodokļi"),
    numberedAccount("7110", "Atlīdzība par darbu"),
    numberedAccount("7210", "Nolietojums"),
  ];
  expect(recogniseChart(model)?.id).toBe("GKP");
  expect(recogniseChart(ofTheLaw)).toBeNull();
});

test("a chart whose results alone are named alike, beside many balances, is none", () => {
  const results = [
    numberedAccount("30001", "Produktionserlöse"),
    numberedAccount("42001", "Handelsware"),
    numberedAccount("50001", "Löhne"),
    numberedAccount("60001", "Miete"),
    numberedAccount("68001", "Abschreibungen"),
    numberedAccount("89001", "Steuern"),
  ];
  const balances = Array.from({ length: 8 }, (_, at) =>
    numberedAccount(`1110${at + 1}`, `Konto ${at}`),
  );
  expect(recogniseChart(results)?.id).toBe("KMU");
  expect(recogniseChart([...results, ...balances])).toBeNull();
});

test("a chart with the French balance sheet and taxes where France has wages is the Algerian one", () => {
  const french = [
    numberedAccount("101", "Capital social"),
    numberedAccount("401", "Fournisseurs"),
    numberedAccount("411", "Clients"),
    numberedAccount("445", "État, taxes sur le chiffre d'affaires"),
    numberedAccount("512", "Banques comptes courants"),
    numberedAccount("607", "Achats de marchandises"),
    numberedAccount("681", "Dotations aux amortissements"),
  ];
  const wages = [
    numberedAccount("641", "Rémunérations du personnel"),
    numberedAccount("645", "Charges sociales"),
  ];
  const taxes = [
    numberedAccount("642", "Impôts et taxes"),
    numberedAccount("645", "Autres impôts et taxes"),
  ];
  expect(recogniseChart([...french, ...wages])?.id).toBe("PCG");
  expect(recogniseChart([...french, ...taxes])?.id).toBe("SCF");
});

test("a chart numbered like that of a neighbour, with wages where it has another cost, is none of theirs", () => {
  const alike = [
    numberedAccount("101", "Capital social"),
    numberedAccount("164", "Emprunts"),
    numberedAccount("401", "Fournisseurs"),
    numberedAccount("411", "Clients"),
    numberedAccount("4211", "Personnel, rémunérations dues"),
    numberedAccount("600", "Achats de marchandises"),
    numberedAccount("681", "Dotations aux amortissements"),
    numberedAccount("700", "Ventes de marchandises"),
  ];
  const mauritanian = [
    numberedAccount("650", "Salaires"),
    numberedAccount("660", "Impôts fonciers"),
  ];
  const wages = [
    numberedAccount("6501", "Salaires et appointements"),
    numberedAccount("661", "Taxes diverses"),
  ];
  expect(recogniseChart([...alike, ...mauritanian, ...wages])).toBeNull();
});

test.each([
  [
    "SYSCOHADA",
    ["521 Banques", "571 Caisse", "661 Rémunérations du personnel", "641 Impôts et taxes"],
  ],
  [
    "SCF",
    ["512 Banques", "600 Achats de marchandises vendues", "631 Salaires", "642 Impôts et taxes"],
  ],
  ["NCT", ["532 Banques", "541 Caisse", "640 Salaires", "661 Impôts, taxes"]],
  ["PCG", ["512 Banques", "607 Achats de marchandises", "641 Salaires", "681 Dotations"]],
])("%s is told from its neighbours with the same customers and suppliers", (id, own) => {
  const shared = ["101 Capital social", "401 Fournisseurs", "411 Clients", "681 Dotations"];
  const accounts = [...new Set([...shared, ...own])].map((each) =>
    numberedAccount(each.slice(0, 3), each.slice(4)),
  );
  expect(recogniseChart(accounts)?.id).toBe(id);
});

test("a plan that begins like the Mexican one and has plant where that has banks is none", () => {
  const accounts = [
    numberedAccount("10101001", "Caja"),
    numberedAccount("10102001", "Bancos"),
    numberedAccount("10103001", "Cuentas por cobrar"),
    numberedAccount("10201001", "Terrenos"),
    numberedAccount("10201002", "Edificios"),
    numberedAccount("20101001", "Proveedores"),
    numberedAccount("30101001", "Capital autorizado"),
    numberedAccount("40101001", "Ventas"),
    numberedAccount("50101001", "Costo de ventas"),
  ];
  expect(recogniseChart(accounts)).toBeNull();
});

test("the Brazilian referential chart is told by its numbers of nine digits", () => {
  const accounts = [
    numberedAccount("1.01.01.01.01", "Caixa Matriz"),
    numberedAccount("1.01.01.02.01", "Bancos Conta Movimento"),
    numberedAccount("1.01.02.02.01", "Duplicatas a Receber"),
    numberedAccount("2.01.01.03.01", "Fornecedores"),
    numberedAccount("2.01.01.09.01", "ICMS a Recolher"),
    numberedAccount("3.01.01.01.01.02", "Receita de Vendas de Mercadorias"),
    numberedAccount("3.01.01.03.01.10", "Custo das Mercadorias Revendidas"),
    numberedAccount("3.01.01.07.01.18", "Aluguéis"),
  ];
  expect(recogniseChart(accounts)?.id).toBe("PCR");
});

test("the Spanish chart is told in Catalan too", () => {
  const accounts = [
    numberedAccount("400", "Proveïdors"),
    numberedAccount("430", "Clients"),
    numberedAccount("570", "Caixa, euros"),
    numberedAccount("572", "Bancs i institucions de crèdit"),
    numberedAccount("600", "Compres de mercaderies"),
    numberedAccount("621", "Arrendaments i cànons"),
    numberedAccount("640", "Sous i salaris"),
    numberedAccount("700", "Vendes de mercaderies"),
  ];
  expect(recogniseChart(accounts)?.id).toBe("PGC");
});

test.each([
  [
    "ELP",
    [
      "13.01 Αξία κτήσης μηχανολογικού εξοπλισμού",
      "30.01.00 Πελάτες εσωτερικού",
      "38.01.00 Ταμείο",
      "38.02.00 Καταθέσεις όψεως",
      "50.01 Προμηθευτές",
      "54.02 ΦΠΑ",
      "60.01 Μικτές αποδοχές",
      "64.05 Ενοίκια",
      "70.01 Πωλήσεις εμπορευμάτων",
    ],
  ],
  [
    "EGLS",
    [
      "13.01 Αυτοκίνητα - Μεταφορικά μέσα",
      "30.00 Πελάτες εσωτερικού",
      "38.00 Ταμείο",
      "38.03 Καταθέσεις όψεως",
      "50.00 Προμηθευτές",
      "54.00 ΦΠΑ",
      "60.00 Αποδοχές προσωπικού",
      "62.04 Ενοίκια",
      "70.00 Πωλήσεις εμπορευμάτων",
    ],
  ],
])("the Greek charts of 2014 and of 1980 are told apart: %s", (id, own) => {
  const accounts = own.map((each) =>
    numberedAccount(each.slice(0, each.indexOf(" ")), each.slice(each.indexOf(" ") + 1)),
  );
  expect(recogniseChart(accounts)?.id).toBe(id);
});

test("Russian books are told by numbers of two digits with their subaccounts", () => {
  const accounts = [
    numberedAccount("01.01", "Основные средства в организации"),
    numberedAccount("02.01", "Амортизация основных средств"),
    numberedAccount("41.01", "Товары на складах"),
    numberedAccount("51", "Расчетные счета"),
    numberedAccount("60.01", "Расчеты с поставщиками и подрядчиками"),
    numberedAccount("62.01", "Расчеты с покупателями"),
    numberedAccount("68.02", "Налог на добавленную стоимость"),
    numberedAccount("90.01", "Выручка"),
    numberedAccount("90.02", "Себестоимость продаж"),
  ];
  expect(recogniseChart(accounts)?.id).toBe("PSBU");
});

test("a list made from the French plan in Tunisia is neither French nor Algerian", () => {
  const accounts = [
    numberedAccount("101", "Capital social"),
    numberedAccount("401", "Fournisseurs"),
    numberedAccount("411", "Clients"),
    numberedAccount("421", "Personnel, rémunérations dues"),
    numberedAccount("431", "CNSS"),
    numberedAccount("512", "Banques"),
    numberedAccount("607", "Achats de marchandises"),
    numberedAccount("613", "Locations"),
    numberedAccount("6331", "Salaires bruts"),
    numberedAccount("6351", "Cotisations CNSS"),
    numberedAccount("681", "Dotations aux amortissements"),
    numberedAccount("707", "Ventes de marchandises"),
  ];
  expect(recogniseChart(accounts)).toBeNull();
});

test("wages where Algeria has taxes are of another chart, unless most names there say taxes", () => {
  const algerian = [
    numberedAccount("101", "Capital social"),
    numberedAccount("106", "Réserves"),
    numberedAccount("164", "Emprunts bancaires"),
    numberedAccount("218", "Matériel de transport"),
    numberedAccount("281", "Amortissements"),
    numberedAccount("401", "Fournisseurs"),
    numberedAccount("411", "Clients"),
    numberedAccount("421", "Personnel, rémunérations dues"),
    numberedAccount("445", "TVA"),
    numberedAccount("512", "Banques"),
    numberedAccount("600", "Achats de marchandises"),
    numberedAccount("613", "Locations"),
    numberedAccount("681", "Dotations aux amortissements"),
    numberedAccount("700", "Ventes de marchandises"),
  ];
  const named = (...names: string[]) =>
    names.map((name, at) => numberedAccount(`64${at + 1}`, name));
  const wages = ["Cotisations sociales", "Cotisations aux caisses de retraite"];
  const taxes = ["Impôts directs", "Taxes diverses", "Autres impôts et taxes"];
  expect(recogniseChart([...algerian, ...named(...wages)])?.id).not.toBe("SCF");
  expect(recogniseChart([...algerian, ...named(...wages, ...taxes)])?.id).toBe("SCF");
});

test("the schools' chart of German industry is not the one of DATEV that shares its balances' names", () => {
  const accounts = [
    numberedAccount("2400", "Forderungen aus Lieferungen und Leistungen"),
    numberedAccount("2600", "Vorsteuer"),
    numberedAccount("2800", "Guthaben bei Kreditinstituten (Bank)"),
    numberedAccount("3000", "Eigenkapital"),
    numberedAccount("4400", "Verbindlichkeiten aus Lieferungen und Leistungen"),
    numberedAccount("4800", "Umsatzsteuer"),
    numberedAccount("5000", "Umsatzerlöse für eigene Erzeugnisse"),
    numberedAccount("6000", "Aufwendungen für Rohstoffe"),
    numberedAccount("6200", "Löhne"),
    numberedAccount("6700", "Mieten und Pachten"),
  ];
  expect(recogniseChart(accounts)?.id).toBe("IKR");
});

test("the Luxembourg chart is told in German, beside the Belgian one", () => {
  const accounts = [
    numberedAccount("101", "Gezeichnetes Kapital"),
    numberedAccount("131", "Gesetzliche Rücklage"),
    numberedAccount("4011", "Kunden"),
    numberedAccount("4411", "Lieferanten"),
    numberedAccount("516", "Kassenbestand"),
    numberedAccount("6061", "Einkäufe von Waren"),
    numberedAccount("6211", "Löhne"),
    numberedAccount("6551", "Bankzinsen"),
    numberedAccount("7021", "Verkäufe von Erzeugnissen"),
    numberedAccount("7061", "Verkäufe von Waren"),
  ];
  expect(recogniseChart(accounts)?.id).toBe("PCN");
});

const czechInEnglish = [
  ["022000", "Machinery and equipment"],
  ["082000", "Accumulated depreciation of machinery"],
  ["132000", "Merchandise in stock"],
  ["211000", "Petty cash"],
  ["221000", "Bank accounts"],
  ["311000", "Trade receivables"],
  ["321000", "Trade payables"],
  ["331000", "Employees"],
  ["336000", "Social security and health insurance"],
  ["343000", "Value added tax"],
  ["411000", "Registered capital"],
  ["428000", "Retained earnings"],
  ["501000", "Material consumption"],
  ["504000", "Cost of goods sold"],
  ["505000", "Settlement of inventory allowances"],
  ["518000", "Rent and other services"],
  ["521000", "Wages and salaries"],
  ["551000", "Depreciation"],
  ["602000", "Sales of services"],
  ["604000", "Sales of goods"],
] as const;

test("numbers of a country are known under English names, and asked where a neighbour has them otherwise", () => {
  const accounts = czechInEnglish.map(([code, name]) => numberedAccount(code, name));
  expect(recogniseChart(accounts)?.id).toBe("SUO");
  const read = classify(accounts, { given: new Map(), remembered: new Map() });
  expect(read.get("343000")).toMatchObject({ role: "sales_tax", source: "number" });
  expect(read.get("505000")).toMatchObject({ needsPerson: true });
});

test("accounts with numbers of the company's own are of no chart, however they are named in English", () => {
  const own = czechInEnglish.map(([, name], at) => numberedAccount(`${101 + 40 * at}`, name));
  expect(recogniseChart(own)).toBeNull();
});
