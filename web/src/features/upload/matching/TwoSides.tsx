import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type FileType, type FormType, formOf, type SideContent, sideContents } from "@tieout/core";
import { useState } from "react";
import type { MatchingDraft } from "./useMatchingDraft.ts";

type Props = { fileType: FileType; draft: MatchingDraft };

/** A sheet in the form of an account: where its right side begins, and what its left one holds. */
export function TwoSides({ fileType, draft: { draft, columns, saySides } }: Props) {
  // Afterwards it is opened and closed by hand alone.
  const [isOpenAtFirst] = useState(draft.sides !== null);
  const offered = contents[formOf(fileType)];
  if (!offered) return null;
  const { sides } = draft;
  return (
    <Box component="details" open={isOpenAtFirst} sx={{ mt: 1.5 }}>
      <Typography component="summary" variant="h3" sx={{ cursor: "pointer", py: 0.5 }}>
        Two sides beside each other
      </Typography>
      <Typography color="textSecondary" variant="body2" sx={{ mb: 1.5 }}>
        Assets beside liabilities, or expenses beside income. Match the columns of the left side;
        the right side is read like it.
      </Typography>
      <Box sx={gridStyle}>
        <TextField
          select
          label="The right side begins in"
          value={sides === null ? "" : String(sides.rightFrom)}
          onChange={({ target }) => saySides(sidesFrom(target.value, sides?.left ?? null))}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          <option value="">No column: there is one side</option>
          {columns.slice(1).map(({ index, heading, samples }) => (
            <option key={index} value={index}>
              {samples.length > 0 ? `${heading} (${samples.join(", ")})` : heading}
            </option>
          ))}
        </TextField>
        {sides !== null && (
          <TextField
            select
            label="The left side holds"
            value={sides.left ?? ""}
            onChange={({ target }) => saySides({ ...sides, left: contentOf(target.value) })}
            slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          >
            <option value="">What its headings say</option>
            {offered.map(([content, label]) => (
              <option key={content} value={content}>
                {label}
              </option>
            ))}
          </TextField>
        )}
      </Box>
    </Box>
  );
}

const contents: Partial<Record<FormType, readonly (readonly [SideContent, string])[]>> = {
  trial_balance: [
    ["debits", "Accounts in debit"],
    ["credits", "Accounts in credit"],
  ],
  profit_loss: [
    ["expenses", "Expenses"],
    ["income", "Income"],
  ],
  balance_sheet: [
    ["assets", "Assets"],
    ["liabilities", "Liabilities and equity"],
  ],
};

function sidesFrom(column: string, left: SideContent | null) {
  return column === "" ? null : { rightFrom: Number(column), left };
}

function contentOf(value: string): SideContent | null {
  return sideContents.find((known) => known === value) ?? null;
}

const gridStyle = {
  display: "grid",
  columnGap: 2,
  rowGap: 2,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
} as const;
