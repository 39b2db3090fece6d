import { type Concept, conceptDefinition, conceptIds, isConcept } from "@tieout/core";
import { formatMoney } from "../../../lib/format/formatAmount.ts";
import { addAmounts, subtractAmounts } from "../../../lib/format/subtractAmounts.ts";
import type { FormField, FormRow, GuidedForm } from "./GuidedForm.ts";
import { credit, debit, type JournalLine, journal, outOfBalance } from "./journal.ts";
import { readSide } from "./pickerOptions.ts";
import type { Entry } from "./readEntry.ts";

const LEAST_ROWS = 2;
const MOST_ROWS = 60;

/** The lines of the indirect method on which an expense can be added back. */
const addBacks = conceptIds.filter((concept) => {
  const { presentation, isSubtotal } = conceptDefinition(concept);
  return presentation === "indirect" && !isSubtotal && !concept.startsWith("change_in");
});

/** A balanced journal of any kind, its two sides added up while it is written. */
export const anyJournal: GuidedForm = {
  title: "Journal",
  intro:
    "What the books hold already, in debits and credits that balance: what moved without cash, or the line that its cash stands on. It corrects no balance: for that, correct the books and upload them again.",
  reasonExample: "What happened, for whoever reads this later",
  action: "Add journal",
  rows: (entry) => Array.from({ length: rowCount(entry) }, (_row, index) => lineRow(entry, index)),
  note: (entry, { currency }) => {
    const indexes = Array.from({ length: MOST_ROWS }, (_row, index) => index);
    const total = (column: string) =>
      addAmounts(indexes.map((index) => entry.amount(`${column}${index}`)));
    const [debits, credits] = [total("debit"), total("credit")];
    const difference = subtractAmounts(debits, credits).replace("-", "");
    const money = (amount: string) => formatMoney(amount, currency, "exactly");
    const sides = `Debits ${money(debits)} · Credits ${money(credits)}`;
    return /[1-9]/.test(difference) ? `${sides} · Out by ${money(difference)}` : sides;
  },
  write: (entry) => {
    const read = Array.from({ length: rowCount(entry) }, (_row, index) => readLine(entry, index));
    const problem = read.find((line) => typeof line === "string");
    if (problem !== undefined) return problem;
    const lines = read.filter((line) => typeof line !== "string").flat();
    if (lines.length < LEAST_ROWS) return "A journal has at least two lines.";
    if (/[1-9]/.test(outOfBalance(lines))) return "Debits and credits are not equal yet.";
    return journal(lines);
  },
};

/** One more row than are filled, and never fewer than a journal has. */
function rowCount(entry: Entry): number {
  const indexes = Array.from({ length: MOST_ROWS }, (_row, index) => index);
  const last = indexes.findLast((index) => isBegun(entry, index)) ?? -1;
  return Math.min(MOST_ROWS, Math.max(LEAST_ROWS, last + 2));
}

function isBegun({ isGiven }: Entry, index: number): boolean {
  return ["side", "debit", "credit"].some((name) => isGiven(`${name}${index}`));
}

function lineRow(entry: Entry, index: number): FormRow {
  const fields: FormField[] = [
    { kind: "side", name: `side${index}`, label: "Account or cash line" },
    { kind: "amount", name: `debit${index}`, label: "Debit" },
    { kind: "amount", name: `credit${index}`, label: "Credit" },
  ];
  const addBack: FormField = {
    kind: "concept",
    name: `presentAs${index}`,
    concepts: addBacks,
    label: "Add back as, if not by its role",
  };
  const hasAddBack = isInProfit(entry, index);
  return { legend: `Line ${index + 1}`, fields: hasAddBack ? [...fields, addBack] : fields };
}

function isInProfit({ text, accountOf }: Entry, index: number): boolean {
  const place = readSide(text(`side${index}`));
  const nature = place && "account" in place ? accountOf(place.account)?.nature : null;
  return nature === "income" || nature === "expense";
}

/** The line of a row, none where it is empty, or what is wrong with it. */
function readLine(entry: Entry, index: number): JournalLine[] | string {
  if (!isBegun(entry, index)) return [];
  const place = readSide(entry.text(`side${index}`));
  const [isDebit, isCredit] = [entry.isGiven(`debit${index}`), entry.isGiven(`credit${index}`)];
  if (place === null) return `Line ${index + 1}: choose an account or a cash line.`;
  if (isDebit === isCredit) return `Line ${index + 1}: give either a debit or a credit.`;
  const named = "account" in place ? { ...place, ...presentAs(entry, index) } : place;
  return isDebit
    ? debit(named, entry.amount(`debit${index}`))
    : credit(named, entry.amount(`credit${index}`));
}

function presentAs(entry: Entry, index: number): { presentAs?: Concept } {
  const concept = entry.text(`presentAs${index}`);
  return isInProfit(entry, index) && isConcept(concept) ? { presentAs: concept } : {};
}
