import type { Project, UploadedFile } from "@tieout/contract";
import { isLastYears, isUsed, sourceOf } from "@tieout/contract";
import type { UploadType } from "@tieout/core";
import { type UploadCardText, uploadCards } from "./sending/uploadCards.ts";

type File = Pick<UploadedFile, "fileType" | "fileName" | "isSelected" | "status" | "hasOneDate">;

/** The places for files that a project shows: those of last year where they are asked for, or there. */
export function cardsOf(project: Project, files: readonly File[]): readonly UploadCardText[] {
  const isAsked = (fileType: UploadType) =>
    !isLastYears(fileType) ||
    files.some((file) => file.fileType === fileType) ||
    (sourceOf(project) === "file" && isUsed(fileType, files));
  return uploadCards.filter(({ fileType }) => isAsked(fileType));
}
