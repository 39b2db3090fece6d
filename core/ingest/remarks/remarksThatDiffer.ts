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
  const [[cash], [accrual]] = [saying(files, "cash_basis"), saying(files, "accrual_basis")];
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
  for (const { fileType, said } of saying(files, kind)) {
    const other = files.find((file) => !saysAlike(file, said));
    if (other) return [problem(code, between(fileType, said, other.fileType))];
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
  const [single] = saying(files, "single");
  if (!group || !single) return [];
  return [problem("group_beside_company", between(single.fileType, single.said, group.fileType))];
}

function companiesThatDiffer(files: readonly RemarksOfFile[]): Problem[] {
  const [first, ...others] = saying(files, "company");
  const name = companyOf(first?.said.text ?? "");
  const other = others.find(({ said }) => companyOf(said.text) !== name);
  if (!first || !other) return [];
  return [
    problem("companies_differ", {
      row: other.said.row,
      account: shorten(first.said.text),
      about: shorten(other.said.text),
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

/** The files that say something of this kind, each with the line in which it does first. */
function saying(files: readonly RemarksOfFile[], kind: RemarkKind) {
  return files.flatMap((file) => {
    const said = remarkOf(file, kind);
    return said ? [{ fileType: file.fileType, said }] : [];
  });
}

function between(one: UploadType, { row, text }: Remark, other: UploadType) {
  const value = fileTypeLabels[one];
  return { row, account: shorten(text), value, expected: fileTypeLabels[other] };
}
