import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type Disclosure, type PresentationUnit, presentTable } from "@tieout/core";
import { AmountText } from "../../../components/AmountText.tsx";
import { TableFrame } from "../../../components/TableFrame.tsx";

type Props = {
  disclosure: Disclosure;
  number: number | null;
  /** What the figures are shown in, as those of the statement are. */
  unit: PresentationUnit;
  shownAs: ReadonlyMap<string, string>;
};

/** One note: its title, its paragraph and its small table. */
export function DisclosureTable({ disclosure, number, unit, shownAs }: Props) {
  const { title, paragraph, asks } = disclosure;
  const { columns, rows } = presentTable(disclosure, unit, shownAs);
  return (
    <div>
      <NoteTitle number={number} title={title} />
      <Typography variant="body2" color="textSecondary">
        {paragraph}
      </Typography>
      {rows.length > 0 && <Figures title={title} columns={columns} rows={rows} />}
      {asks.map((ask) => (
        <Typography key={ask} variant="body2" sx={{ mt: 0.5, color: "warning.main" }}>
          {ask}
        </Typography>
      ))}
    </div>
  );
}

/** The number that lines refer to, and the words; a line of the statement leads here. */
export function NoteTitle({ number, title }: { number: number | null; title: string }) {
  if (number === null) return <Typography variant="h3">{title}</Typography>;
  return (
    <Typography variant="h3" id={`note-${number}`} tabIndex={-1} sx={{ scrollMarginTop: 72 }}>
      {`${number}. ${title}`}
    </Typography>
  );
}

type FiguresProps = Pick<Disclosure, "title" | "columns" | "rows">;

function Figures({ title, columns, rows }: FiguresProps) {
  return (
    <TableFrame label={title} canCopy>
      <Box component="table" sx={tableStyle} aria-label={title}>
        <thead>
          <tr>
            <th scope="col" className="label">
              Description
            </th>
            {columns.map((column) => (
              <th scope="col" key={column} className="amount">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, amounts, isTotal }) => (
            <tr key={label} className={isTotal ? "total" : ""}>
              <th scope="row" className="label">
                {label}
              </th>
              {columns.map((column, index) => {
                const amount = amounts[index];
                return (
                  <td key={column} className="amount">
                    <span className="figure">{amount && <AmountText amount={amount} />}</span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Box>
    </TableFrame>
  );
}

const tableStyle = {
  width: "100%",
  mt: 0.5,
  borderCollapse: "collapse",
  fontSize: "0.8125rem",
  lineHeight: "1.125rem",
  "& th, & td": { height: 36, p: 0, fontWeight: 400, textAlign: "left" },
  "& thead th": {
    color: "text.secondary",
    fontWeight: 550,
    verticalAlign: "bottom",
    pb: "6px",
    borderBottom: "1px solid",
    borderColor: "divider",
  },
  "& .label": {
    pr: { xs: 1, sm: 2 },
    minWidth: { xs: 128, sm: 170 },
    position: "sticky",
    left: 0,
    bgcolor: "background.paper",
  },
  "& .amount": {
    width: 104,
    minWidth: { xs: 80, sm: 92 },
    pl: { xs: 1, sm: 2 },
    textAlign: "right",
    whiteSpace: "nowrap",
  },
  "& thead .amount": { pr: "0.6em", whiteSpace: "normal" },
  "& .figure": { display: "block", pr: "0.6em", py: "8px" },
  "@media print": { "& .label, & .amount": { minWidth: 0 }, "& .label": { position: "static" } },
  "& .total > *": { fontWeight: 620 },
  "& .total .figure": { borderTop: "1px solid var(--mui-palette-rule)", pt: "7px" },
} as const;
