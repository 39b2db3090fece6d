import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { accountLabel } from "@tieout/core";
import { landing } from "./content/landing.ts";
import { specimen } from "./content/specimen.ts";

/** Some accounts of the specimen with the role each was given, how sure, and why. */
export function ReadAccounts() {
  return (
    <Paper variant="outlined" component="article" sx={{ p: { xs: 2, sm: 2.5 }, minWidth: 0 }}>
      <Typography variant="h2" component="h3">
        {landing.specimen.accounts}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 1.5 }}>
        {landing.specimen.sure}
      </Typography>
      {specimen.accounts.map(({ code, name, role, confidence, isSure, reason }) => (
        <Box key={code} sx={{ borderTop: 1, borderColor: "divider", py: 1.25 }}>
          <Box sx={{ fontWeight: 620 }}>{accountLabel(code, name)}</Box>
          <Typography variant="body2" sx={{ mt: 0.25 }}>
            {role}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.25 }}>
            <Box
              component="span"
              sx={{
                color: isSure ? "text.primary" : "warning.main",
                fontWeight: 550,
              }}
            >
              {`${Math.round(confidence * 100)}%${isSure ? "" : ", to review"}`}
            </Box>{" "}
            {reason}
          </Typography>
        </Box>
      ))}
    </Paper>
  );
}
