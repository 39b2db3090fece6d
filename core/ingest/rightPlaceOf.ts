import type { Problem } from "../problem/Problem.ts";
import {
  type FileType,
  fileTypeLabels,
  lastYearsFileOf,
  type UploadType,
  uploadTypes,
} from "./fileTypes.ts";

/** Problems that name the type that the file really is. */
const NAMING: readonly Problem["code"][] = [
  "file_type_other",
  "statement_other",
  "flows_other",
  "ledger_other",
];
/** Problems of files with ledger entries. */
const OF_ENTRIES: readonly Problem["code"][] = ["file_is_ledger", "rows_dated"];
/** Types without a year, or always of the prior year. */
const OF_ANY_YEAR: readonly UploadType[] = ["fx_rates", "prior_cashflow"];

/** The facts of a refused file that show where it belongs. */
type Refused = {
  fileType: UploadType;
  problems: readonly { code: string; where: { expected?: string | undefined } }[];
};

/**
 * The file type that a refused file should be uploaded as, according to its problems; null where they show none. A file
 * uploaded as last year's stays last year's, so there is no place for its entries or its profit and loss.
 */
export function rightPlaceOf({ fileType, problems }: Refused): UploadType | null {
  const types = problems.flatMap((problem) => typeOf(problem) ?? []);
  const [type] = types;
  if (type === undefined || types.some((other) => other !== type)) return null;
  const ofLastYear: Partial<Record<UploadType, FileType>> = lastYearsFileOf;
  const isLastYears = Object.values(ofLastYear).some((one) => one === fileType);
  const place = isLastYears && !OF_ANY_YEAR.includes(type) ? (ofLastYear[type] ?? null) : type;
  return place === fileType ? null : place;
}

function typeOf({ code, where }: Refused["problems"][number]): UploadType | null {
  if (OF_ENTRIES.some((one) => one === code)) return "general_ledger";
  if (!NAMING.some((one) => one === code)) return null;
  return uploadTypes.find((type) => fileTypeLabels[type] === where.expected) ?? null;
}
