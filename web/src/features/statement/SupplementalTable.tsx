import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { CashFlow } from "@tieout/contract";
import { supplementalRows } from "@tieout/core";
import { AmountText } from "../../components/AmountText.tsx";
import { TableFrame } from "../../components/TableFrame.tsx";

const title = "Supplemental disclosures of cash flow information";

/** What US GAAP has stand with the statement itself; nothing under another framework. */
export function SupplementalTable({ cashFlow }: { cashFlow: CashFlow }) {
  const rows = supplementalRows(cashFlow);
  if (rows.length === 0) return null;
  return (
    <Box sx={{ mt: 3 }}>
      <Typography variant="h3">{title}</Typography>
      <TableFrame label={title} canCopy>
        <Box component="table" sx={tableStyle} aria-label={title}>
          <tbody>
            {rows.map(({ label, current }) => (
              <tr key={`${label} ${current}`} className={current === null ? "group" : ""}>
                <th scope="row">{label}</th>
                <td>{current !== null && <AmountText amount={current} />}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      </TableFrame>
    </Box>
  );
}

const tableStyle = {
  width: "100%",
  mt: 0.5,
  borderCollapse: "collapse",
  fontSize: "0.8125rem",
  lineHeight: "1.125rem",
  "& th": { fontWeight: 400, textAlign: "left", p: 0, py: "6px", pr: 2 },
  // Room for the parenthesis that hangs in the margin
  "& td": { p: 0, pr: 1, textAlign: "right", whiteSpace: "nowrap" },
  "& .group th": { fontWeight: 600 },
} as const;
