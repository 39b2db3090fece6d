import Close from "@mui/icons-material/Close";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import TextField from "@mui/material/TextField";
import { Controller, type UseFormReturn } from "react-hook-form";
import type { JournalFields } from "./journalBalance.ts";
import { SidePicker } from "./SidePicker.tsx";
import type { SideOption } from "./sideOptions.ts";

type Props = {
  index: number;
  form: UseFormReturn<JournalFields>;
  options: readonly SideOption[];
  onRemove?: () => void;
};

/** One line of a journal: where it stands, and its debit or its credit. */
export function JournalLineFields({ index, form, options, onRemove }: Props) {
  const number = index + 1;
  return (
    <Box role="group" aria-label={`Line ${number}`} sx={lineStyle}>
      <Controller
        control={form.control}
        name={`lines.${index}.side`}
        render={({ field }) => (
          <SidePicker
            label="Account or cash line"
            options={options}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      {(["debit", "credit"] as const).map((column) => (
        <TextField
          key={column}
          label={column === "debit" ? "Debit" : "Credit"}
          slotProps={{ htmlInput: { inputMode: "decimal", style: { textAlign: "right" } } }}
          {...form.register(`lines.${index}.${column}`)}
        />
      ))}
      <IconButton
        aria-label={`Remove line ${number}`}
        onClick={onRemove}
        disabled={!onRemove}
        sx={{ visibility: onRemove ? "visible" : "hidden" }}
      >
        <Close fontSize="small" />
      </IconButton>
    </Box>
  );
}

const lineStyle = {
  display: "grid",
  gap: 1,
  alignItems: "center",
  gridTemplateColumns: {
    xs: "minmax(0, 1fr) minmax(0, 1fr) 44px",
    sm: "minmax(0, 1fr) 130px 130px 44px",
  },
  "& > .MuiAutocomplete-root": { gridColumn: { xs: "1 / -1", sm: "auto" } },
} as const;
