import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { AmountText } from "../../../components/AmountText.tsx";
import type { StatementLine } from "../../../lib/api/StatementLine.ts";
import { badgeStyle } from "../../../statement/badgeStyle.ts";
import { StatusBadge } from "../../../statement/StatusBadge.tsx";
import { linesBehind } from "./linesBehind.ts";

type Props = { line: StatementLine; lines: readonly StatementLine[] };

/** The lines a subtotal adds up. */
export function SubtotalList({ line, lines }: Props) {
  const parts = linesBehind(line, lines);
  if (parts.length === 0) {
    const why =
      line.concept === "cash_at_beginning"
        ? "What the cash accounts held when the period began."
        : "Nothing moved on this line in the period.";
    return <Typography color="textSecondary">{why}</Typography>;
  }
  return (
    <section aria-label="What this adds up">
      <Typography variant="h3">What this adds up</Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: "none" }}>
        {parts.map((part) => (
          <Box component="li" key={part.id} sx={rowStyle}>
            <span>
              {part.lineItem}
              {part.status === "review" && <StatusBadge line={part} />}
            </span>
            <AmountText amount={part.currentYear} />
          </Box>
        ))}
      </Box>
      <Box sx={{ ...rowStyle, borderColor: "var(--mui-palette-rule)", fontWeight: 650 }}>
        <span>{line.lineItem}</span>
        <AmountText amount={line.currentYear} />
      </Box>
    </section>
  );
}

const rowStyle = {
  ...badgeStyle,
  "& .badge": { ...badgeStyle["& .badge"], ml: 1 },
  display: "flex",
  justifyContent: "space-between",
  gap: 2,
  py: 1,
  pr: "0.6em",
  borderTop: 1,
  borderColor: "divider",
} as const;
