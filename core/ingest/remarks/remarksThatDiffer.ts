import { type Problem, problem } from "../../problem/Problem.ts";
import { shorten } from "../../text/shorten.ts";
import { fileTypeLabels, type UploadType } from "../fileTypes.ts";
import { type Remark, type RemarkKind, type RemarksOfFile, remarkOf } from "./Remark.ts";

/** The files that a statement is made of; last year's may have stood under another name. */
const OF_THIS_YEAR: readonly UploadType[] = ["trial_balance", "profit_loss", "balance_sheet"];

/** What two files say of themselves that cannot be true of one statement. */
export function remarksThatDiffer(files: readonly RemarksOfFile[]): Problem[] {
  const own = files.filter(({ fileType }) => OF_THIS_YEAR.includes(fileType));
  return [
    ...basesThatDiffer(files),
    ...saidByOneAlone(own, "part", "parts_differ"),
    ...saidByOneAlone(own, "planned", "planned_beside_actual"),
    ...groupBesideSingle(own),
    ...companiesThatDiffer(own),
  ];
}

/** One file is on the cash basis and another on the accrual basis: their figures are not of the same books. */
function basesThatDiffer(files: readonly RemarksOfFile[]): Problem[] {
  const cash = files.find((file) => remarkOf(file, "cash_basis"));
  const accrual = files.find((file) => remarkOf(file, "accrual_basis"));
  if (!cash || !accrual) return [];
  const [value, expected] = [fileTypeLabels[cash.fileType], fileTypeLabels[accrual.fileType]];
  return [problem("bases_differ", { value, expected })];
}

/** A file that says it, beside one that does not; both may say the same. */
function saidByOneAlone(
  files: readonly RemarksOfFile[],
  kind: RemarkKind,
  code: "parts_differ" | "planned_beside_actual",
): Problem[] {
  for (const file of files) {
    const said = remarkOf(file, kind);
    const other = said && files.find((one) => !saysAlike(one, said));
    if (said && other) return [problem(code, between(file.fileType, said, other.fileType))];
  }
  return [];
}

/** Parts are told by what they are called; what is planned is planned by any word. */
function saysAlike(file: RemarksOfFile, said: Remark): boolean {
  return file.remarks.some(
    ({ kind, text }) =>
      kind === said.kind && (kind !== "part" || partIn(text) === partIn(said.text)),
  );
}

/** What stands behind the last sign or "is", however it is written: "North" in "Class: North". */
function partIn(text: string): string {
  return plain(text.split(/[:=]| is | equals /i).at(-1) ?? "");
}

function groupBesideSingle(files: readonly RemarksOfFile[]): Problem[] {
  const group = files.find((file) => remarkOf(file, "group") && !remarkOf(file, "single"));
  const single = files.find((file) => remarkOf(file, "single"));
  const said = single && remarkOf(single, "single");
  if (!group || !single || !said) return [];
  return [problem("group_beside_company", between(single.fileType, said, group.fileType))];
}

function companiesThatDiffer(files: readonly RemarksOfFile[]): Problem[] {
  const [first, ...others] = files.flatMap((file) => {
    const said = remarkOf(file, "company");
    return said ? [{ fileType: file.fileType, said, name: companyOf(said.text) }] : [];
  });
  const other = first && others.find(({ name }) => name !== first.name);
  if (!first || !other) return [];
  return [
    problem("companies_differ", {
      row: other.said.row,
      account: shorten(first.said.text),
      column: shorten(other.said.text),
      value: fileTypeLabels[first.fileType],
      expected: fileTypeLabels[other.fileType],
    }),
  ];
}

/** A name without its legal form, which is written in many ways. */
function companyOf(name: string): string {
  const words = plain(name).split(" ");
  return words.slice(0, Math.max(1, words.length - 1)).join("");
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function between(one: UploadType, { row, text }: Remark, other: UploadType) {
  const value = fileTypeLabels[one];
  return { row, account: shorten(text), value, expected: fileTypeLabels[other] };
}
