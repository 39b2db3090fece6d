import type { Minor } from "../../../money/Minor.ts";
import type { FileType } from "../../fileTypes.ts";
import type { Section, SectionName } from "../../sections/Section.ts";
import type { StatementItem } from "../StatementItem.ts";
import type { FoundSum } from "./Reduction.ts";
import type { SumNode } from "./SumNode.ts";

export type ReadingOptions = {
  fileType: FileType;
  /** How many decimals the amounts have. */
  decimals: number;
  /** The unit of the last digit, where the file states the unit of rounding. */
  lastDigit: Minor | null;
  /** Whether all amounts are in whole units. */
  isWhole: boolean;
  /** Rows that are accounts by label may be sums. */
  takesPlainSums: boolean;
  /** A total by label that is the sum of nothing is an account. */
  keepsUnmatched: boolean;
  /** "Equity" in a balance sheet may be assets less liabilities. */
  takesDifferences: boolean;
  /** "Net fixed assets" in a balance sheet may be the rows above, with the last one deducted. */
  takesNets: boolean;
  /** "Total rent" below a single row with the same amounts is its total, whatever that row's name. */
  takesSingles: boolean;
};

export type ReductionState = {
  items: readonly StatementItem[];
  options: ReadingOptions;
  nodes: SumNode[];
  sections: Section[];
  sums: FoundSum[];
  paths: Map<number, readonly string[]>;
  parents: Map<number, readonly string[]>;
  /** The last row with a figure. */
  lastFigure: number;
  /** The names of all totals, to know which sections have one. */
  totals: readonly { at: number; name: SectionName }[];
};
