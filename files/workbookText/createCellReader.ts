import { createTextReader } from "./createTextReader.ts";
import type { Attributes } from "./readPart.ts";
import type { CellStyle } from "./readStyles.ts";
import type { WrittenCell } from "./xlsxCellText.ts";

/** Reads the cells of a sheet one after the other. */
export type CellReader = {
  /** Begins a cell. */
  start: (attributes: Attributes) => void;
  open: (name: string, attributes: Attributes) => void;
  text: (text: string) => void;
  close: (name: string) => void;
  /** The cell as it stands when it ends. */
  finish: () => WrittenCell;
};

/** A reader of cells. A formula that is shared is told as its first cell has it. */
export function createCellReader(styles: readonly CellStyle[]): CellReader {
  const inline = createTextReader();
  const shared = new Map<string, string>();
  let cell = blankCell("n", undefined);
  let [field, group]: ["value" | "formula" | null, string | undefined] = [null, undefined];
  return {
    start: ({ t, s }) => {
      cell = blankCell(t ?? "n", s === undefined ? undefined : styles[Number(s)]);
    },
    open: (name, { t, si }) => {
      if (name === "v") field = "value";
      else if (name === "f") {
        field = "formula";
        group = t === "shared" ? si : undefined;
        cell.formula = "";
      } else inline.open(name);
    },
    text: (text) => {
      if (field === "value") cell.value += text;
      else if (field === "formula") cell.formula += text;
      else inline.text(text);
    },
    close: (name) => {
      if (name === "f" && group !== undefined) {
        if (cell.formula) shared.set(group, cell.formula);
        else {
          cell.formula = shared.get(group) ?? "";
          cell.isFormulaShared = true;
        }
      }
      if (name === "v" || name === "f") field = null;
      else inline.close(name);
    },
    finish: () => ({ ...cell, inline: inline.take() }),
  };
}

function blankCell(type: string, style: CellStyle | undefined): WrittenCell {
  return { type, value: "", inline: "", formula: null, isFormulaShared: false, style };
}
