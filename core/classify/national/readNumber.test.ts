import { describe, expect, test } from "vitest";
import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { numberedAccount } from "../../testing/numberedAccount.ts";
import { accountReadings } from "../accountReadings.ts";
import { CONFIDENCE_BAR } from "../Classification.ts";
import { classify } from "../classify.ts";
import { languages } from "../language/languages.ts";
import { nationalCharts } from "./nationalCharts.ts";
import { readNumber } from "./readNumber.ts";
import { recogniseChart } from "./recogniseChart.ts";

const nothingSaid = { given: new Map(), remembered: new Map() };

describe("a number is read by its longest beginning that is known", () => {
  const [pcg, skr03] = nationalCharts;
  test.each([
    ["411000", "trade_receivables"],
    ["419100", "contract_liabilities"],
    ["6064", "operating_expenses"],
    ["607", "cost_of_sales"],
  ])("%s of the French chart", (code, role) => {
    expect(pcg && readNumber(pcg, code, null)?.role).toBe(role);
  });

  test("what is not paid yet of an investment is investing when it is paid: a person looks", () => {
    expect(pcg && readNumber(pcg, "269000", "credit")?.needsPerson).toBe(true);
  });

  test.each([
    ["BAS", "2390", "what is left of long-term debts, where leases stand too"],
    ["BAS", "1380", "what is left of long-term receivables, lent as a rule"],
    ["NS4102", "1390", "what is left of long-term receivables, lent as a rule"],
    ["SKR03", "2725", "a gain on current assets"],
  ])("in %s a person looks at %s, %s", (id, code) => {
    const chart = nationalCharts.find((each) => each.id === id);
    expect(chart && readNumber(chart, code, "credit")?.needsPerson).toBe(true);
  });

  test("a number that the chart leaves open is asked, however sure its name is", () => {
    const bas = nationalCharts.find(({ id }) => id === "BAS") ?? null;
    const facts = numberedAccount("9990", "Operating expenses");
    const confidenceBy = (chart: typeof bas) =>
      classify(
        [facts],
        { given: new Map(), remembered: new Map() },
        { chart, language: "english" },
      ).get("9990")?.confidence;
    expect(confidenceBy(null)).toBeGreaterThan(CONFIDENCE_BAR);
    expect(confidenceBy(bas)).toBeLessThan(CONFIDENCE_BAR);
  });

  test.each([
    ["456210", "capital that is called and not paid in"],
    ["456300", "payments received on an increase of capital"],
  ])("%s, %s, is proposed as the shares it is paid for, and asked", (code) => {
    expect(pcg && readNumber(pcg, code, null)).toMatchObject({
      role: "share_capital",
      needsPerson: true,
    });
  });

  test.each<[string, AccountFacts["side"], string]>([
    ["Kumulierte Abschreibungen auf Maschinen", null, "ppe_accumulated_depreciation"],
    ["Maschinen, Wertberichtigung", "credit", "ppe_accumulated_depreciation"],
    ["Maschinen", "debit", "ppe_cost"],
  ])("what was written off an asset may have its number: %s", (name, side, role) => {
    const facts = { ...numberedAccount("0211", name), side };
    const german = languages.find(({ code }) => code === "de") ?? "unread";
    const read = classify([facts], nothingSaid, { chart: skr03 ?? null, language: german });
    expect(read.get("0211")?.role).toBe(role);
  });

  test.each([
    ["PCG", "404000", "Fournisseurs divers"],
    ["PGC", "5230001", "Talleres"],
    ["OMFP1802", "404.01", "Furnizor"],
    ["SNC", "27111", "Oficina"],
    ["SKR03", "1624", "Alpha GmbH"],
    ["SKR04", "3334", "Alpha GmbH"],
  ])(
    "what %s %s owes is for fixed assets, though the account is named after the supplier",
    (id, code, name) => {
      const recognised = {
        chart: nationalCharts.find((each) => each.id === id) ?? null,
        language: "english" as const,
      };
      const facts = [numberedAccount(code, name)];
      const found = classify(facts, { given: new Map(), remembered: new Map() }, recognised);
      expect(found.get(code)?.confidence).toBeGreaterThan(CONFIDENCE_BAR);
      const read = accountReadings(facts, found, recognised);
      expect(read.get(code)?.traits.map(({ id: trait }) => trait)).toEqual(["owed_for_assets"]);
    },
  );

  test.each([
    ["PCG", "276800", "interest_receivable", true],
    ["PCG", "665000", "operating_expenses", false],
    ["SKR03", "0755", "dividends_payable", false],
    ["SKR04", "3519", "dividends_payable", false],
    ["SKR04", "3400", "borrowings", true],
    ["SKR04", "3420", "trade_payables", false],
    ["SKR03", "1736", "other_payables", true],
    ["PGC", "54300000", "other_receivables", false],
    ["PGC", "55100000", "borrowings", true],
    ["NS4102", "2920", "borrowings", true],
    ["NS4102", "2940", "employee_payables", false],
    ["NS4102", "3440", "other_operating_income", false],
    ["PCG", "471000", "other_receivables", true],
    ["EKR", "0710", "ppe_cost", false],
    ["SNC", "4553", "ppe_cost", false],
    ["CEE", "3220", "disposal_gain_loss", false],
    ["PCN", "45112", "borrowings", false],
    ["PGC", "5290", "retirement_benefits", false],
    ["OMFP1802", "5191", "borrowings", true],
    ["NS4102", "7880", "disposal_gain_loss", false],
    ["BAS", "8340", "dividend_income", false],
    ["SKR04", "1270", "trade_receivables", false],
    ["RGS", "BSchBepBtw", "sales_tax", false],
    ["KMU", "6942", "foreign_exchange_gain_loss", false],
    ["PCG", "789400", "other_operating_income", true],
    ["PCG", "518000", "interest_receivable", true],
    ["PCG", "120900", "dividends_declared", false],
    ["PCG", "163800", "interest_payable", false],
    ["PCG", "519000", "bank_overdraft", false],
    ["PCG", "519100", "borrowings", true],
    ["PCG", "519800", "interest_payable", false],
    ["PCG", "681730", "cost_of_sales", false],
    ["OMFP1802", "463", "dividends_declared", false],
    ["SKR03", "1708", "borrowings", false],
    ["SKR03", "1675", "borrowings", false],
    ["SKR03", "1695", "borrowings", false],
    ["SKR03", "1329", "financial_investments", true],
    ["SKR03", "2285", "operating_expenses", false],
    ["SKR03", "2656", "dividend_income", false],
    ["SKR04", "1440", "sales_tax", false],
    ["SKR04", "7690", "operating_expenses", false],
    ["BAS", "2093", "share_capital", false],
    ["BAS", "2999", "other_payables", true],
    ["MAR", "661", "impairment", false],
    ["PCN", "752212", "disposal_gain_loss", false],
    ["PCN", "74412", "disposal_gain_loss", false],
    ["PCN", "7448", "other_operating_income", false],
    ["PCN", "19312", "interest_payable", false],
    ["KMU", "2209", "employee_payables", false],
    ["SYSCOHADA", "661100", "employee_costs", false],
    ["SYSCOHADA", "481200", "other_payables", true],
    ["LIIKEKIRJURI", "2877", "other_payables", true],
    ["LIIKEKIRJURI", "2961", "employee_payables", false],
    ["ELP", "12.02.01", "ppe_accumulated_depreciation", false],
    ["ELP", "20.02.01", "cost_of_sales", true],
    ["ELP", "38.03", "cash_and_cash_equivalents", true],
    ["EGLS", "13.99.01", "ppe_accumulated_depreciation", false],
    ["EGLS", "30-05-00-0001", "contract_liabilities", false],
    ["EGLS", "81.00", "disposal_gain_loss", true],
    ["GKP", "1292", "ppe_accumulated_depreciation", false],
    ["GKP", "2310", "trade_receivables", false],
    ["GKP", "5722", "employee_payables", false],
    ["GKP", "1280", "ppe_cost", false],
    ["GKP", "2330", "other_receivables", false],
    ["GKP", "5510", "other_payables", true],
    ["GKP", "8240", "interest_expense", false],
    ["PSP", "1217", "ppe_accumulated_depreciation", false],
    ["PSP", "4492", "sales_tax", false],
    ["PSBU", "60.02", "prepayments", false],
    ["PSBU", "66.04", "interest_payable", false],
    ["PSBU", "90.09", "retained_earnings", false],
    ["PSBU", "91.02", "operating_expenses", true],
    ["PCR", "1.02.03.01.31", "ppe_accumulated_depreciation", false],
    ["PCR", "2.01.01.07.06", "lease_liabilities", false],
    ["PCR", "3.01.01.07.01.23", "depreciation", false],
    ["PCR", "3.11.01.09.01.04", "interest_expense", true],
    ["SYSCOHADA", "172000", "lease_liabilities", false],
    ["SYSCOHADA", "812000", "disposal_gain_loss", false],
    ["SYSCOHADA", "891100", "income_tax", false],
    ["SCF", "631000", "employee_costs", false],
    ["SCF", "642000", "operating_expenses", false],
    ["SCF", "692000", "deferred_tax_expense", false],
    ["CGNC", "44525", "employee_payables", false],
    ["CGNC", "61931", "depreciation", false],
    ["CGNC", "55410000", "bank_overdraft", false],
    ["NCT", "43671", "sales_tax", false],
    ["NCT", "5321", "cash_and_cash_equivalents", false],
    ["NCT", "404000", "other_payables", true],
    ["THP", "391001", "sales_tax", false],
    ["THP", "101", "trade_receivables", true],
    ["THP", "331", "borrowings", false],
    ["THP", "332", "borrowings", false],
    ["THP", "133", "loans_receivable", false],
    ["KMU1996", "7010", "operating_expenses", false],
    ["KMU1996", "2232", "interest_payable", false],
    ["KMU1996", "7400", "interest_income", true],
    ["GKP", "1520", "loans_receivable", false],
    ["GKP", "6510", "fair_value_changes", false],
    ["SNC", "2322", "other_receivables", false],
    ["THP", "257.01", "ppe_accumulated_depreciation", false],
    ["TT200", "33311", "sales_tax", false],
    ["TT200", "515", "interest_income", true],
    ["TT200", "6424", "depreciation", false],
    ["PCGE", "40171", "current_tax", false],
    ["PCGE", "40173", "employee_payables", false],
    ["PCGE", "465400", "other_payables", true],
    ["PUC", "240805", "sales_tax", false],
    ["PUC", "516010", "depreciation", false],
    ["PUC", "235505", "borrowings", true],
    ["SAT", "171.04.01", "ppe_accumulated_depreciation", false],
    ["SAT", "216.01", "employee_payables", false],
    ["SUO", "082000", "ppe_accumulated_depreciation", false],
    ["SUO", "452", "retirement_benefits", false],
    ["SUO", "697", "other_operating_income", false],
    ["SUO", "353", "share_capital", true],
    ["RUO", "316000", "contract_assets", false],
    ["RUO", "472000", "employee_payables", false],
    ["SZT", "4541", "trade_payables", false],
    ["SZT", "455", "other_payables", true],
    ["SZT", "364", "loans_receivable", false],
    ["SZT", "483", "other_payables", true],
    ["SZT", "972", "disposal_gain_loss", false],
    ["PCG", "443800", "interest_receivable", false],
    ["PCG", "166000", "borrowings", true],
    ["KMU", "2500", "borrowings", true],
    ["RUO", "582000", "operating_expenses", false],
    ["RUO", "597", "operating_expenses", false],
    ["RUO", "367", "other_payables", false],
    ["SZT", "139", "ppe_accumulated_depreciation", false],
    ["RRIF", "230000", "employee_payables", false],
    ["RRIF", "730000", "disposal_gain_loss", false],
    ["KORS", "416", "lease_liabilities", false],
    ["KORS", "498", "deferred_tax", false],
    ["PSBO", "6411", "employee_payables", false],
    ["PSBO", "641", "other_payables", true],
    ["TPS", "2440", "right_of_use_assets", false],
    ["TPS", "3130", "sales_tax", false],
    ["PCL", "6311", "employee_costs", false],
    ["PCL", "4426", "sales_tax", false],
    ["PCL", "4031", "other_payables", true],
    ["NSP", "4532", "sales_tax", false],
    ["NSP", "2417", "ppe_accumulated_depreciation", false],
    ["NSP", "493", "other_receivables", true],
    ["IKR", "2880", "cash_and_cash_equivalents", false],
    ["IKR", "4400", "trade_payables", false],
    ["IKR", "6520", "depreciation", false],
    ["IKR", "4870", "other_payables", true],
    ["WPK", "01.000.400", "ppe_cost", false],
    ["WPK", "22.010.100", "sales_tax", false],
    ["WPK", "202", "trade_payables", true],
    ["WPK", "731", "cost_of_sales", false],
    ["EKN", "2600", "sales_tax", false],
    ["EKN", "0501", "ppe_accumulated_depreciation", false],
    ["EKN", "748", "impairment", false],
    ["FOK", "7680", "sales_tax", false],
    ["FOK", "5390", "ppe_accumulated_depreciation", false],
    ["FOK", "5371", "ppe_cost", true],
    ["FOK", "7510", "borrowings", true],
    ["EKN", "265", "other_payables", false],
    ["EKN", "264", "current_tax", false],
    ["EKN", "450", "interest_expense", false],
    ["EKN", "269", "other_payables", true],
  ])("%s %s is read as %s, asked: %s", (id, code, role, needsPerson) => {
    const chart = nationalCharts.find((known) => known.id === id);
    expect(chart && readNumber(chart, code, null)).toMatchObject({ role, needsPerson });
  });

  test.each([
    ["grant", "PCG", "131000", "Aide régionale"],
    ["grant", "OMFP1802", "475", "Fonduri europene"],
    ["grant", "PGC", "1300000", "Ayuda"],
    ["grant", "SNC", "593", "Programa"],
    ["own_work", "PCG", "721000", "Logiciel maison"],
    ["own_work", "SKR03", "8990", "Eigenbau"],
  ])("what %s is stands in %s %s, however it is named: %s", (trait, id, code, name) => {
    const recognised = {
      chart: nationalCharts.find((each) => each.id === id) ?? null,
      language: "english" as const,
    };
    const facts = [numberedAccount(code, name)];
    const read = accountReadings(facts, classify(facts, nothingSaid, recognised), recognised);
    expect(read.get(code)?.traits.map((each) => each.id)).toContain(trait);
  });

  test.each([
    ["PCG", "fr", "512110", "Dépôt à terme", true],
    ["PCG", "fr", "512100", "Crédit agricole", false],
    ["PGC", "es", "5720001", "Depósito a plazo fijo", true],
  ])("%s, %s: %s %s is on deposit for a term, and asked: %s", (id, code, number, name, isAsked) => {
    const recognised = {
      chart: nationalCharts.find((each) => each.id === id) ?? null,
      language: languages.find((each) => each.code === code) ?? ("unread" as const),
    };
    const read = classify([numberedAccount(number, name)], nothingSaid, recognised).get(number);
    expect(read?.role).toBe("cash_and_cash_equivalents");
    expect((read?.confidence ?? 0) < CONFIDENCE_BAR).toBe(isAsked);
  });

  test("what an asset came with does not make it written off", () => {
    const facts = numberedAccount("201300", "Frais d'augmentation de capital");
    const french = languages.find(({ code }) => code === "fr") ?? "unread";
    const read = classify([facts], nothingSaid, { chart: pcg ?? null, language: french });
    expect(read.get("201300")?.role).toBe("intangibles_cost");
  });

  test.each([
    ["KMU", "de", "6900", "Abschreibungen", "depreciation"],
    ["KMU", "de", "6900", "Zinsaufwand", "interest_expense"],
    ["KMU", "de", "3800", "Bestandesänderungen", "cost_of_sales"],
    ["KMU", "de", "3900", "Kursverluste", "foreign_exchange_gain_loss"],
    ["KMU", "de", "2809", "Gewinnvortrag", "retained_earnings"],
    ["KMU", "de", "1140", "Vorauszahlungen an Lieferanten", "prepayments"],
    ["KMU", "de", "2011", "MWST 8.1 %", "sales_tax"],
    ["KMU", "de", "2200", "Dividenden, Tantiemen", "dividends_payable"],
    ["KMU", "de", "2200", "Geschuldete MWST", "sales_tax"],
    ["KMU", "de", "2900", "Gesetzliche Reserve", "other_reserves"],
    ["KMU", "de", "2900", "Gesetzliche Kapitalreserve", "share_premium"],
    ["EKR", "de", "0160", "Geschäfts-/Firmenwert", "goodwill"],
    ["BAS", "sv", "2085", "Periodiseringsfond 2013", "deferred_tax"],
    [
      "WPK",
      "pl",
      "071",
      "Umorzenie wartości niematerialnych i prawnych",
      "intangibles_accumulated_amortisation",
    ],
    ["WPK", "pl", "071", "Umorzenie środków trwałych", "ppe_accumulated_depreciation"],
  ])(
    "where another edition numbers otherwise, a name comes first: %s %s %s %s",
    (id, code, number, name, role) => {
      const chart = nationalCharts.find((each) => each.id === id) ?? null;
      const language = languages.find((each) => each.code === code) ?? "unread";
      const read = classify([numberedAccount(number, name)], nothingSaid, { chart, language });
      expect(read.get(number)?.role).toBe(role);
    },
  );

  test.each([
    ["756100", "Gains de change sur créances et dettes commerciales", true],
    ["756100", "Cotisations des adhérents", false],
    ["657100", "Valeurs comptables des éléments d'actif cédés", true],
    ["657100", "Aides financières octroyées", false],
  ])(
    "what associations number otherwise is sure only where the name agrees: %s %s",
    (code, name, isSure) => {
      const french = languages.find((language) => language.code === "fr") ?? "unread";
      const read = classify([numberedAccount(code, name)], nothingSaid, {
        chart: pcg ?? null,
        language: french,
      }).get(code);
      expect((read?.confidence ?? 0) > CONFIDENCE_BAR).toBe(isSure);
    },
  );

  test.each([
    ["Banques et CCP : découverts", "bank_overdraft"],
    ["Banques comptes à terme", "financial_investments"],
  ])("what the Luxembourg chart of 2020 numbers otherwise goes by the name: %s", (name, role) => {
    const chart = nationalCharts.find(({ id }) => id === "PCN") ?? null;
    const language = languages.find((each) => each.code === "fr") ?? "unread";
    const read = classify([numberedAccount("5132", name)], nothingSaid, { chart, language });
    expect(read.get("5132")?.role).toBe(role);
  });

  test.each([
    ["8510", "Ausserordentlicher Ertrag", true],
    ["8510", "Auflösung stiller Reserven", false],
    ["8000", "Betriebsfremder Aufwand", true],
  ])(
    "what Swiss editions number otherwise is sure where the name agrees: %s %s",
    (code, name, isSure) => {
      const kmu = nationalCharts.find(({ id }) => id === "KMU") ?? null;
      const recognised = {
        chart: kmu,
        language: languages.find((each) => each.code === "de") ?? "unread",
      } as const;
      const read = classify([numberedAccount(code, name)], nothingSaid, recognised).get(code);
      expect((read?.confidence ?? 0) > CONFIDENCE_BAR).toBe(isSure);
    },
  );

  test.each([
    ["6970", "Reisekosten", "interest_income", false],
    ["3800", "Reisekosten", "revenue", false],
    ["3807", "Versandspesen", "operating_expenses", true],
    ["6840", "Abschreibungen immaterielle Anlagen", "amortisation", true],
  ])(
    "what a Swiss chart has as income is no cost for its name alone: %s %s",
    (code, name, role, isSure) => {
      const chart = nationalCharts.find(({ id }) => id === "KMU") ?? null;
      const language = languages.find((each) => each.code === "de") ?? "unread";
      const read = classify([numberedAccount(code, name)], nothingSaid, { chart, language }).get(
        code,
      );
      expect(read?.role).toBe(role);
      expect((read?.confidence ?? 0) > CONFIDENCE_BAR).toBe(isSure);
    },
  );

  test.each([
    ["it", "6800", "Interessi passivi", "interest_expense"],
    ["it", "6900", "Ammortamento macchine", "depreciation"],
    ["it", "3800", "Variazione scorte", "cost_of_sales"],
    ["fr", "3900", "Escomptes", "revenue"],
    ["fr", "6910", "Amortissement mobilier", "depreciation"],
    ["it", "2900", "Riserva da capitale", "share_premium"],
  ])("Swiss books of the edition of 1996, in %s: %s %s", (_, code, name, role) => {
    const books = [
      numberedAccount("1000", "Cassa"),
      numberedAccount("1020", "Banca"),
      numberedAccount("1100", "Debitori"),
      numberedAccount("1200", "Scorte"),
      numberedAccount("2000", "Creditori"),
      numberedAccount("2800", "Capitale azionario"),
      numberedAccount("2990", "Utile riportato"),
      numberedAccount("3000", "Proventi"),
      numberedAccount("5000", "Salari"),
      numberedAccount("6000", "Affitto"),
      numberedAccount("6840", "Spese bancarie"),
      numberedAccount("6920", "Ammortamento veicoli"),
    ];
    const all = [...books, numberedAccount(code, name)];
    expect(recogniseChart(all)?.id).toBe("KMU1996");
    const read = classify(all, nothingSaid).get(code);
    expect(read?.role).toBe(role);
    expect((read?.confidence ?? 0) > CONFIDENCE_BAR).toBe(true);
  });

  test("wares in hardware and software are no trade of a Swiss chart", () => {
    const accounts = [
      numberedAccount("21201", "Lieferanten"),
      numberedAccount("32001", "Hardware"),
      numberedAccount("42001", "Software"),
      numberedAccount("50001", "Löhne"),
      numberedAccount("89001", "Steuern"),
    ];
    expect(recogniseChart(accounts)).toBeNull();
  });

  test("what is written off an advance at a number that two editions have is nothing written off plant", () => {
    const kmu = nationalCharts.find(({ id }) => id === "KMU") ?? null;
    const french = languages.find(({ code }) => code === "fr") ?? "unread";
    const read = classify(
      [numberedAccount("1149", "Corrections de valeur des avances")],
      nothingSaid,
      {
        chart: kmu,
        language: french,
      },
    ).get("1149");
    expect(read?.role).toBe("loans_receivable");
  });

  test.each([
    ["SKR03", "de", "1705", "Aufgelaufene Zinsen", "interest_payable", true],
    ["SKR03", "de", "1705", "Darlehen", "borrowings", true],
    ["SKR03", "de", "1705", "Verzinsung", "borrowings", true],
    ["PCG", "fr", "164800", "Intérêts courus sur emprunts", "interest_payable", true],
    ["MAR", "fr", "656000", "Frais bancaires", "operating_expenses", true],
    ["MAR", "fr", "291000", "Prêts à long terme", "loans_receivable", true],
    ["MAR", "fr", "291000", "Autres créances", "other_receivables", true],
    ["PCG", "fr", "268800", "Intérêts courus", "interest_receivable", true],
    ["PCG", "fr", "443000", "Intérêts courus", "interest_receivable", false],
    ["SKR03", "de", "1705", "Zinsen Gesellschafter", "interest_payable", false],
    ["MAR", "fr", "492100", "Intérêts courus", "interest_payable", true],
    ["MAR", "fr", "492000", "Charges à imputer", "other_payables", true],
  ])(
    "interest that is numbered with its debt is none of it: %s %s %s %s",
    (id, code, number, name, role, isSure) => {
      const chart = nationalCharts.find((each) => each.id === id) ?? null;
      const language = languages.find((each) => each.code === code) ?? "unread";
      const read = classify([numberedAccount(number, name)], nothingSaid, { chart, language }).get(
        number,
      );
      expect(read?.role).toBe(role);
      expect((read?.confidence ?? 0) > CONFIDENCE_BAR).toBe(isSure);
    },
  );

  test.each([
    ["656000", "Frais bancaires", "operating_expenses"],
    ["656000", "Charges financières", "interest_expense"],
    ["650000", "Frais bancaires", "interest_expense"],
    ["291000", "Prêts à long terme", "loans_receivable"],
    ["291000", "Créances en compte", "other_receivables"],
    ["489000", "Compte courant associé", "borrowings"],
    ["489000", "Dettes diverses", "other_payables"],
  ])(
    "numbers of the Belgian chart for what is left over go by the name: %s %s",
    (number, name, role) => {
      const chart = nationalCharts.find(({ id }) => id === "MAR") ?? null;
      const language = languages.find(({ code }) => code === "fr") ?? "unread";
      const books = [numberedAccount(number, name)];
      expect(classify(books, nothingSaid, { chart, language }).get(number)?.role).toBe(role);
    },
  );

  describe("customers and suppliers of German books have a digit more than all other accounts", () => {
    const books = [
      numberedAccount("1000", "Kasse"),
      numberedAccount("1200", "Bank"),
      numberedAccount("1400", "Forderungen"),
      numberedAccount("1600", "Verbindlichkeiten"),
      numberedAccount("8400", "Erlöse 19 %"),
    ];
    const longer = books.map(({ code, name }) => numberedAccount(`${code}0`, name));
    test.each([
      [books, "10000", "Alpha GmbH", "trade_receivables", true],
      [books, "70000", "Beta GmbH", "trade_payables", true],
      [books, "10020", "Bank", "trade_receivables", false],
      [books, "1200-1", "Konto 2", "cash_and_cash_equivalents", true],
      [longer, "12010", "Konto 2", "cash_and_cash_equivalents", true],
      [longer, "100000", "Alpha GmbH", "trade_receivables", true],
    ] as const)("%# %s %s is %s, sure: %s", (others, code, name, role, isSure) => {
      const recognised = {
        chart: skr03 ?? null,
        language: languages.find((each) => each.code === "de") ?? "unread",
      } as const;
      const read = classify([...others, numberedAccount(code, name)], nothingSaid, recognised).get(
        code,
      );
      expect(read?.role).toBe(role);
      expect((read?.confidence ?? 0) > CONFIDENCE_BAR).toBe(isSure);
    });
  });

  test.each([
    ["NS4102", "10001", "Fjell AS", "intangibles_cost", false],
    ["NS4102", "19201", "Bank 2", "cash_and_cash_equivalents", true],
    ["NS4102", "1920.01", "Fjell drift", "cash_and_cash_equivalents", true],
    ["EKR", "33001", "Alpha GmbH", "trade_payables", false],
    ["BAS", "19201", "Fjällbanken", "cash_and_cash_equivalents", true],
  ])("%s %s, %s, longer than the others, is %s, sure: %s", (id, code, name, role, isSure) => {
    const books = [
      numberedAccount("1920", "Bank"),
      numberedAccount("2400", "Leverandørgjeld, leverantörsskuld"),
      numberedAccount("5000", "Lønn"),
      numberedAccount("3300", "Lieferanten"),
    ];
    const chart = nationalCharts.find((each) => each.id === id) ?? null;
    const language = languages.find((each) => each.code === "no") ?? "unread";
    const all = [...books, numberedAccount(code, name)];
    const read = classify(all, nothingSaid, { chart, language }).get(code);
    expect(read?.role).toBe(role);
    expect((read?.confidence ?? 0) > CONFIDENCE_BAR).toBe(isSure);
  });

  test("small Swedish firms have other income where others have debts that came in after all", () => {
    const chart = nationalCharts.find(({ id }) => id === "BAS") ?? null;
    const language = languages.find(({ code }) => code === "sv") ?? "unread";
    const roleOf = (name: string) =>
      classify([numberedAccount("3951", name)], nothingSaid, { chart, language }).get("3951")?.role;
    expect(roleOf("Övriga inkomster")).not.toBe("bad_debts");
    expect(roleOf("Återvunna kundförluster")).toBe("bad_debts");
  });

  test("the Dutch reference codes are a chart, though they have no digits", () => {
    const accounts = [
      numberedAccount("BIvaGooVvp", "Goodwill"),
      numberedAccount("BMvaTerVvp", "Terreinen"),
      numberedAccount("BLimBanRba", "Bankrekening"),
      numberedAccount("BVorDebHad", "Debiteuren"),
      numberedAccount("BSchCreHac", "Handelscrediteuren"),
    ];
    expect(recogniseChart(accounts)?.id).toBe("RGS");
  });

  test.each([
    ["8838", "belongs_to_investments"],
    ["8837", "belongs_to_intangibles"],
    ["8829", "belongs_to_ppe"],
  ])("what %s was sold of stands in its number, where a file has no names", (code, trait) => {
    const recognised = { chart: skr03 ?? null, language: "english" as const };
    const facts = [numberedAccount(code, code)];
    const read = accountReadings(facts, classify(facts, nothingSaid, recognised), recognised);
    expect(read.get(code)?.traits.map(({ id }) => id)).toEqual([trait]);
  });

  test("zeros in front that a spreadsheet dropped are put back", () => {
    expect(skr03 && readNumber(skr03, "27", null)?.role).toBe("intangibles_cost");
  });

  test("a number that may stand on either side is read by its side, and asked without one", () => {
    expect(pcg && readNumber(pcg, "467000", "debit")?.role).toBe("other_receivables");
    expect(pcg && readNumber(pcg, "467000", "credit")?.role).toBe("other_payables");
    expect(pcg && readNumber(pcg, "467000", null)?.needsPerson).toBe(true);
    expect(pcg && readNumber(pcg, "451000", "debit")?.role).toBe("loans_receivable");
    expect(pcg && readNumber(pcg, "455100", "debit")?.role).toBe("loans_receivable");
    expect(pcg && readNumber(pcg, "455100", "credit")?.needsPerson).toBe(false);
    expect(pcg && readNumber(pcg, "455100", null)).toMatchObject({
      role: "borrowings",
      needsPerson: false,
    });
    expect(pcg && readNumber(pcg, "451000", "credit")?.needsPerson).toBe(true);
  });
});
