import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { AmountText } from "../../components/AmountText.tsx";
import { StatementTable } from "../../components/statement/StatementTable.tsx";
import { TieOutBadge } from "../../components/statement/TieOutBadge.tsx";
import { landing } from "./content/landing.ts";
import { specimen } from "./content/specimen.ts";

/** The product is the picture: the sample project's statement and one line's sources. */
export function Specimen() {
  const { currency, caption, cashAtEnd, lines } = specimen;
  return (
    <Box component="section" aria-labelledby="specimen" sx={{ pt: { xs: 6, sm: 9 } }}>
      <Typography variant="h1" component="h2" id="specimen">
        {landing.specimen.title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 3 }}>
        {landing.specimen.lead}
      </Typography>
      <Box sx={gridStyle}>
        <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}>
          <TieOutBadge tiesOut cashAtEnd={cashAtEnd} difference="0.00" currency={currency} />
          <Box sx={{ mt: 2 }}>
            <StatementTable caption={caption} lines={lines} currency={currency} hasComparatives />
          </Box>
        </Paper>
        <DrillDown />
      </Box>
    </Box>
  );
}

function DrillDown() {
  const { source, currency } = specimen;
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 2.5 }, minWidth: 0 }}>
      <Typography variant="h3">{source.lineItem}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 1 }}>
        {landing.specimen.drill}
      </Typography>
      {source.pieces.map(({ account, name, amount, reason, file }) => (
        <Box key={account} sx={{ borderTop: 1, borderColor: "divider", py: 1.25 }}>
          <Box sx={pieceStyle}>
            <span>{`${account} ${name}`}</span>
            <AmountText amount={amount} currency={currency} />
          </Box>
          <Typography variant="body2" color="textSecondary">
            {reason}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {file}
          </Typography>
        </Box>
      ))}
      <Box sx={{ ...pieceStyle, borderTop: "1px solid var(--mui-palette-rule)", pt: 1.25 }}>
        <span>Together</span>
        <AmountText amount={source.total} currency={currency} />
      </Box>
    </Paper>
  );
}

const gridStyle = {
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) 300px" },
  gap: 3,
  alignItems: "start",
} as const;

const pieceStyle = {
  display: "flex",
  justifyContent: "space-between",
  gap: 2,
  fontWeight: 620,
} as const;
