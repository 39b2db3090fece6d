import type { UploadedFile } from "@tieout/contract";
import { formatExactly } from "../../../lib/format/formatAmount.ts";
import { subtractAmounts } from "../../../lib/format/subtractAmounts.ts";

/** What an accountant would tick on a file, and whether it holds. */
export type FileTick = { text: string; holds: boolean };

type File = Pick<
  UploadedFile,
  "fileType" | "status" | "preview" | "problems" | "controls" | "acceptedDifferences" | "hasOneDate"
>;

/** The proofs that the file gives of itself: debits and credits, both sides of the balance sheet, its printed totals. */
export function fileTicks(file: File, currency: string): FileTick[] {
  if (file.status !== "valid") return [];
  return [
    ...debitsAndCredits(file, currency),
    ...profit(file, currency),
    ...bothSides(file, currency),
    ...printed(file),
  ];
}

const pairs = [
  ["Current Debit", "Current Credit", "this year"],
  ["Prior Debit", "Prior Credit", "last year"],
] as const;

function debitsAndCredits({ fileType, preview }: File, currency: string): FileTick[] {
  const totalOf = (name: string) =>
    preview?.totals.find(({ column }) => column === name)?.total ?? null;
  const isOfLastYear = fileType === "prior_trial_balance";
  return pairs.flatMap(([debits, credits, year]): FileTick[] => {
    const when = isOfLastYear ? "at its date" : year;
    const [debit, credit] = [totalOf(debits), totalOf(credits)];
    if (debit === null || credit === null) return [];
    const difference = subtractAmounts(debit, credit);
    if (!/[1-9]/.test(difference)) {
      const holds = `Debits equal credits ${when}: ${formatExactly(debit, currency)}`;
      return [{ text: holds, holds: true }];
    }
    const out = formatExactly(difference, currency);
    return [{ text: `Debits less credits ${when}: ${out}`, holds: false }];
  });
}

const ends = [
  ["opening", " at the beginning"],
  ["closing", " at the end"],
] as const;
const onlyEnd = [["closing", ""]] as const;

/** Of balances at one date there is nothing at the beginning that could agree; of last year's only the end counts. */
function bothSides({ fileType, problems, hasOneDate }: File, currency: string): FileTick[] {
  if (fileType !== "balance_sheet" && fileType !== "prior_balance_sheet") return [];
  const outAt = (end: string) =>
    problems.find(
      ({ code, where }) => code === "balance_sheet_out_of_balance" && where.period === end,
    )?.where.value;
  const isAtOneEnd = hasOneDate || fileType === "prior_balance_sheet";
  return (isAtOneEnd ? onlyEnd : ends).map(([end, when]) => {
    const out = outAt(end);
    return out === undefined
      ? { text: `Assets equal liabilities and equity${when}`, holds: true }
      : {
          text: `Assets less liabilities and equity${when}: ${formatExactly(out, currency)}`,
          holds: false,
        };
  });
}

function printed({ controls }: File): FileTick[] {
  if (controls.length === 0) return [];
  const differing = controls.filter(({ agrees }) => !agrees).length;
  const all =
    controls.length === 1
      ? "The total that the file prints agrees with its rows"
      : `All ${controls.length} totals that the file prints agree with its rows`;
  return differing === 0
    ? [{ text: all, holds: true }]
    : [{ text: `${differing} of ${controls.length} printed totals differ`, holds: false }];
}

/** The last total of a profit and loss that is called a profit, as the rows of this year give it. */
function profit({ fileType, controls, preview }: File, currency: string): FileTick[] {
  if (fileType !== "profit_loss") return [];
  const last = controls.findLast(({ label }) => PROFIT.test(label));
  if (!last) return [];
  const ofLastYear = (preview?.columns ?? []).filter(({ matchedTo }) => /^Prior /.test(matchedTo));
  const isOfLastYear = (column: string) => ofLastYear.some(({ heading }) => heading === column);
  const ofThisYear = controls.find(
    ({ row, label, column }) => row === last.row && label === last.label && !isOfLastYear(column),
  );
  const { label, read, agrees } = ofThisYear ?? last;
  return [{ text: `${label}: ${formatExactly(read, currency)}`, holds: agrees }];
}

const PROFIT = /\b(profit|loss|result|income)\b/i;
