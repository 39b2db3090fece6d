import { expect, test } from "vitest";
import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { CONFIDENCE_BAR } from "../Classification.ts";
import { classify } from "../classify.ts";

const english = statement("Cash at bank", "Trade payables", "Share capital", "Revenue", "Wages");
const french = statement(
  "Disponibilités",
  "Dettes fournisseurs",
  "Capital social",
  "Chiffre d'affaires",
  "Salaires",
);
const german = statement(
  "Kassenbestand",
  "Verbindlichkeiten aus Lieferungen und Leistungen",
  "Gezeichnetes Kapital",
  "Umsatzerlöse",
  "Löhne und Gehälter",
);
const spanish = statement(
  "Tesorería",
  "Proveedores",
  "Capital social",
  "Importe neto de la cifra de negocios",
  "Gastos de personal",
);
const swedish = statement(
  "Kassa och bank",
  "Leverantörsskulder",
  "Aktiekapital",
  "Nettoomsättning",
  "Personalkostnader",
);

test.each([
  [english, "Depreciation, amortisation and impairment", "depreciation and impairment"],
  [english, "Impairment and loss on disposal of fixed assets", "impairment and disposals"],
  [french, "Dotations aux amortissements et aux provisions", "depreciation and provisions"],
  [german, "Abschreibungen und Wertminderungen", "depreciation and impairment"],
  [spanish, "Deterioro y resultado por enajenaciones del inmovilizado", "impairment and disposals"],
  [
    spanish,
    "Pérdidas, deterioro y variación de provisiones por operaciones comerciales",
    "provisions and bad debts",
  ],
])("%# a charge of several kinds in one amount is asked: %s", (books, name, kinds) => {
  const read = readAs(books, charge(name));
  expect(read?.confidence).toBeLessThan(CONFIDENCE_BAR);
  expect(read?.reason).toContain(`It is of several kinds in one amount: ${kinds}.`);
});

test.each([
  [english, "Depreciation and amortisation"],
  [english, "Provision for bad debts"],
  [french, "Dotations aux amortissements"],
  [french, "Dotations aux provisions"],
  [
    german,
    "Abschreibungen auf immaterielle Vermögensgegenstände des Anlagevermögens und Sachanlagen",
  ],
])("%# a charge of one kind is not: %s", (books, name) => {
  expect(readAs(books, charge(name))?.reason).not.toContain("several kinds");
});

test("tax beside social security is owed to several, and asked", () => {
  const read = readAs(english, {
    ...charge("Tax and social security"),
    section: "balance_sheet",
    side: "credit",
  });
  expect(read?.confidence).toBeLessThan(CONFIDENCE_BAR);
});

test.each([
  [swedish, "Obeskattade reserver", "balance_sheet", "credit", "deferred_tax"],
  [swedish, "Bokslutsdispositioner", "profit_loss", "debit", "deferred_tax_expense"],
  [french, "Provisions réglementées", "balance_sheet", "credit", "deferred_tax"],
  [french, "Dotations aux provisions réglementées", "profit_loss", "debit", "deferred_tax_expense"],
] as const)(
  "%# reserves before tax and what is put there are asked, as deferred tax on both sides: %s",
  (books, name, section, side, role) => {
    const read = readAs(books, { ...charge(name), section, side });
    expect(read?.role).toBe(role);
    expect(read?.confidence).toBeLessThan(CONFIDENCE_BAR);
  },
);

function statement(
  cash: string,
  payables: string,
  capital: string,
  revenue: string,
  pay: string,
): readonly AccountFacts[] {
  return [
    account("1", cash, "balance_sheet", "debit"),
    account("2", payables, "balance_sheet", "credit"),
    account("3", capital, "balance_sheet", "credit"),
    account("4", revenue, "profit_loss", "credit"),
    account("5", pay, "profit_loss", "debit"),
  ];
}

function account(
  code: string,
  name: string,
  section: AccountFacts["section"],
  side: AccountFacts["side"],
): AccountFacts {
  return { code, name, type: "", section, side };
}

function charge(name: string): AccountFacts {
  return account("x", name, "profit_loss", "debit");
}

function readAs(books: readonly AccountFacts[], facts: AccountFacts) {
  return classify([...books, facts], { given: new Map(), remembered: new Map() }).get("x");
}
