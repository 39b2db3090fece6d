import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { UploadedFile } from "@tieout/contract";
import { FileRow } from "./FileRow.tsx";
import { LedgerTogether } from "./LedgerTogether.tsx";
import { sameBefore } from "./sameBefore.ts";

type Props = {
  projectId: string;
  currency: string;
  files: readonly UploadedFile[];
  /** The file whose findings stand above already. */
  shownElsewhere: string | null;
  /** Whether the file that counts is one that the statement is made from. */
  isUsed: boolean;
};

/** The files of one type, newest first, with the one that counts marked. */
export function FileList({ projectId, currency, files, shownElsewhere, isUsed }: Props) {
  if (files.length === 0) return null;
  const countingCount = files.filter(({ isSelected }) => isSelected).length;
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="h3">Files</Typography>
      <LedgerTogether projectId={projectId} files={files} />
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {files.map((file, at) => (
          <FileRow
            key={file.id}
            projectId={projectId}
            currency={currency}
            file={file}
            isUsed={isUsed}
            hasDetails={file.id !== shownElsewhere}
            countingCount={countingCount}
            isToMend={at === 0 && countingCount === 0}
            same={sameBefore(file, files)}
          />
        ))}
      </Box>
    </Box>
  );
}
