import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { columnsOf, type FileType, type SheetColumn } from "@tieout/core";
import { useState } from "react";
import { Button } from "../../../components/Button.tsx";
import { CloseIcon } from "../../../components/icons.ts";
import type { MatchingDraft } from "./useMatchingDraft.ts";

type Props = { fileType: FileType; draft: MatchingDraft };

/** Names in a column a level, and amounts in an inner column beside an outer one. */
export function FurtherColumns({ fileType, draft: { draft, columns, ...change } }: Props) {
  // Afterwards it is opened and closed by hand alone.
  const [isOpenAtFirst] = useState(
    draft.labelColumns.length > 0 || Object.keys(draft.innerColumns).length > 0,
  );
  const definitions = columnsOf(fileType);
  const amounts = Object.keys(draft.columns).filter((field) => definitions[field]?.meaning);
  const hasName = draft.columns.name !== undefined;
  const taken = new Set([
    ...Object.values(draft.columns),
    ...draft.labelColumns,
    ...Object.values(draft.innerColumns).flat(),
  ]);
  const free = columns.filter(({ index }) => !taken.has(index));
  if (!hasName && amounts.length === 0) return null;
  return (
    <Box component="details" open={isOpenAtFirst} sx={{ mt: 2.5 }}>
      <Typography component="summary" variant="h3" sx={{ cursor: "pointer", py: 0.5 }}>
        Names or amounts in several columns
      </Typography>
      <Box sx={gridStyle}>
        {hasName && (
          <Further
            label="Names are also in"
            own={draft.labelColumns}
            columns={columns}
            free={free}
            onAdd={change.addLabel}
            onFree={change.free}
          />
        )}
        {amounts.map((field) => (
          <Further
            key={field}
            label={`Amounts of ${definitions[field]?.header ?? field} are also in`}
            own={draft.innerColumns[field] ?? []}
            columns={columns}
            free={free}
            onAdd={(index) => change.addInner(field, index)}
            onFree={change.free}
          />
        ))}
      </Box>
    </Box>
  );
}

type FurtherProps = {
  label: string;
  own: readonly number[];
  columns: readonly SheetColumn[];
  free: readonly SheetColumn[];
  onAdd: (index: number) => void;
  onFree: (index: number) => void;
};

function Further({ label, own, columns, free, onAdd, onFree }: FurtherProps) {
  const nameOf = (index: number) =>
    columns.find((column) => column.index === index)?.heading ?? `Column ${index + 1}`;
  return (
    <Box sx={{ minWidth: 0 }}>
      <TextField
        select
        fullWidth
        label={label}
        value=""
        onChange={({ target }) => {
          if (target.value !== "") onAdd(Number(target.value));
        }}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">{own.length === 0 ? "No other column" : "Add another column"}</option>
        {free.map(({ index, heading, samples }) => (
          <option key={index} value={index}>
            {samples.length > 0 ? `${heading} (${samples.join(", ")})` : heading}
          </option>
        ))}
      </TextField>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 0.75, mt: own.length > 0 ? 0.75 : 0 }}>
        {own.map((index) => (
          <Button
            key={index}
            size="small"
            variant="outlined"
            color="inherit"
            endIcon={<CloseIcon />}
            aria-label={`Take away ${nameOf(index)}`}
            onClick={() => onFree(index)}
          >
            {nameOf(index)}
          </Button>
        ))}
      </Box>
    </Box>
  );
}

const gridStyle = {
  display: "grid",
  columnGap: 2,
  rowGap: 2,
  mt: 1.5,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
} as const;
