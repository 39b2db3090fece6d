import Box from "@mui/material/Box";
import type { UploadedFile } from "@tieout/contract";
import { AlertCircleIcon, CheckCircleIcon } from "../../../components/icons.ts";
import { fileTicks } from "./fileTicks.ts";

/** What an accountant would tick on the file before relying on it. */
export function FileTicks({ file, currency }: { file: UploadedFile; currency: string }) {
  const ticks = fileTicks(file, currency);
  if (ticks.length === 0) return null;
  return (
    <Box component="ul" aria-label={`Proofs of ${file.fileName}`} sx={listStyle}>
      {ticks.map(({ text, holds }) => {
        const Icon = holds ? CheckCircleIcon : AlertCircleIcon;
        return (
          <Box component="li" key={text} sx={{ color: holds ? "success.main" : "warning.main" }}>
            <Icon sx={{ fontSize: 18 }} aria-label={holds ? "Holds" : "Does not hold"} />
            <Box component="span" sx={{ color: "text.primary" }}>
              {text}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

const listStyle = {
  m: 0,
  mt: 1,
  p: 0,
  listStyle: "none",
  display: "grid",
  gap: 0.5,
  fontSize: "0.8125rem",
  "& li": { display: "flex", alignItems: "center", gap: 1 },
} as const;
