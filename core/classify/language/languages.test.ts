import { describe, expect, test } from "vitest";
import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import type { Role } from "../../roles/roles.ts";
import { CONFIDENCE_BAR } from "../Classification.ts";
import { classify, classifyByRules } from "../classify.ts";
import { barredByName } from "../learnt/barredByName.ts";
import { recognise } from "../recognise.ts";
import { foldName } from "./foldName.ts";
import { languages } from "./languages.ts";
import type { ChartLanguage } from "./recogniseLanguage.ts";
import { translateName } from "./translateName.ts";

const nothing = { given: new Map<string, Role>(), remembered: new Map<string, Role>() };

function account(name: string, side: AccountFacts["side"] = null): AccountFacts {
  return { code: name, name, type: "", section: null, side };
}

const german: [string, AccountFacts["side"], Role][] = [
  ["Geschäftsausstattung", "debit", "ppe_cost"],
  ["Forderungen aus Lieferungen und Leistungen", "debit", "trade_receivables"],
  ["Kasse", "debit", "cash_and_cash_equivalents"],
  ["Bankguthaben", "debit", "cash_and_cash_equivalents"],
  ["Gezeichnetes Kapital", "credit", "share_capital"],
  ["Verbindlichkeiten aus Lieferungen und Leistungen", "credit", "trade_payables"],
  ["Umsatzerlöse", "credit", "revenue"],
  ["Gehälter", "debit", "employee_costs"],
  ["Miete", "debit", "operating_expenses"],
  ["Zinsaufwendungen", "debit", "interest_expense"],
];

describe("a chart in another language", () => {
  const accounts = german.map(([name, side]) => account(name, side));

  test("is recognised by its names together, and read in the words of the vocabulary", () => {
    expect(recognise(accounts).language).toMatchObject({ code: "de" });
    const read = classify(accounts, nothing);
    for (const [name, , role] of german) expect([name, read.get(name)?.role]).toEqual([name, role]);
  });

  test("a reason says that the name was read from another language", () => {
    const read = classify(accounts, nothing);
    expect(read.get("Kasse")?.reason).toContain("in English");
  });

  test("English words that only look like words of it are not read", () => {
    const french = [
      "Clients",
      "Fournisseurs",
      "Banque",
      "Capital social",
      "Loyers",
      "Salaires",
      "Achats",
      "Till da c/c",
    ];
    const read = classify(
      french.map((name) => account(name)),
      nothing,
    ).get("Till da c/c");
    expect(read?.confidence ?? 0).toBeLessThan(CONFIDENCE_BAR);
  });

  test("what a person chose is not recognised again", () => {
    expect(recognise(accounts, { chart: "none", language: "en" })).toEqual({
      chart: null,
      language: "english",
    });
  });
});

test("in a language that is not read no account is sure by its name", () => {
  const names = [
    "Vevők",
    "Szállítók",
    "Pénztár",
    "Jegyzett tőke",
    "Értékesítés árbevétele",
    "Bérköltség",
    "Anyagköltség",
    "Bérleti díj",
    "Rövid lejáratú hitelek",
  ];
  const accounts = names.map((name) => account(name));
  expect(recognise(accounts).language).toBe("unread");
  for (const { confidence } of classify(accounts, nothing).values()) {
    expect(confidence).toBeLessThan(CONFIDENCE_BAR);
  }
});

describe.each(languages.map((language) => [language.name, language] as const))(
  "%s",
  (_, language) => {
    test("has two hundred words and more, without the marks on their letters", () => {
      const phrases = Object.values(language.words).flatMap((its) => its.split(", "));
      expect(phrases.length).toBeGreaterThanOrEqual(200);
      const plain = (phrase: string) => phrase.replace(/\*$/, "");
      expect(phrases.filter((phrase) => foldName(phrase) !== plain(phrase))).toEqual([]);
    });
  },
);

test("what begins with a word of two letters is read as the others are", () => {
  const dutch = languages.find(({ code }) => code === "nl");
  if (dutch === undefined) throw new Error("Dutch is not read");
  expect(translateName("Te betalen dividend", dutch).text).toBe("dividend payable");
});

test("what is left of a name that was read in part is not taken for the whole name", () => {
  const polish = languages.find(({ code }) => code === "pl") ?? "unread";
  const facts = account("Zobowiązania z tytułu wadium", "credit");
  const read = classify([facts], nothing, { chart: null, language: polish }).get(facts.code);
  expect(read?.role === "trade_payables" && read.confidence >= CONFIDENCE_BAR).toBe(false);
});

