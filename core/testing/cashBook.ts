import type { Concept } from "../concepts/concepts.ts";
import type { Minor } from "../money/Minor.ts";
import type { Role } from "../roles/roles.ts";
import type { JournalLine } from "../worksheet/postJournals.ts";

/** The chart of a generated company; opening balances are debit-positive, in minor units. */
export const chart = {
  "1000": { name: "Bank", role: "cash_and_cash_equivalents", opening: 500_000_00n },
  "1100": { name: "Debtors", role: "trade_receivables", opening: 90_000_00n },
  "1200": { name: "Stock", role: "inventories", opening: 60_000_00n },
  "1300": { name: "Prepaid insurance", role: "prepayments", opening: 4_000_00n },
  "1400": { name: "Interest receivable", role: "interest_receivable", opening: 1_000_00n },
  "1450": { name: "Dividends receivable", role: "dividends_receivable", opening: 0n },
  "1500": { name: "Plant cost", role: "ppe_cost", opening: 300_000_00n },
  "1590": {
    name: "Plant depreciation",
    role: "ppe_accumulated_depreciation",
    opening: -120_000_00n,
  },
  "1600": { name: "Right-of-use assets", role: "right_of_use_assets", opening: 50_000_00n },
  "1690": {
    name: "Right-of-use depreciation",
    role: "right_of_use_accumulated_depreciation",
    opening: -10_000_00n,
  },
  "1700": { name: "Patents", role: "intangibles_cost", opening: 30_000_00n },
  "1790": {
    name: "Patents amortisation",
    role: "intangibles_accumulated_amortisation",
    opening: -5_000_00n,
  },
  "1800": { name: "Listed investments", role: "financial_investments", opening: 80_000_00n },
  "2000": { name: "Creditors", role: "trade_payables", opening: -70_000_00n },
  "2100": { name: "Wages payable", role: "employee_payables", opening: -8_000_00n },
  "2200": { name: "Corporation tax", role: "current_tax", opening: -12_000_00n },
  "2300": { name: "Interest payable", role: "interest_payable", opening: -3_000_00n },
  "2400": { name: "Dividends payable", role: "dividends_payable", opening: 0n },
  "2500": { name: "Bank loan", role: "borrowings", opening: -150_000_00n },
  "2600": { name: "Lease liabilities", role: "lease_liabilities", opening: -42_000_00n },
  "3000": { name: "Share capital", role: "share_capital", opening: -200_000_00n },
  "3900": { name: "Retained earnings", role: "retained_earnings", opening: -495_000_00n },
  "4000": { name: "Sales", role: "revenue", opening: 0n },
  "5000": { name: "Cost of sales", role: "cost_of_sales", opening: 0n },
  "5100": { name: "Wages", role: "employee_costs", opening: 0n },
  "5200": { name: "Insurance", role: "operating_expenses", opening: 0n },
  "5300": { name: "Bad debts", role: "bad_debts", opening: 0n },
  "5400": { name: "Depreciation of plant", role: "depreciation", opening: 0n },
  "5450": { name: "Depreciation of right-of-use assets", role: "depreciation", opening: 0n },
  "5500": { name: "Amortisation of patents", role: "amortisation", opening: 0n },
  "5600": { name: "Gain on disposal of plant", role: "disposal_gain_loss", opening: 0n },
  "5650": { name: "Gain on disposal of investments", role: "disposal_gain_loss", opening: 0n },
  "7000": { name: "Interest expense", role: "interest_expense", opening: 0n },
  "7100": { name: "Interest income", role: "interest_income", opening: 0n },
  "7200": { name: "Dividend income", role: "dividend_income", opening: 0n },
  "8000": { name: "Income tax", role: "income_tax", opening: 0n },
} as const satisfies Record<string, { name: string; role: Role; opening: Minor }>;

export type AccountCode = keyof typeof chart;

const CASH: AccountCode = "1000";

/** One transaction: what it posts, where its cash belongs, and whether balances alone hide it. */
export type TransactionKind = {
  debit: readonly AccountCode[];
  credit: readonly AccountCode[];
  /** The concept its cash stands on; null when no cash moves. */
  cash: Concept | null;
  /** Whether a user has to enter it for the statement to be exact, line by line. */
  isJournaled?: true;
};

