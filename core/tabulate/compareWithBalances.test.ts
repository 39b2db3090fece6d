import { expect, test } from "vitest";
import { statementOf, type WrittenEntry } from "../testing/tracedBooks.ts";
import { compareWithBalances } from "./compareWithBalances.ts";

const on = (date: string, ...lines: WrittenEntry["lines"]): WrittenEntry => ({ date, lines });

/** A machine bought on credit and not paid, and one loan repaid while another is drawn. */
const year: readonly WrittenEntry[] = [
  on("2025-03-20", ["plant", "700"], ["creditors", "-700", { document: "M1" }]),
  on("2025-05-20", ["loan", "400"], ["bank", "-400"]),
  on("2025-06-20", ["bank", "900"], ["loan", "-900"]),
];

function compared(method: "indirect" | "direct", settings = {}) {
  const { statements, balancesAlone } = statementOf(year, {
    comparesWithBalances: true,
    ...settings,
  });
  if (!balancesAlone) throw new Error("nothing was compared");
  return compareWithBalances(balancesAlone[method], statements[method]);
}

const shown = ({ lines }: ReturnType<typeof compared>) =>
  lines
    .filter(({ isSubtotal, difference }) => !isSubtotal && difference !== "0.00")
    .map(({ id, alone, withLedger, difference }) => [id, alone, withLedger, difference]);

test("each line stands beside what balances alone would have said, with the accounts that differ", () => {
  const comparison = compared("indirect");
  expect(shown(comparison)).toEqual([
    ["indirect.change_in_trade_payables", "700.00", "0.00", "-700.00"],
    ["indirect.purchase_of_ppe", "-700.00", "0.00", "700.00"],
    ["indirect.proceeds_from_borrowings", "500.00", "900.00", "400.00"],
    ["indirect.repayment_of_borrowings", "0.00", "-400.00", "-400.00"],
  ]);
  const repaid = comparison.lines.find(({ id }) => id === "indirect.repayment_of_borrowings");
  expect(repaid?.accounts).toEqual([
    { account: "loan", accountName: "loan", difference: "-400.00", entryCount: 1 },
  ]);
});

test("a line that is asked about with the ledger says so", () => {
  const { statements, balancesAlone } = statementOf(year, { comparesWithBalances: true });
  if (!balancesAlone) throw new Error("nothing was compared");
  const lines = statements.indirect.lines.map((line) =>
    line.concept === "repayment_of_borrowings" ? { ...line, status: "review" as const } : line,
  );
  const comparison = compareWithBalances(balancesAlone.indirect, { ...statements.indirect, lines });
  const repaid = comparison.lines.find(({ id }) => id === "indirect.repayment_of_borrowings");
  expect(repaid?.isInReview).toBe(true);
  const plain = compared("indirect").lines.find(({ id }) => id.endsWith(".cash_at_end"));
  expect(plain?.isInReview).toBe(false);
});

test("both tie out to the same cash", () => {
  for (const method of ["indirect", "direct"] as const) {
    const cash = compared(method).lines.find(({ id }) => id.endsWith(".cash_at_end"));
    expect(cash).toMatchObject({ difference: "0.00", isShown: true });
  }
});

test("what balances leave open is settled by the entries", () => {
  const { points } = compared("indirect");
  expect(
    points.flatMap(({ lines, outcome }) => lines.map(({ id }) => [id, outcome])),
  ).toContainEqual(["indirect.proceeds_from_borrowings", "settled"]);
  expect(points.every(({ question }) => question.length > 0)).toBe(true);
});

test("a question that balances ask of several lines stands once, with each of them", () => {
  const { statements, balancesAlone } = statementOf(year, { comparesWithBalances: true });
  if (!balancesAlone) throw new Error("nothing was compared");
  const asked = "Say what it was.";
  const lines = balancesAlone.indirect.lines.map((line, at) =>
    at < 2 ? { ...line, reviewReasons: [asked] } : { ...line, reviewReasons: [] },
  );
  const { points } = compareWithBalances({ ...balancesAlone.indirect, lines }, statements.indirect);
  expect(points).toMatchObject([
    { question: asked, lines: lines.slice(0, 2).map(({ id }) => ({ id })) },
  ]);
});

test("what is left on several lines stands with the first, beside what the entries answered", () => {
  const { statements, balancesAlone } = statementOf(year, { comparesWithBalances: true });
  if (!balancesAlone) throw new Error("nothing was compared");
  const { lines } = balancesAlone.indirect;
  const left = "Who is it?";
  const asked = (at: number) => [at === 0 ? "Was it sold?" : "Was it lent?", left];
  const { points } = compareWithBalances(
    {
      ...balancesAlone.indirect,
      lines: lines.map((line, at) => ({ ...line, reviewReasons: asked(at) })),
    },
    {
      ...statements.indirect,
      lines: statements.indirect.lines.map((line) => ({ ...line, reviewReasons: [left] })),
    },
  );
  const inReview = points.filter(({ outcome }) => outcome === "in_review");
  expect(inReview.map(({ question, remaining }) => [question, remaining])).toEqual([
    ["Was it sold?", [left]],
    ["Was it lent?", []],
  ]);
  expect(inReview[1]?.remainingAbove).toEqual([lines[0]?.lineItem]);
  // What is asked of a sum is asked of its lines
  expect(points.flatMap((point) => point.lines).some(({ isSubtotal }) => isSubtotal)).toBe(false);
});

test("nothing is compared where it is not asked for", () => {
  expect(statementOf(year).balancesAlone).toBeUndefined();
});
