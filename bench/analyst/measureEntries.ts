import {
  detectAnomalies,
  type EntryLine,
  entryKinds,
  type Finding,
  type GeneralLedger,
  type JournalEntry,
  prepareStatement,
} from "@tieout/core";
import { type Chance, chanceOf } from "../../core/testing/Chance.ts";
import { asGeneralLedger, details } from "../../core/testing/company/describeEntries.ts";
import { type Company, generateCompany } from "../../core/testing/company/generateCompany.ts";
import { flatDebitCredit } from "../../core/testing/company/layouts/flat.ts";
import { inputOfCompany } from "../../core/testing/company/statementInput.ts";
import { sourceOf } from "../../files/ledgers/LedgerSource.ts";
import { readLedger } from "../../files/ledgers/readLedger.ts";
import { fileSeeds, numberThrough } from "./fileSeeds.ts";

type Entries = { entries: readonly JournalEntry[]; later: readonly JournalEntry[] };

/** One kind of error among entries: what the ledger holds with it; null where it has no place for it. */
type EntrySeed = {
  kind: string;
  sow: (company: Company, entries: readonly JournalEntry[], chance: Chance) => Entries | null;
};

/** What was found of the errors sown among entries, and what was said of ledgers without any. */
export type MeasuredEntries = {
  kinds: readonly { kind: string; found: number; sown: number }[];
  /** Findings of medium or higher on clean ledgers, by kind. */
  falseAlarms: ReadonlyMap<string, number>;
};

/** Sows every kind of error into the ledgers of companies of their own, one error each. */
export async function measureEntries(first: number, companies: number): Promise<MeasuredEntries> {
  const found = new Map<string, number>();
  const sown = new Map<string, number>();
  const falseAlarms = new Map<string, number>();
  const count = (counts: Map<string, number>, kind: string, by = 1) =>
    counts.set(kind, (counts.get(kind) ?? 0) + by);
  for (let number = first; number < first + companies; number += 1) {
    const company = generateCompany({ seed: number });
    const ask = asker(company);
    const clean = [...asGeneralLedger(company, details.documents).entries];
    const before = ask.ofEntries({ entries: clean, later: [] });
    for (const { kind } of before) count(falseAlarms, kind);
    const known = new Set(before.map(({ id }) => id));
    for (const { kind, sow } of seeds) {
      const made = sow(company, clean, chanceOf(number * 8 + 5));
      if (!made) continue;
      count(sown, kind);
      const isFound = ask
        .ofEntries(made)
        .some((finding) => finding.kind === kind && !known.has(finding.id));
      count(found, kind, isFound ? 1 : 0);
    }
    const text = String(flatDebitCredit.write(company, details.documents));
    const rows = numberThrough(text.trim().split("\n"));
    for (const { kind } of ask.ofLedger(await ledgerFrom(rows)))
      if (fileSeeds.some((seed) => seed.kind === kind)) count(falseAlarms, kind);
    for (const { kind, sow } of fileSeeds) {
      const made = await ledgerFrom(sow(rows, chanceOf(number * 8 + 6)));
      count(sown, kind);
      count(found, kind, ask.ofLedger(made).some((finding) => finding.kind === kind) ? 1 : 0);
    }
  }
  const kinds = [...seeds, ...fileSeeds].map(({ kind }) => {
    return { kind, found: found.get(kind) ?? 0, sown: sown.get(kind) ?? 0 };
  });
  return { kinds, falseAlarms };
}

/** The statement is prepared once: an error among entries leaves the balances as they are. */
function asker(company: Company) {
  const input = inputOfCompany(company);
  const prepared = prepareStatement(input);
  if (!prepared.ok) throw new Error(prepared.problems.map(({ message }) => message).join("\n"));
  const facts = { document: prepared.value, rows: input.rows, entity: null };
  const ofLedger = (generalLedger: GeneralLedger): Finding[] => {
    const { findings } = detectAnomalies({
      ...facts,
      generalLedger,
      rememberedMappings: new Map(),
    });
    return findings.filter(({ kind, severity }) => entryKinds.has(kind) && severity !== "low");
  };
  const ofEntries = ({ entries, later }: Entries): Finding[] => {
    const byDate = entries.toSorted((one, other) => (one.date < other.date ? -1 : 1));
    return ofLedger({ ...asGeneralLedger(company, details.documents), entries: byDate, later });
  };
  return { ofEntries, ofLedger };
}

/** What the product reads from the rows of a flat table, with what only a file tells. */
async function ledgerFrom(rows: readonly string[]): Promise<GeneralLedger> {
  const source = sourceOf(Buffer.from(rows.join("\n")), "company.csv");
  const read = await readLedger([source], { ...PLAIN, currency: "EUR" });
  if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join("\n"));
  return read.value.ledger;
}

const PLAIN = { period: null, acceptDifferences: false, isFirstPeriod: false, entity: null };