test("a name is read as a whole, by all its words, or in part", () => {
  const [deutsch] = languages;
  if (deutsch === undefined) throw new Error("German is read");
  const extentOf = (name: string) => translateName(name, deutsch).extent;
  expect(["Fuhrpark", "Gebäude und Maschinen", "Leasingaufwand"].map(extentOf)).toEqual([
    "whole",
    "everyWord",
    "everyWord",
  ]);
  expect(["Xylophonaufwand", "Maschinen Xylophon", "Xylophon"].map(extentOf)).toEqual([
    "part",
    "part",
    "part",
  ]);
});

test("a word joined of two is read by its parts, the kind last", () => {
  const [deutsch] = languages;
  if (deutsch === undefined) throw new Error("German is read");
  expect(translateName("Leasingaufwand", deutsch).text).toBe("lease expense");
  expect(translateName("Xylophonaufwand", deutsch).text).toBe("expense");
});

test("Arabic is read with and without the article, whichever way its letters are written", () => {
  const arabic = languages.find(({ code }) => code === "ar");
  if (arabic === undefined) throw new Error("Arabic is read");
  for (const name of ["الموردون", "موردون", "مورّدون"])
    expect(translateName(name, arabic).text).toBe("trade payable");
  expect(translateName("مخصص إهلاك المباني", arabic).text).toBe(
    "accumulated depreciation building",
  );
  expect(translateName("رواتب وأجور مستحقة", arabic).text).toBe("wage payable");
});

test("zakat is the same levy in English and in Arabic", () => {
  const roles = (names: readonly [string, AccountFacts["side"]][]) => {
    const read = classify(
      names.map(([name, side]) => account(name, side)),
      nothing,
    );
    return names.map(([name]) => read.get(name)?.role);
  };
  const english = roles([
    ["Zakat expense", "debit"],
    ["Zakat payable", "credit"],
    ["Cash at bank", "debit"],
  ]);
  expect(english.slice(0, 2)).toEqual(["operating_expenses", "other_payables"]);
  const arabic = roles([
    ["مصروف الزكاة", "debit"],
    ["الزكاة المستحقة", "credit"],
    ["النقد في البنك", "debit"],
    ["ذمم دائنة", "credit"],
    ["رأس المال", "credit"],
  ]);
  expect(arabic.slice(0, 2)).toEqual(english.slice(0, 2));
});

test("what stands beside a levy does not make it an income tax, in a whole chart either", () => {
  const levy = {
    code: "1",
    name: "رسوم الزكاة والدخل",
    type: "zakat expense",
    section: null,
    side: "debit",
  } as const;
  expect(barredByName(levy, ["expense"])("income_tax")).toBe(true);
});

