import { decimalsOf } from "../money/currencyCodes.ts";
import type { Problem, Result } from "../problem/Problem.ts";
import { note } from "../problem/ProblemList.ts";
import { chooseEntity } from "./EntityChoice.ts";
import {
  finishLedger,
  type LedgerChoices,
  type LedgerForm,
  type ReadLedger,
} from "./finishLedger.ts";
import { endFileOf, newLedgerAssembly, takerOf } from "./LedgerAssembly.ts";
import type { LedgerTaker } from "./LedgerRecord.ts";
import { byteLines } from "./layouts/byteLines.ts";
import { type TableLedger, tableLedger } from "./layouts/tableLedger.ts";
import { addListedItem } from "./store/ListedItems.ts";
import { takeTotals } from "./totalsNotMet.ts";

/** A ledger that is being read from one file or several. */
export type LedgerReading = {
  /** Says which file is read next. */
  beginFile: (fileName: string) => void;
  /** Takes what a reader of records finds, such as that of an audit file. */
  taker: LedgerTaker;
  /** Begins a table, whose rows are taken one by one. */
  beginTable: () => TableLedger;
  /** Notes how a file is laid out, or why it cannot be read. */
  endFile: (layout: LedgerForm | readonly Problem[]) => void;
  /** Notes what a person should know of how a file was read. */
  note: (warning: Problem) => void;
  finish: (choices: LedgerChoices) => Result<ReadLedger>;
};

/** Begins to read a ledger, of one entity or of all, in a currency: nothing was taken yet. */
export function beginLedger(entity: string | null, currency: string | null): LedgerReading {
  const assembly = newLedgerAssembly(decimalsOf(currency));
  const entities = chooseEntity(entity);
  const records = takerOf(assembly, entities.takes);
  const taker: LedgerTaker = {
    ...records,
    openItem: (item) => {
      const { listed, ofFile, fileEnds, amounts } = assembly;
      addListedItem(listed, { day: ofFile.start, file: fileEnds.length }, item, amounts.decimals);
    },
    totals: (totals) => {
      // They are those of all entities together
      if (entity === null) takeTotals(assembly, totals);
    },
    byteLines: (columns) => byteLines(assembly, columns, records.takes),
  };
  const refused: Problem[] = [];
  const differences: Problem[] = [];
  const layout = { isByAccount: false, isOneYear: false, isOwnSign: false, differences };
  return {
    beginFile: (fileName) => assembly.fileNames.push(fileName),
    taker,
    beginTable: () => tableLedger(taker),
    endFile: (found) => {
      endFileOf(assembly);
      if (!("isByAccount" in found)) refused.push(...found);
      else {
        layout.isByAccount ||= found.isByAccount;
        layout.isOneYear ||= found.isOneYear;
        layout.isOwnSign ||= found.isOwnSign ?? false;
        differences.push(...(found.differences ?? []));
      }
    },
    note: ({ code, where }) => note(assembly.warnings, code, where),
    finish: (choices) => {
      if (refused.length > 0) return { ok: false, problems: refused };
      if (assembly.lines.row.length === 0 && assembly.problems.count === 0)
        return { ok: false, problems: [entities.nothingTaken()] };
      return finishLedger(assembly, layout, choices);
    },
  };
}