/** An amount of one to three times materiality, which is the smaller of shares of revenue and of assets. */
function largeAmount({ accounts }: Company, chance: Chance): bigint {
  const revenue = accounts.reduce((sum, { role, closing }) => {
    return role === "revenue" ? sum - closing : sum;
  }, 0n);
  return chance.share(revenue, 80, 250);
}

function codeOf({ accounts }: Company, role: string): string | null {
  return accounts.find((account) => account.role === role)?.code ?? null;
}

type Plan = { number: string; date: string; text?: string; party?: string; document?: string };

function entryOn(
  { number, date, text = "Adjustment", party, document }: Plan,
  debit: string,
  credit: string,
  amount: bigint,
): JournalEntry {
  const line = (account: string, of: bigint, row: number): EntryLine => ({
    row,
    account,
    amount: of,
    text,
    party: party ?? null,
    document: document ?? null,
    lettering: null,
  });
  const lines = [line(debit, amount, 900_001), line(credit, -amount, 900_002)];
  return { number, date, text, journal: null, entity: null, reverses: null, lines };
}

function dayIn({ period }: Company, chance: Chance): string {
  return `${period.end.slice(0, 4)}-${String(chance.between(1, 2)).padStart(2, "0")}-${chance.between(10, 28)}`;
}

function roundOf(amount: bigint): bigint {
  const thousands = amount / 100_000n + 1n;
  return (thousands < 100n ? thousands : (thousands / 100n) * 100n) * 100_000n;
}

/** Seeds need two accounts of certain roles. */
function between(
  company: Company,
  roles: readonly [string, string],
): readonly [string, string] | null {
  const [one, other] = [codeOf(company, roles[0]), codeOf(company, roles[1])];
  return one !== null && other !== null ? [one, other] : null;
}

const seeds: readonly EntrySeed[] = [
  {
    kind: "entry_round_at_end",
    sow: (company, entries, chance) => {
      const pair = between(company, ["trade_receivables", "revenue"]);
      if (!pair) return null;
      const plan = { number: "SOWN", date: company.period.end };
      const amount = roundOf(largeAmount(company, chance));
      return { entries: [...entries, entryOn(plan, ...pair, amount)], later: [] };
    },
  },
  {
    kind: "entry_without_text",
    sow: (company, entries, chance) => {
      const pair = between(company, ["operating_expenses", "trade_payables"]);
      if (!pair) return null;
      const plan = { number: "SOWN", date: dayIn(company, chance), text: "" };
      const amount = largeAmount(company, chance) + 37n;
      return { entries: [...entries, entryOn(plan, ...pair, amount)], later: [] };
    },
  },
  {
    kind: "entry_reversed_after_end",
    sow: (company, entries, chance) => {
      const pair = between(company, ["trade_receivables", "revenue"]);
      if (!pair) return null;
      const amount = largeAmount(company, chance) + 37n;
      const sale = entryOn({ number: "SOWN", date: company.period.end }, ...pair, amount);
      const back = { number: "BACK", date: `${Number(company.period.end.slice(0, 4)) + 1}-12-31` };
      return { entries: [...entries, sale], later: [entryOn(back, ...pair, -amount)] };
    },
  },
  {
    kind: "paid_without_invoice",
    sow: (company, entries, chance) => {
      const pair = between(company, ["trade_payables", "cash_and_cash_equivalents"]);
      if (!pair) return null;
      const plan = { number: "SOWN", date: company.period.end, party: "Nobody billed" };
      const amount = largeAmount(company, chance) + 37n;
      return { entries: [...entries, entryOn(plan, ...pair, amount)], later: [] };
    },
  },
  {
    kind: "payments_split",
    sow: (company, entries, chance) => {
      const pair = between(company, ["trade_payables", "cash_and_cash_equivalents"]);
      const payables = pair?.[0];
      const party = entries.flatMap((entry) =>
        entry.lines.flatMap((line) =>
          line.account === payables && line.party ? [line.party] : [],
        ),
      )[0];
      if (!pair || !party) return null;
      const limit = [1, 2, 5, 10, 20, 50, 100, 250]
        .map((thousands) => BigInt(thousands) * 100_000n)
        .find((each) => each * 4n > largeAmount(company, chance));
      if (limit === undefined) return null;
      const date = dayIn(company, chance);
      const parts = [limit - 20_000n, limit - 15_037n].map((amount, at) =>
        entryOn({ number: `SOWN${at}`, date, party }, ...pair, amount),
      );
      return { entries: [...entries, ...parts], later: [] };
    },
  },
  {
    kind: "entry_duplicate",
    sow: (company, entries, chance) => {
      const payables = codeOf(company, "trade_payables");
      const least = largeAmount(company, chance) / 4n;
      const bill = entries.find(({ lines }) =>
        lines.some(
          ({ account, amount, document }) =>
            account === payables && document !== null && -amount > least,
        ),
      );
      return bill ? { entries: [...entries, { ...bill, number: "SOWN" }], later: [] } : null;
    },
  },
];
