import Typography from "@mui/material/Typography";
import { printVerification, type Word } from "@tieout/core";

/** Who answered what was asked, when and why. */
export function WordNote({ word }: { word: Word }) {
  return (
    <Typography variant="body2" sx={{ color: "success.main", mt: 0.5 }}>
      {printVerification(word)}
    </Typography>
  );
}
