import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Panel } from "../../components/Panel.tsx";

const guidelines = [
  {
    title: "Operating",
    text: "Cash of the main revenue-producing activities, and whatever is neither investing nor financing. Interest and tax are where the framework and your policies put them.",
  },
  {
    title: "Investing",
    text: "Buying and selling long-term assets and other investments. Purchases and proceeds are shown gross: a disposal journal says what was sold.",
  },
  {
    title: "Financing",
    text: "What changes equity and borrowings. New loans and repayments are shown gross; a lease or a conversion that moved no cash is disclosed beneath the statement.",
  },
] as const;

/** What belongs in which category, for whoever is about to move something. */
export function Guidelines() {
  return (
    <Panel title="Guidelines">
      <Box
        sx={{
          display: "grid",
          gap: 3,
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" },
        }}
      >
        {guidelines.map(({ title, text }) => (
          <div key={title}>
            <Typography variant="h3">{title}</Typography>
            <Typography variant="body2" color="textSecondary" sx={{ mt: 0.25 }}>
              {text}
            </Typography>
          </div>
        ))}
      </Box>
    </Panel>
  );
}