describe("words that mean something else together", () => {
  const inLanguage = (code: string): ChartLanguage =>
    languages.find((each) => each.code === code) ?? "unread";
  test.each([
    ["da", "Varekøb m/ moms", "debit", "cost_of_sales"],
    ["no", "Kortsiktige fordringer", "debit", "other_receivables"],
    ["it", "Rettifiche di valore macchinari", "credit", "ppe_accumulated_depreciation"],
    ["nl", "Cum. afschrijving machines", "credit", "ppe_accumulated_depreciation"],
    ["nl", "Belastinglast", "debit", "income_tax"],
    ["pt", "ICMS s/ Vendas", "debit", "revenue"],
    ["pt", "ICMS a recolher", "credit", "sales_tax"],
    ["nl", "Dienstverlening", "credit", "revenue"],
    ["nl", "Eigen vermogen", "credit", "share_capital"],
    ["nl", "Wagenpark", "debit", "ppe_cost"],
    ["fr", "Capitaux propres", "credit", "share_capital"],
    ["fr", "Prêts et avances à l'étranger", "debit", "loans_receivable"],
    ["de", "Gewerbesteuer Vorjahre", "debit", "income_tax"],
    ["es", "Edificios, costo", "debit", "ppe_cost"],
    ["es", "Combustibles y lubricantes", "debit", "operating_expenses"],
    ["no", "Patenter, ervervet", "debit", "intangibles_cost"],
    ["da", "Kontorartikler, indland", "debit", "operating_expenses"],
    ["sv", "Tidningar och facklitteratur", "debit", "operating_expenses"],
    ["pt", "Arrendamento mercantil", "credit", "lease_liabilities"],
    ["nl", "Overige bedrijfsopbrengsten", "credit", "other_operating_income"],
    ["it", "Immobilizzazioni immateriali in corso e acconti", "debit", "intangibles_cost"],
    ["it", "Fondo rischi e oneri", "credit", "provisions"],
    ["it", "Provvigioni attive", "credit", "revenue"],
    ["it", "IVA indetraibile", "debit", "operating_expenses"],
    ["it", "C/c postali", "debit", "cash_and_cash_equivalents"],
    ["it", "Differenze cambi", "debit", "foreign_exchange_gain_loss"],
    ["it", "UniCredit c/c", "debit", "cash_and_cash_equivalents"],
    ["it", "Mutuo UniCredit", "credit", "borrowings"],
    ["it", "Diritti di utilizzo", "debit", "right_of_use_assets"],
    ["es", "BBVA c/c", "debit", "cash_and_cash_equivalents"],
    ["es", "Préstamo BBVA", "credit", "borrowings"],
    ["es", "Furgonetas", "debit", "ppe_cost"],
    ["fr", "Crédit Agricole", "debit", "cash_and_cash_equivalents"],
    ["fr", "Emprunt Crédit Agricole", "credit", "borrowings"],
    ["fr", "Prêt BPI", "credit", "borrowings"],
    ["fr", "Sous-traitants", "debit", "cost_of_sales"],
    ["de", "Volksbank", "debit", "cash_and_cash_equivalents"],
    ["de", "Darlehen Volksbank", "credit", "borrowings"],
    ["nl", "Rabobank", "debit", "cash_and_cash_equivalents"],
    ["nl", "Lening Rabobank", "credit", "borrowings"],
    ["pl", "Kapitał (fundusz) zapasowy", "credit", "other_reserves"],
    ["pl", "Fundusze specjalne", "credit", "other_payables"],
    ["pl", "VAT niepodlegający odliczeniu", "debit", "operating_expenses"],
    ["pl", "Przychody ze sprzedaży inwestycji", "credit", "disposal_gain_loss"],
    ["pl", "Dywidendy otrzymane", "credit", "dividend_income"],
    ["es", "Diferencias de cambio", "debit", "foreign_exchange_gain_loss"],
    ["es", "Publicidad pagada por anticipado", "debit", "prepayments"],
    ["es", "Retención IIBB Salta sufrida", "debit", "other_receivables"],
    ["es", "Pérdida neta del ejercicio", "debit", "retained_earnings"],
    ["es", "Devoluciones y rebajas sobre ventas", "debit", "revenue"],
    ["pt", "Ganho de ajuste a valor justo", "credit", "fair_value_changes"],
    ["pt", "Perda com ajuste a valor justo", "debit", "fair_value_changes"],
    ["fr", "Carte bancaire à débit différé", "credit", "other_payables"],
    ["it", "Impegni leasing finanziari", "credit", "lease_liabilities"],
    ["it", "Ricavi da incassare", "debit", "contract_assets"],
    ["da", "Leasingforpligtelse - kortfristet", "credit", "lease_liabilities"],
    ["da", "Hensættelser til pensioner og lignende forpligtelser", "credit", "retirement_benefits"],
    ["pl", "Ujemne różnice kursu walut", "debit", "foreign_exchange_gain_loss"],
    ["pl", "Sprzedaż detaliczna towarów", "credit", "revenue"],
    [
      "pl",
      "Umorzenie wartości niematerialnych i prawnych",
      "credit",
      "intangibles_accumulated_amortisation",
    ],
    ["it", "Lavoro interinale", "debit", "employee_costs"],
    ["it", "Finanziamenti soci", "credit", "borrowings"],
  ] as const)("%s: %s", (code, name, side, role) => {
    const chart = { chart: null, language: inLanguage(code) };
    const [read] = classifyByRules([account(name, side)], nothing, chart);
    expect(read?.classification.role).toBe(role);
  });

  test("the rate of a tax beside what is sold is overruled by what was learnt", () => {
    const sale = account("Försäljning inom Sverige, 25 % moms", "credit");
    const chart = { chart: null, language: inLanguage("sv") };
    expect(classify([sale], nothing, chart).get(sale.code)?.role).toBe("revenue");
  });

  test.each([
    ["pl", "Rozrachunki z pracownikami", null],
    ["pl", "Rozrachunki ze wspólnikami", null],
    ["es", "Documentos por pagar a largo plazo", "credit"],
    ["de", "Langfristige Lieferantenverbindlichkeiten", "credit"],
  ] as const)("%s: %s may be more than one thing, and is asked", (code, name, side) => {
    const facts = account(name, side);
    const chart = { chart: null, language: inLanguage(code) };
    const read = classify([facts], nothing, chart).get(facts.code);
    expect(read?.role === null || (read?.confidence ?? 0) < CONFIDENCE_BAR).toBe(true);
  });
});

describe("books of which a language knows little", () => {
  const names = [
    "Kasa",
    "Towary",
    "Lokomotywownia Kraków",
    "Parowozownia Gdynia",
    "Zajezdnia Lublin",
    "Rozrachunki z dostawcami",
    "Sieć trakcyjna Poznań",
    "Wynagrodzenia",
    "Przewozy Sopot",
    "Nastawnia Tarnów",
    "Elewator Chełm",
  ].map((name) => account(name));

  test("are of it where no other knows nearly as much", () => {
    expect(recognise(names).language).toMatchObject({ code: "pl" });
  });

  test("are asked, with what was read of their names proposed", () => {
    const read = classify(names, nothing);
    expect(read.get("Rozrachunki z dostawcami")?.role).toBe("trade_payables");
    for (const { confidence } of read.values()) expect(confidence).toBeLessThan(CONFIDENCE_BAR);
  });
});

