import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { StatementTable } from "../../statement/StatementTable.tsx";
import { TieOutBadge } from "../../statement/TieOutBadge.tsx";
import { CashBridge } from "./CashBridge.tsx";
import { landing } from "./content/landing.ts";
import { specimen, specimenLine } from "./content/specimen.ts";
import { DrillDown } from "./DrillDown.tsx";
import { SectionTitle } from "./SectionTitle.tsx";

/** The product is the picture: the sample project's statement and what stands behind it. */
export function Specimen() {
  const { currency, project, lines, openPoints } = specimen;
  const { title, lead } = landing.specimen;
  return (
    <Box component="section" aria-labelledby="specimen" sx={{ pt: { xs: 6, sm: 9 } }}>
      <SectionTitle id="specimen" title={title} lead={lead} />
      <Box sx={gridStyle}>
        <Paper variant="outlined" sx={sheetStyle}>
          <TieOutBadge
            proof="agrees with the balance sheet"
            draftReason={null}
            cashAtEnd={specimenLine("cash_at_end").currentYear}
            currency={currency}
            openPoints={openPoints}
            isPicture
          />
          <Typography variant="h2" component="h3" sx={{ mt: 2.5 }}>
            Statement of cash flows
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            {project} · IFRS (IAS 7), indirect method
          </Typography>
          <StatementTable
            caption={`Statement of cash flows of the sample project: ${project}`}
            lines={lines}
            currency={currency}
            hasComparatives={false}
          />
        </Paper>
        <Box sx={railStyle}>
          <DrillDown />
          <CashBridge />
        </Box>
      </Box>
    </Box>
  );
}

const gridStyle = {
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) 372px" },
  gap: 3,
  alignItems: "start",
} as const;

const sheetStyle = {
  p: { xs: 1.25, sm: 3.5 },
  minWidth: 0,
  boxShadow: "0 1px 2px rgb(18 33 27 / 6%), 0 12px 32px -12px rgb(18 33 27 / 12%)",
  [`& tr[data-concept="${specimen.explained.concept}"] > *`]: { bgcolor: "tint.success" },
  [`& tr[data-concept="${specimen.explained.concept}"] > .label`]: {
    boxShadow: "inset 3px 0 0 var(--mui-palette-primary-main)",
  },
} as const;

const railStyle = {
  display: "grid",
  gap: 3,
  position: { md: "sticky" },
  top: 24,
  minWidth: 0,
} as const;
