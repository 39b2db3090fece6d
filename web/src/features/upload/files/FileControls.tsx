import Box from "@mui/material/Box";
import type { FileControl } from "@tieout/contract";
import { formatExactly } from "../../../lib/format/formatAmount.ts";

type Props = { controls: readonly FileControl[]; currency: string };

/** The totals that a file prints, beside what its rows come to: what proves that it was read right. */
export function FileControls({ controls, currency }: Props) {
  if (controls.length === 0) return null;
  const differing = controls.filter(({ agrees }) => !agrees);
  const agreeing = controls.length - differing.length;
  return (
    <Box component="details" sx={{ mt: 1.5 }} open={differing.length > 0}>
      <Box component="summary" sx={{ cursor: "pointer", py: 0.5 }}>
        {differing.length === 0
          ? `The file's rows give ${counted(agreeing)}`
          : `The file's rows do not give ${counted(differing.length)}`}
      </Box>
      <Box component="ul" sx={listStyle}>
        {controls.map((control) => (
          <li key={`${control.row} ${control.column} ${control.label}`}>
            {describeControl(control, currency)}
          </li>
        ))}
      </Box>
    </Box>
  );
}

function describeControl(
  { label, row, column, printed, read, agrees }: FileControl,
  currency: string,
): string {
  const place = column === "" ? `row ${row}` : `row ${row}, ${column}`;
  const figure = formatExactly(printed, currency);
  return agrees
    ? `${label} ${figure} agrees with ${place}`
    : `${label}: ${place} prints ${figure}, its rows give ${formatExactly(read, currency)}`;
}

function counted(totals: number): string {
  return totals === 1 ? "the total it prints" : `${totals} totals it prints`;
}

const listStyle = { m: 0, mt: 0.5, pl: 2.25, fontSize: "0.8125rem", color: "text.secondary" };
