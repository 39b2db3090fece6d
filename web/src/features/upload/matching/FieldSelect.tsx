import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import { cutText, type FileColumn, type SheetColumn, type WayToMatch } from "@tieout/core";
import { ways } from "./matchingWords.ts";

type Props = {
  definition: FileColumn;
  columns: readonly SheetColumn[];
  index: number | null;
  /** Whether the file cannot be read without it, as it is matched now. */
  isNeeded: boolean;
  /** By what its column was found; null when a person chose it. */
  matchedBy: WayToMatch | null;
  onChange: (index: number | null) => void;
};

const NONE = "";

/** One field and the column it is in: columns are told by their heading and first values. */
export function FieldSelect(props: Props) {
  const { definition, columns, index, isNeeded, matchedBy, onChange } = props;
  const chosen = columns.find((column) => column.index === index);
  const isDoubtful = matchedBy !== null && !ways[matchedBy].isSure;
  return (
    <Box sx={{ display: "flex", minWidth: 0 }}>
      <TextField
        select
        fullWidth
        label={isNeeded ? `${definition.header} (needed)` : definition.header}
        value={chosen ? String(chosen.index) : NONE}
        helperText={hint(definition, matchedBy)}
        onChange={({ target }) => onChange(target.value === NONE ? null : Number(target.value))}
        slotProps={{
          select: { native: true },
          inputLabel: { shrink: true },
          formHelperText: { sx: { mx: 0, ...(isDoubtful && { color: "warning.main" }) } },
        }}
      >
        <option value={NONE}>Not in the file</option>
        {columns.map((column) => (
          <option key={column.index} value={column.index}>
            {describe(column)}
          </option>
        ))}
      </TextField>
    </Box>
  );
}

function hint({ standsFor }: FileColumn, matchedBy: WayToMatch | null): string {
  if (matchedBy !== null) {
    const { text, isSure } = ways[matchedBy];
    return `Matched: ${text}${isSure ? "" : ", please check"}`;
  }
  return standsFor ? "Debits positive, credits negative: instead of debit and credit columns" : "";
}

const LONGEST = 60;

function describe({ heading, samples }: SheetColumn): string {
  const text = samples.length > 0 ? `${heading} (${samples.join(", ")})` : heading;
  return text.length > LONGEST ? `${cutText(text, LONGEST - 1)}…` : text;
}
