import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import type { FileDetail } from "@tieout/contract";
import { cutText, type TableRow } from "@tieout/core";
import type { MatchingDraft } from "./useMatchingDraft.ts";

type Props = { sheets: FileDetail["sheets"]; draft: MatchingDraft };

const MOST_ROWS = 20;

/** Which sheet is read, where there are several, and which of its rows holds the headings. */
export function SheetChoice({ sheets, draft: { draft, rows, chooseSheet, chooseRow } }: Props) {
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, mb: 2.5, pt: 1 }}>
      {sheets.length > 1 && (
        <TextField
          select
          label="Sheet"
          value={draft.sheet ?? ""}
          onChange={({ target }) => chooseSheet(target.value)}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          sx={{ flex: "1 1 200px" }}
        >
          {sheets.map(({ sheet }) => (
            <option key={sheet} value={sheet ?? ""}>
              {sheet}
            </option>
          ))}
        </TextField>
      )}
      <TextField
        select
        label="Headings are in"
        value={String(draft.headingRow)}
        onChange={({ target }) => chooseRow(Number(target.value))}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        sx={{ flex: "3 1 260px", minWidth: 0 }}
      >
        {rows.slice(0, MOST_ROWS).map((row) => (
          <option key={row.row} value={row.row}>
            {describe(row)}
          </option>
        ))}
        <option value="0">No row: the first row is data</option>
      </TextField>
    </Box>
  );
}

const LONGEST = 70;

function describe({ row, cells }: TableRow): string {
  const text = `Row ${row}: ${cells.filter((cell) => cell !== "").join(", ")}`;
  return text.length > LONGEST ? `${cutText(text, LONGEST - 1)}…` : text;
}
