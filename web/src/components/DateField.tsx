import TextField, { type TextFieldProps } from "@mui/material/TextField";

type Props = { value: string; onChange: (value: string) => void } & Pick<
  TextFieldProps,
  "label" | "helperText" | "size" | "sx"
>;

/** A day ("2025-12-31", or nothing). A year has four digits: without an end browsers take six. */
export function DateField({ onChange, ...field }: Props) {
  return (
    <TextField
      {...field}
      type="date"
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: "9999-12-31" } }}
    />
  );
}
