import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { AmountText } from "../../components/AmountText.tsx";
import { type WaterfallStep, waterfallSteps } from "../../statement/waterfallSteps.ts";
import { landing } from "./content/landing.ts";
import { specimenLine } from "./content/specimen.ts";

/** Where the specimen's cash went, from the opening balance to the closing one. */
export function CashBridge() {
  return (
    <Paper variant="outlined" component="figure" sx={{ m: 0, p: { xs: 2, sm: 2.5 }, minWidth: 0 }}>
      <Typography variant="h2" component="figcaption" sx={{ mb: 1.5 }}>
        {landing.specimen.bridge}
      </Typography>
      <Box component="ul" sx={listStyle}>
        {steps.map((step) => (
          <Bar key={step.label} step={step} />
        ))}
      </Box>
    </Paper>
  );
}

function Bar({ step }: { step: WaterfallStep }) {
  const { label, amount, kind, from, to } = step;
  const width = Math.abs(to - from) * 100;
  return (
    <li>
      <Box sx={{ ...labelStyle, fontWeight: kind === "balance" ? 650 : 400 }}>
        <span>{label}</span>
        <AmountText amount={amount} />
      </Box>
      <Box aria-hidden sx={{ mt: 0.5 }}>
        <Box
          sx={{ ...barStyle, ...lookOf(step) }}
          style={{ marginLeft: `${Math.min(from, to) * 100}%`, width: `max(${width}%, 2px)` }}
        />
      </Box>
    </li>
  );
}

const listStyle = { m: 0, p: 0, listStyle: "none", display: "grid", rowGap: 1.25 } as const;

const labelStyle = { display: "flex", justifyContent: "space-between", gap: 2 } as const;

const barStyle = { height: 10, borderRadius: "2px" } as const;

/** As the product's own waterfall: what flows out is an outline, so that colour is not all. */
function lookOf({ kind, amount }: WaterfallStep) {
  if (kind === "balance") return { bgcolor: "rule" };
  if (!amount.startsWith("-")) return { bgcolor: "primary.main" };
  return {
    bgcolor: "tint.success",
    boxShadow: "inset 0 0 0 1.5px var(--mui-palette-primary-main)",
  };
}

const part = (label: string, concept: string) => ({
  label,
  amount: specimenLine(concept).currentYear,
});

const steps = waterfallSteps(
  part("Cash at beginning of the period", "cash_at_beginning"),
  [
    part("Operating activities", "net_cash_operating"),
    part("Investing activities", "net_cash_investing"),
    part("Financing activities", "net_cash_financing"),
  ],
  part("Cash at end of the period", "cash_at_end"),
);
