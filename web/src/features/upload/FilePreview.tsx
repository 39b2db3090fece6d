import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { FilePreview as Preview } from "@tieout/contract";
import { TableFrame } from "../../components/TableFrame.tsx";
import { formatAmount } from "../../lib/format/formatAmount.ts";

type Props = { preview: Preview; currency: string };

/** A file as it was read: which heading was taken for what, the first rows, the totals. */
export function FilePreview({ preview, currency }: Props) {
  const { columns, rows, totals } = preview;
  return (
    <Box sx={{ mt: 1 }}>
      <TableFrame label="How the file was read">
        <Box component="table" sx={tableStyle} aria-label="How the file was read">
          <thead>
            <tr>
              <th scope="col">Row</th>
              {columns.map(({ heading, matchedTo }) => (
                <th scope="col" key={heading}>
                  {heading}
                  {heading !== matchedTo && (
                    <span className="matched">{`read as ${matchedTo}`}</span>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ row, cells }) => (
              <tr key={row}>
                <th scope="row">{row}</th>
                {columns.map(({ heading }, index) => (
                  <td key={heading}>{cells[index]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </TableFrame>
      {totals.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.75 }}>
          {`Totals: ${totals.map(({ column, total }) => `${column} ${formatAmount(total, currency)}`).join(" · ")}`}
        </Typography>
      )}
    </Box>
  );
}

const tableStyle = {
  width: "100%",
  borderCollapse: "collapse",
  fontSize: "0.75rem",
  lineHeight: "1.125rem",
  "& th, & td": {
    px: 1,
    py: 0.5,
    textAlign: "left",
    whiteSpace: "nowrap",
    fontWeight: 400,
    borderTop: "1px solid",
    borderColor: "divider",
  },
  "& thead th": { borderTop: 0, fontWeight: 550, verticalAlign: "bottom" },
  "& th[scope=row]": { color: "text.secondary" },
  "& .matched": { display: "block", color: "text.secondary", fontWeight: 400 },
} as const;
