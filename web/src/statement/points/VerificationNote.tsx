import Typography from "@mui/material/Typography";
import { printVerification, type VerifiedBy } from "@tieout/core";

/** Who answered what was asked, when and why. */
export function VerificationNote({ word }: { word: VerifiedBy }) {
  return (
    <Typography variant="body2" sx={{ color: "success.main", mt: 0.5 }}>
      {printVerification(word)}
    </Typography>
  );
}
