import type { FileDetail } from "@tieout/contract";
import { type FileType, type FormType, formOf, type SaidRowKind } from "@tieout/core";

export const rowKindLabels = {
  account: "An account",
  heading: "A heading",
  total: "A total",
  ignore: "Nothing: leave it out",
} as const satisfies Record<SaidRowKind, string>;

const profit = ["Income", "Cost of sales", "Expenses"];
const position = ["Assets", "Liabilities", "Equity"];

const sections: Partial<Record<FormType, readonly string[]>> = {
  trial_balance: [...position, ...profit],
  profit_loss: profit,
  balance_sheet: position,
};

/** Whether the rows of a file type are accounts, headings and totals. */
export function mayHaveKinds(fileType: FileType): boolean {
  return sections[formOf(fileType)] !== undefined;
}

/** The sections that a row may belong to: the sides of its statement, and the headings of the file. */
export function sectionsOf(
  fileType: FileType,
  rows: FileDetail["sheets"][number]["rows"],
): readonly string[] {
  const headings = rows.flatMap(({ readAs, cells }) => {
    const words = cells.find((cell) => cell !== "");
    return readAs === "heading" && words !== undefined ? [words] : [];
  });
  return [...new Set([...(sections[formOf(fileType)] ?? []), ...headings])];
}
