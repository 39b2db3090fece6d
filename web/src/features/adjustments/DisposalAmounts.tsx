import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import type { UseFormReturn } from "react-hook-form";
import type { DisposalDraft } from "./disposalJournal.ts";

const amounts = [
  { name: "cost", label: "Cost of what was sold" },
  { name: "accumulated", label: "Depreciation on it so far" },
  { name: "proceeds", label: "Cash received" },
] as const;

/** The three figures a disposal needs; the gain or loss is their difference. */
export function DisposalAmounts({ form }: { form: UseFormReturn<DisposalDraft> }) {
  return (
    <Box
      sx={{
        display: "grid",
        gap: 2,
        gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(3, minmax(0, 1fr))" },
      }}
    >
      {amounts.map(({ name, label }) => (
        <TextField
          key={name}
          label={label}
          slotProps={{ htmlInput: { inputMode: "decimal" } }}
          {...form.register(name)}
        />
      ))}
    </Box>
  );
}
