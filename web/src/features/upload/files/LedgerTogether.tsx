import Typography from "@mui/material/Typography";
import type { UploadedFile } from "@tieout/contract";
import { ledgerTogether } from "./ledgerWords.ts";

/** What several general ledger files are together; nothing where one is all there is. */
export function LedgerTogether({ files }: { files: readonly UploadedFile[] }) {
  const found = ledgerTogether(files);
  if (!found) return null;
  return (
    <>
      <Typography variant="body2">{found.text}</Typography>
      {found.gaps && (
        <Typography variant="body2" sx={{ color: "warning.main" }}>
          {found.gaps}
        </Typography>
      )}
    </>
  );
}
