import type { UploadType } from "../fileTypes.ts";

/** What a file may say of itself besides its amounts. */
export const remarkKinds = [
  "part",
  "planned",
  "draft",
  "unadjusted",
  "translated",
  "group",
  "single",
  "company",
  // The company as a title calls it without a legal form: a person is asked, and no file is held against another by it
  "titled",
  "cash_basis",
  "accrual_basis",
  "period",
] as const;

export type RemarkKind = (typeof remarkKinds)[number];

/** A line above the headings or below the rows in which a file says something of itself. */
export type Remark = { kind: RemarkKind; row: number; text: string };

/** What a file says of itself. */
export type RemarksOfFile = { fileType: UploadType; remarks: readonly Remark[] };

/** The first line in which a file says something of this kind. */
export function remarkOf({ remarks }: RemarksOfFile, wanted: RemarkKind): Remark | undefined {
  return remarks.find(({ kind }) => kind === wanted);
}