test.each<[string, string, Role]>([
  ["it", "FA Impianti e macchinari", "ppe_accumulated_depreciation"],
  ["it", "Banche c/c passivi", "bank_overdraft"],
  ["it", "Debiti finanziari verso controllanti", "borrowings"],
  ["da", "Varekøb udland", "cost_of_sales"],
  ["da", "Udlån", "loans_receivable"],
  ["nl", "Valutaresultaten", "foreign_exchange_gain_loss"],
  ["nl", "Te betalen VPB", "current_tax"],
  ["nl", "Te betalen huisvestingskosten", "other_payables"],
  ["nl", "Te vorderen subsidie", "other_receivables"],
  ["nl", "Geldlening u/g", "loans_receivable"],
  ["pt", "Empréstimos a sócios", "loans_receivable"],
  ["es", "Préstamos a filiales", "loans_receivable"],
  ["es", "Venta de activo fijo", "disposal_gain_loss"],
  ["es", "Reserva para cuentas malas", "trade_receivables"],
  ["it", "Finanziamenti attivi", "loans_receivable"],
  ["it", "Interessi su finanziamenti", "interest_expense"],
  ["it", "Acconti su immobilizzazioni", "ppe_cost"],
  ["it", "Fondo amm.to attrezzature", "ppe_accumulated_depreciation"],
  ["it", "Erario c/IRES", "current_tax"],
  ["pl", "Wartość sprzedanych akcji", "disposal_gain_loss"],
  ["pl", "Zaliczki na inwestycje", "ppe_cost"],
  ["pl", "Dotacje na środki trwałe", "contract_liabilities"],
  ["pl", "Zaliczka na podatek dochodowy", "current_tax"],
  ["da", "Salg af driftsmidler", "disposal_gain_loss"],
  ["da", "Lån til anpartshaver", "loans_receivable"],
  ["no", "Kjøp av inventar", "ppe_cost"],
  ["no", "Investeringstilskudd", "contract_liabilities"],
  ["sv", "Försäljning av inventarier", "disposal_gain_loss"],
  ["nl", "Huurinkomsten", "other_operating_income"],
  ["nl", "Koerswinst effecten", "fair_value_changes"],
  ["fr", "Dettes envers les associés", "borrowings"],
  ["de", "Abgegrenzte Aufwendungen", "other_payables"],
  ["de", "Betriebsfremder Ertrag", "other_operating_income"],
  ["de", "Mietkaufverbindlichkeiten", "lease_liabilities"],
  ["fr", "Revenus provenant d'intérêts", "interest_income"],
  ["fr", "Dettes de leasing", "lease_liabilities"],
  ["fr", "Autres valeurs mobilières", "financial_investments"],
  ["no", "Uttak kontanter", "dividends_declared"],
  ["no", "Skattekostnad", "income_tax"],
  ["es", "Anticipo Proveedores", "prepayments"],
  ["es", "Vehículos costo original", "ppe_cost"],
  ["es", "Pérdida por Venta Activo", "disposal_gain_loss"],
  ["de", "Erträge aus dem Abgang von Sachanlagen", "disposal_gain_loss"],
  ["de", "Sachanlagen", "ppe_cost"],
  ["de", "Flüssige Mittel", "cash_and_cash_equivalents"],
  ["es", "Inmovilizado material", "ppe_cost"],
  ["es", "Inmovilizado intangible", "intangibles_cost"],
  ["es", "Efectivo y otros activos líquidos equivalentes", "cash_and_cash_equivalents"],
  ["it", "Disponibilità liquide", "cash_and_cash_equivalents"],
  ["fr", "Trésorerie", "cash_and_cash_equivalents"],
  ["sv", "Materiella anläggningstillgångar", "ppe_cost"],
  ["no", "Varige driftsmidler", "ppe_cost"],
  ["da", "Materielle anlægsaktiver", "ppe_cost"],
  ["pl", "Rzeczowe aktywa trwałe", "ppe_cost"],
  ["de", "Kapitalrücklage", "share_premium"],
  ["fr", "Reprises sur dépréciations des immobilisations corporelles", "impairment"],
  ["sv", "Särskild löneskatt", "employee_costs"],
])("%s: %s is read as %s", (code, name, role) => {
  const language = languages.find((each) => each.code === code) ?? "unread";
  const read = classify([account(name)], nothing, { chart: null, language });
  expect(read.get(name)?.role).toBe(role);
});