/** The transactions a company is made of. The first account of a side takes the larger part. */
export const transactionKinds: Readonly<Record<string, TransactionKind>> = {
  creditSale: { debit: ["1100"], credit: ["4000"], cash: null },
  collection: { debit: [CASH], credit: ["1100"], cash: "receipts_from_customers" },
  stockOnCredit: { debit: ["1200"], credit: ["2000"], cash: null },
  costOfSale: { debit: ["5000"], credit: ["1200"], cash: null },
  supplierPaid: { debit: ["2000"], credit: [CASH], cash: "payments_to_suppliers" },
  wagesEarned: { debit: ["5100"], credit: ["2100"], cash: null },
  wagesPaid: { debit: ["2100"], credit: [CASH], cash: "payments_to_employees" },
  insurancePrepaid: { debit: ["1300"], credit: [CASH], cash: "payments_to_suppliers" },
  insuranceUsed: { debit: ["5200"], credit: ["1300"], cash: null },
  debtWrittenOff: { debit: ["5300"], credit: ["1100"], cash: null, isJournaled: true },
  plantDepreciated: { debit: ["5400"], credit: ["1590"], cash: null },
  plantBought: { debit: ["1500"], credit: [CASH], cash: "purchase_of_ppe" },
  plantSold: {
    debit: [CASH, "1590"],
    credit: ["1500", "5600"],
    cash: "proceeds_from_disposal_of_ppe",
    isJournaled: true,
  },
  leaseSigned: { debit: ["1600"], credit: ["2600"], cash: null },
  leaseDepreciated: { debit: ["5450"], credit: ["1690"], cash: null },
  leasePaid: { debit: ["2600"], credit: [CASH], cash: "payment_of_lease_liabilities" },
  patentBought: { debit: ["1700"], credit: [CASH], cash: "purchase_of_intangibles" },
  patentAmortised: { debit: ["5500"], credit: ["1790"], cash: null },
  investmentBought: { debit: ["1800"], credit: [CASH], cash: "purchase_of_investments" },
  investmentSold: {
    debit: [CASH],
    credit: ["1800", "5650"],
    cash: "proceeds_from_disposal_of_investments",
    isJournaled: true,
  },
  loanTaken: {
    debit: [CASH],
    credit: ["2500"],
    cash: "proceeds_from_borrowings",
    isJournaled: true,
  },
  loanRepaid: { debit: ["2500"], credit: [CASH], cash: "repayment_of_borrowings" },
  interestCharged: { debit: ["7000"], credit: ["2300"], cash: null },
  interestPaid: { debit: ["2300"], credit: [CASH], cash: "interest_paid" },
  interestEarned: { debit: ["1400"], credit: ["7100"], cash: null },
  interestReceived: { debit: [CASH], credit: ["1400"], cash: "interest_received" },
  dividendEarned: { debit: ["1450"], credit: ["7200"], cash: null },
  dividendReceived: { debit: [CASH], credit: ["1450"], cash: "dividends_received" },
  taxCharged: { debit: ["8000"], credit: ["2200"], cash: null },
  taxPaid: { debit: ["2200"], credit: [CASH], cash: "income_taxes_paid" },
  sharesIssued: { debit: [CASH], credit: ["3000"], cash: "proceeds_from_issue_of_shares" },
  dividendDeclared: { debit: ["3900"], credit: ["2400"], cash: null },
  dividendPaid: { debit: ["2400"], credit: [CASH], cash: "dividends_paid" },
};

export type Transaction = { kind: string; amount: Minor };

export type Posted = { account: AccountCode; amount: Minor };

/** What a transaction posts, debit-positive; a side with two accounts splits 3 to 1. */
function postTransaction({ kind, amount }: Transaction): Posted[] {
  const definition = transactionKinds[kind];
  if (!definition) throw new Error(`unknown transaction ${kind}`);
  return [...split(definition.debit, amount), ...split(definition.credit, -amount)];
}

/** The closing balances (and profit and loss amounts) after the transactions. */
export function closeBooks(transactions: readonly Transaction[]): Map<AccountCode, Minor> {
  const codes = Object.keys(chart) as AccountCode[]; // keys of a closed table
  const balances = new Map(codes.map((code): [AccountCode, Minor] => [code, chart[code].opening]));
  for (const { account, amount } of transactions.flatMap(postTransaction)) {
    balances.set(account, (balances.get(account) ?? 0n) + amount);
  }
  return balances;
}

/** The truth: cash by concept, straight from the cash book. */
export function cashByConcept(transactions: readonly Transaction[]): Map<Concept, Minor> {
  const truth = new Map<Concept, Minor>();
  for (const transaction of transactions) {
    const concept = transactionKinds[transaction.kind]?.cash ?? null;
    if (concept === null) continue;
    const moved =
      postTransaction(transaction).find(({ account }) => account === CASH)?.amount ?? 0n;
    truth.set(concept, (truth.get(concept) ?? 0n) + moved);
  }
  return truth;
}

/** The journals a user would enter for what balances alone hide. */
export function journalsOf(transactions: readonly Transaction[]) {
  return transactions.flatMap((transaction, index) => {
    const definition = transactionKinds[transaction.kind];
    if (!definition?.isJournaled) return [];
    const lines = postTransaction(transaction).map(
      ({ account, amount }): JournalLine =>
        account === CASH && definition.cash !== null
          ? { kind: "cash", concept: definition.cash, amount }
          : { kind: "account", account, amount, presentAs: null },
    );
    return [
      {
        id: `journal-${index}`,
        adjustmentType: "journal" as const,
        reason: transaction.kind,
        lines,
      },
    ];
  });
}

function split(accounts: readonly AccountCode[], amount: Minor): Posted[] {
  const [first, second] = accounts;
  if (!first) return [];
  if (!second) return [{ account: first, amount }];
  const smaller = amount / 4n;
  return [
    { account: first, amount: amount - smaller },
    { account: second, amount: smaller },
  ];
}
