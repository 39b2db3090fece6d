import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { type FileType, rowKey } from "@tieout/core";
import { useState } from "react";
import { Button } from "../../../components/Button.tsx";
import { TableFrame } from "../../../components/TableFrame.tsx";
import { onTouch } from "../../../lib/theme/media.ts";
import { RowKind, type SheetRow } from "./RowKind.tsx";
import { mayHaveKinds, sectionsOf } from "./rowWords.ts";
import type { MatchingDraft } from "./useMatchingDraft.ts";

type Props = { fileType: FileType; draft: MatchingDraft };

const AT_FIRST = 40;

/** What each row was read as, and what a person says that it is. */
export function RowKinds({ fileType, draft: { draft, rows, sayRow } }: Props) {
  const [isWhole, setWhole] = useState(false);
  // Afterwards it is opened and closed by hand alone.
  const [isOpenAtFirst] = useState(Object.keys(draft.rows).length > 0);
  if (!mayHaveKinds(fileType)) return null;
  const beneath = rows
    .filter(({ row }) => row > draft.headingRow)
    .flatMap((row) => sidesOf(row, draft.sides?.rightFrom ?? null))
    .filter(({ cells }) => cells.some(isFilled));
  const shown = isWhole ? beneath : beneath.slice(0, AT_FIRST);
  const amounts = [...Object.values(draft.columns), ...Object.values(draft.innerColumns).flat()];
  const sections = sectionsOf(fileType, rows);
  if (beneath.length === 0) return null;
  return (
    <Box component="details" open={isOpenAtFirst} sx={{ mt: 1.5 }}>
      <Typography component="summary" variant="h3" sx={{ cursor: "pointer", py: 0.5 }}>
        What the rows are
      </Typography>
      <TableFrame label="Rows of the file">
        <Table size="small" aria-label="Rows of the file" sx={tableStyle}>
          <TableHead>
            <TableRow>
              <TableCell>Row</TableCell>
              <TableCell>What is in it</TableCell>
              <TableCell>It is</TableCell>
              <TableCell>Section</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map((row) => (
              <RowKind
                key={rowKey(row)}
                row={row}
                sections={sections}
                words={wordsOf(row, amounts)}
                said={draft.rows[rowKey(row)] ?? null}
                onSay={(said) => sayRow(rowKey(row), said)}
              />
            ))}
          </TableBody>
        </Table>
      </TableFrame>
      {shown.length < beneath.length && (
        <Button color="inherit" size="small" onClick={() => setWhole(true)}>
          {`Show all ${beneath.length} rows`}
        </Button>
      )}
    </Box>
  );
}

/** A row, or the two of its sides. */
function sidesOf(row: SheetRow, rightFrom: number | null): SheetRow[] {
  if (rightFrom === null) return [row];
  const left = { ...row, cells: row.cells.slice(0, rightFrom) };
  const right = row.cells.map((cell, index) => (index < rightFrom ? "" : cell));
  return [left, { ...row, cells: right, isRight: true }];
}

function isFilled(cell: string): boolean {
  return cell !== "";
}

/** The words of a row and its amounts, as a person finds it again. */
function wordsOf({ cells }: SheetRow, amounts: readonly number[]): string {
  const words = cells.filter((cell, index) => cell !== "" && !amounts.includes(index));
  const figures = cells.filter((cell, index) => cell !== "" && amounts.includes(index));
  return [...words, ...figures].join(" · ");
}

// On a phone the words of a row stand above what is said of it, so that both are seen.
const stacked = "@media (max-width: 599px)";

const tableStyle = {
  "& td": { verticalAlign: "middle" },
  "& select": {
    font: "inherit",
    color: "inherit",
    bgcolor: "background.paper",
    border: 1,
    borderColor: "divider",
    borderRadius: 0.5,
    px: 0.75,
    minHeight: 32,
    [onTouch]: { minHeight: 44, fontSize: "1rem" },
    maxWidth: 180,
  },
  [stacked]: {
    "&, & tbody": { display: "block" },
    "& thead": { display: "none" },
    "& tr": {
      display: "grid",
      gridTemplateColumns: "32px minmax(0, 1fr) minmax(0, 1fr)",
      gap: 0.75,
      py: 1,
      borderBottom: 1,
      borderColor: "divider",
    },
    "& td": { border: 0, p: 0, height: "auto", minWidth: 0 },
    "& td:nth-of-type(2)": { gridColumn: "2 / -1" },
    "& td:nth-of-type(3)": { gridColumn: "2" },
    "& select": { boxSizing: "border-box", width: "100%", maxWidth: "none" },
  },
} as const;
