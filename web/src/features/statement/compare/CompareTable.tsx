import Box from "@mui/material/Box";
import { AmountText } from "../../../components/AmountText.tsx";
import { TableFrame } from "../../../components/TableFrame.tsx";
import { badgeStyle } from "../../../statement/badgeStyle.ts";
import { StatusBadge } from "../../../statement/StatusBadge.tsx";
import { alignLines, type Column } from "./alignLines.ts";

/** Statements side by side; a line that differs is marked. */
export function CompareTable({ columns }: { columns: readonly Column[] }) {
  return (
    <TableFrame label="Statements side by side" canCopy>
      <Box component="table" aria-label="Statements side by side" sx={tableStyle}>
        <thead>
          <tr>
            <th scope="col">Line</th>
            {columns.map(({ title }) => (
              <th scope="col" key={title} className="amount">
                {title}
              </th>
            ))}
            <th scope="col">
              <span className="mark">Differs</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {alignLines(columns).map(({ concept, lineItem, isSubtotal, amounts, reviews, mark }) => (
            <tr key={concept} className={isSubtotal ? "total" : ""} data-concept={concept}>
              <th scope="row">{lineItem}</th>
              {amounts.map((amount, at) => (
                <td key={columns[at]?.title} className="amount">
                  {reviews[at] && <StatusBadge line={{ status: "review" }} />}
                  {amount !== null && <AmountText amount={amount} />}
                </td>
              ))}
              <td className="mark">{mark}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </TableFrame>
  );
}

const tableStyle = {
  ...badgeStyle,
  "& .badge": { ...badgeStyle["& .badge"], mr: 1 },
  width: "100%",
  borderCollapse: "collapse",
  fontSize: "0.8125rem",
  lineHeight: "1.125rem",
  "& th, & td": {
    height: 28,
    pr: 1.5,
    fontWeight: 400,
    textAlign: "left",
    borderBottom: "1px solid",
    borderColor: "divider",
  },
  "& thead th": { color: "text.secondary", fontWeight: 550, verticalAlign: "bottom" },
  "& .amount": { textAlign: "right", minWidth: 110, pr: "0.6em" },
  "& .total th, & .total td": { fontWeight: 650 },
  "& .mark": { color: "warning.main", pl: 1.5, width: 110, whiteSpace: "nowrap" },
} as const;
