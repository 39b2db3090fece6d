import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { accountLabel } from "@tieout/core";
import { AmountText } from "../../components/AmountText.tsx";
import { landing } from "./content/landing.ts";
import { specimen, specimenLine } from "./content/specimen.ts";

/** Where one number of the specimen comes from, as the product's drawer tells it. */
export function DrillDown() {
  const { explained } = specimen;
  const line = specimenLine(explained.concept);
  return (
    <Paper variant="outlined" component="article" sx={{ p: { xs: 2, sm: 2.5 }, minWidth: 0 }}>
      <Typography variant="h2" component="h3">
        {line.lineItem}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 1.5 }}>
        {landing.specimen.drill}
      </Typography>
      {explained.sources.map(({ account, accountName, amount, reason, rows }) => (
        <Box key={account} sx={{ borderTop: 1, borderColor: "divider", py: 1.25 }}>
          <Box sx={pieceStyle}>
            <span>{accountLabel(account, accountName)}</span>
            <AmountText amount={amount} />
          </Box>
          <Typography variant="body2" color="textSecondary">
            {reason}
          </Typography>
          {rows.map(({ row }) => (
            <Typography key={row} variant="body2" color="primary" sx={{ fontWeight: 550 }}>
              {`${landing.specimen.file}, row ${row}`}
            </Typography>
          ))}
        </Box>
      ))}
      <Box sx={{ ...pieceStyle, borderTop: "1px solid var(--mui-palette-rule)", pt: 1.25 }}>
        <span>{landing.specimen.total}</span>
        <AmountText amount={line.currentYear} />
      </Box>
    </Paper>
  );
}

const pieceStyle = {
  display: "flex",
  justifyContent: "space-between",
  gap: 2,
  fontWeight: 620,
} as const;
