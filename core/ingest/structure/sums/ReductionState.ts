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
  /** What one in the last digit of its amounts is, where the file names the unit they are rounded to. */
  lastDigit: Minor | null;
  /** Whether its amounts are written in whole units, none smaller. */
  isWhole: boolean;
  /** Rows whose words are those of an account may be sums too. */
  takesPlainSums: boolean;
  /** A row called a total that sums nothing is an account. */
  keepsUnmatched: boolean;
  /** "Equity" in a balance sheet may be assets less liabilities. */
  takesDifferences: boolean;
  /** "Net fixed assets" in a balance sheet may be what stands above it, less the last of it. */
  takesNets: boolean;
  /** "Total rent" beneath a single row of the same amounts sums it up, whatever that is called. */
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
  /** The words of every total, to know which sections are closed by one. */
  totals: readonly { at: number; name: SectionName }[];
};
