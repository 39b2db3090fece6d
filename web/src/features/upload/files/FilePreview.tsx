import Box from "@mui/material/Box";
import type { FilePreview as Preview, UploadedFile } from "@tieout/contract";
import { minorOf, printDays } from "@tieout/core";
import { ExactAmount } from "../../../components/ExactAmount.tsx";
import { TableFrame } from "../../../components/TableFrame.tsx";

type Props = { file: Pick<UploadedFile, "fileType">; preview: Preview; currency: string };

/** Income and costs, or assets and liabilities, both stand there as they are printed: their sum says nothing. */
const notSummed: readonly UploadedFile["fileType"][] = [
  "profit_loss",
  "balance_sheet",
  "prior_balance_sheet",
  "prior_cashflow",
  "fx_rates",
];

/** A file as it was read: which heading was taken for what, the first rows, the totals. */
export function FilePreview({ file, preview: { columns, rows, totals }, currency }: Props) {
  const isAmount = columns.map(({ matchedTo }) =>
    totals.some(({ column }) => column === matchedTo),
  );
  const isDate = columns.map(({ matchedTo }) => matchedTo === "Date");
  const cell = (text: string | undefined, index: number) => {
    if (isDate[index]) return printDays(text);
    if (!isAmount[index] || !text) return text;
    return isNil(text) ? (
      <span data-amount={text}>-</span>
    ) : (
      <ExactAmount {...{ currency, amount: text }} />
    );
  };
  const total = (name: string) => totals.find(({ column }) => column === name)?.total;
  return (
    <TableFrame label="How the file was read" canCopy>
      <Box component="table" sx={tableStyle} aria-label="How the file was read">
        <thead>
          <tr>
            <th scope="col">Row</th>
            {columns.map(({ heading, matchedTo }, index) => (
              <th scope="col" key={matchedTo} className={isAmount[index] ? "amount" : undefined}>
                {heading}
                {heading !== matchedTo && <span className="matched">{`read as ${matchedTo}`}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, cells }) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              {columns.map(({ matchedTo }, index) => (
                <td key={matchedTo} className={isAmount[index] ? "amount" : lengthOf(cells[index])}>
                  {cell(cells[index], index)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {totals.length > 0 && !notSummed.includes(file.fileType) && (
          <tfoot>
            <tr>
              <th scope="row">All</th>
              {columns.map(({ matchedTo }, index) => (
                <td key={matchedTo} className={isAmount[index] ? "amount" : undefined}>
                  {cell(total(matchedTo), index)}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </Box>
    </TableFrame>
  );
}

/** An amount of nothing, as where a side is left blank. */
function isNil(amount: string): boolean {
  return minorOf(amount) === 0n;
}

/** As many letters as stand in one line. */
const LINE = 60;

function lengthOf(text = ""): "long" | undefined {
  return text.length > LINE ? "long" : undefined;
}

const tableStyle = {
  width: "100%",
  mt: 1,
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
  "& tfoot th, & tfoot td": { borderTopColor: "rule", fontWeight: 600 },
  "& .amount": { textAlign: "right" },
  // A name of several hundred characters leaves the amounts beside it in sight.
  "& .long": { minWidth: 240, whiteSpace: "normal", overflowWrap: "anywhere" },
  "& th[scope=row]": { color: "text.secondary" },
  "& .matched": { display: "block", color: "text.secondary", fontWeight: 400 },
} as const;
