import {
  type FileType,
  type IngestOptions,
  ingest,
  type RowsByFileType,
  type Table,
} from "@tieout/core";
import { chanceFrom } from "./files/chance.ts";
import { heldLayouts } from "./files/heldLayouts.ts";
import { accountsOf, type BookAccount, type InventedBalances } from "./files/InventedBalances.ts";
import { inventBalances } from "./files/inventBalances.ts";
import type { Layout } from "./files/Layout.ts";
import { layouts } from "./files/layouts.ts";
import { trialAccounts } from "./files/writeTrialBalance.ts";

/** Accounts a group at the most, by shape. */
const SHAPES = [2, 6, 25];
const FEWEST_READ = 0.97;

type Outcome = "read right" | "asked rightly" | "asked" | "misread";
type Judged = { outcome: Outcome; why: string };

type Measured = { lines: string[]; isWithinLimits: boolean };

/**
 * Writes files of known balances in the layouts of programs, and says which are read as they were
 * written; those that are held back are counted apart.
 */
export async function benchFiles(): Promise<Measured> {
  const worked = measure("Layouts", layouts, 0);
  const held = measure("Held back", heldLayouts, layouts.length);
  return {
    lines: [...worked.lines, ...held.lines],
    isWithinLimits: worked.isWithinLimits && held.isWithinLimits,
  };
}

function measure(title: string, measured: readonly Layout[], first: number): Measured {
  const judged = measured.flatMap((layout, place) =>
    SHAPES.map((size, shape) => {
      const balances = inventBalances(chanceFrom((first + place) * 100 + shape + 1), size);
      return { layout, size, ...judge(layout, balances) };
    }),
  );
  const count = (outcome: Outcome) => judged.filter((item) => item.outcome === outcome).length;
  const ofTwo = judged.filter(({ layout }) => layout.holdsTwoDates);
  const right = ofTwo.filter(({ outcome }) => outcome === "read right").length;
  const others = judged.filter(({ outcome }) => outcome === "asked" || outcome === "misread");
  return {
    lines: [
      `${title}: ${judged.length}, ${count("read right")} read right, ${count("asked rightly")} asked rightly, ${count("misread")} misread (limit 0)`,
      `of ${ofTwo.length} with two dates ${right} read right (at least ${FEWEST_READ * 100} %)`,
      ...others.map(
        ({ layout, size, outcome, why }) =>
          `${outcome}: ${layout.program}, ${size} a group: ${why}`,
      ),
    ],
    isWithinLimits: count("misread") === 0 && right >= ofTwo.length * FEWEST_READ,
  };
}

function judge(layout: Layout, balances: InventedBalances): Judged {
  const files = Object.entries(layout.write(balances)) as [FileType, Table][]; // keys are file types
  const found = files.map(([fileType, table]) => judgeFile(fileType, table, balances));
  const refused = found.find(({ outcome }) => outcome === "asked");
  const wrong = found.find(({ outcome }) => outcome === "misread");
  if (refused) return { ...refused, outcome: layout.holdsTwoDates ? "asked" : "asked rightly" };
  if (wrong) return wrong;
  const why = "balances of one date were taken for two";
  return layout.holdsTwoDates ? { outcome: "read right", why: "" } : { outcome: "misread", why };
}

const OPTIONS: IngestOptions = { oneDate: "ask" };

function judgeFile(fileType: FileType, table: Table, balances: InventedBalances): Judged {
  const result = ingest(fileType, [table], OPTIONS);
  if (!result.ok) return { outcome: "asked", why: result.problems[0]?.message ?? "" };
  const wanted = wantedOf(fileType, balances);
  const read = result.value.rows.flatMap((row) => amountsOf(row));
  const missing =
    wanted.find((line) => !read.includes(line)) ?? read.find((line) => !wanted.includes(line));
  const isRight = missing === undefined && read.length === wanted.length;
  return isRight
    ? { outcome: "read right", why: "" }
    : { outcome: "misread", why: missing ?? "another count of rows" };
}

function wantedOf(fileType: FileType, balances: InventedBalances): string[] {
  const accounts =
    fileType === "trial_balance"
      ? trialAccounts(balances)
      : accountsOf(fileType === "profit_loss" ? balances.results : balances.positions);
  return accounts.map(({ name, earlier, later }: BookAccount) => spell(name, earlier, later));
}

type Row = RowsByFileType[FileType][number];

/** An account with its amounts, debits positive; a report says by its totals which side they are on. */
function amountsOf(row: Row): string[] {
  if ("currentDebit" in row)
    return [
      spell(row.name, row.priorDebit - row.priorCredit, row.currentDebit - row.currentCredit),
    ];
  if (!("positiveSide" in row)) return "name" in row ? [`${row.name}: no side`] : [];
  const sign = row.positiveSide === "credit" ? -1n : 1n;
  if ("current" in row) return [spell(row.name, sign * row.prior, sign * row.current)];
  return "opening" in row ? [spell(row.name, sign * row.opening, sign * row.closing)] : [];
}

function spell(name: string, earlier: bigint, later: bigint): string {
  return `${name}: ${earlier} ${later}`;
}
