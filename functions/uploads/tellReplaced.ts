import type { UploadPath } from "@tieout/contract";
import { problem } from "@tieout/core";
import type { Deps } from "../app/Deps.ts";
import { readProject } from "../store/changeProject.ts";
import { readCountingFile } from "../store/fileRecords.ts";
import type { ValidatedFile } from "./ValidatedFile.ts";

/** Warns where a general ledger takes the place of one of another period, which a person may not have meant. */
export async function tellReplaced(
  deps: Deps,
  upload: UploadPath,
  validated: ValidatedFile,
): Promise<ValidatedFile> {
  const { readingResult } = validated;
  const { ledger } = readingResult;
  if (!ledger) return validated;
  const project = await readProject(deps, upload);
  const before = await readCountingFile(deps, upload.projectId, project, "general_ledger");
  if (!before?.ledger) return validated;
  const [value, expected] = [periodOf(ledger), periodOf(before.ledger)];
  if (value === expected) return validated;
  const { message } = problem("ledger_replaces", { value, expected, account: before.fileName });
  return {
    ...validated,
    readingResult: { ...readingResult, warnings: [message, ...readingResult.warnings] },
  };
}

function periodOf({ start, end }: { start: string; end: string }): string {
  return `${start} to ${end}`;
}
