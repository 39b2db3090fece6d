import type { Problem } from "../problem/Problem.ts";
import {
  type FileType,
  fileTypeLabels,
  lastYearsFileOf,
  type UploadType,
  uploadTypes,
} from "./fileTypes.ts";

/** What is refused with the type that the file is of, as it is called on screen. */
const NAMING: readonly Problem["code"][] = [
  "file_type_other",
  "statement_other",
  "flows_other",
  "ledger_other",
];
/** What is refused since its rows are the entries of a general ledger. */
const OF_ENTRIES: readonly Problem["code"][] = ["file_is_ledger", "rows_dated"];
/** What is of no year, or of the one before whatever is beside it. */
const OF_ANY_YEAR: readonly UploadType[] = ["fx_rates", "prior_cashflow"];

/** A file that was refused, as far as it says where it belongs. */
type Refused = {
  fileType: UploadType;
  problems: readonly { code: string; where: { expected?: string | undefined } }[];
};

/**
 * The type whose place a refused file belongs in, by what is wrong with it; null where nothing says one. What was
 * sent as last year's stays last year's: there is no place for its entries, nor for a profit and loss.
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
