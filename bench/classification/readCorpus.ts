import type { AccountFacts, Section } from "../../core/ledger/AccountFacts.ts";
import { isRole, type Role } from "../../core/roles/roles.ts";
import { readCells } from "./readCells.ts";

/** A labelled account: which part and chart it belongs to, what a file says of it, what it is. */
export type CorpusLine = {
  part: "seen" | "unseen";
  /** Lines of one chart are classified together; a line without a code stands alone. */
  chart: string;
  facts: AccountFacts;
  /** Null where nobody could place it. */
  role: Role | null;
};

/** Reads the labelled corpus; a line that does not fit its columns is refused with its number. */
export function readCorpus(file: URL): CorpusLine[] {
  return readCells(file).map((cells, index) => readLine(cells, index + 2));
}

function readLine(cells: string[], row: number): CorpusLine {
  const [part, chart = "", code = "", name = "", type = "", section = "", side = "", role = ""] =
    cells;
  if (
    cells.length !== 8 ||
    (part !== "seen" && part !== "unseen") ||
    (role !== "" && !isRole(role))
  ) {
    throw new Error(`corpus.csv, line ${row}: ${cells.join(" | ")}`);
  }
  const facts = {
    code: code || `~${row}`,
    name,
    type,
    section: sectionOf(section),
    side: sideOf(side),
  };
  return {
    part,
    chart: code === "" ? `${chart}, row ${row}` : chart,
    facts,
    role: isRole(role) ? role : null,
  };
}

function sectionOf(text: string): Section {
  return text === "balance_sheet" || text === "profit_loss" ? text : null;
}

function sideOf(text: string): AccountFacts["side"] {
  return text === "debit" || text === "credit" ? text : null;
}
