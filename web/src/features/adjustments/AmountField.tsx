import TextField from "@mui/material/TextField";
import { readTypedAmount, writeTypedAmount } from "../../lib/format/readTypedAmount.ts";

type Props = {
  label: string;
  hint: string | undefined;
  problem: string | null;
  currency: string;
  value: string;
  onChange: (typed: string) => void;
};

/** An amount, typed as one likes and set in the project's locale when the field is left. */
export function AmountField({ label, hint, problem, currency, value, onChange }: Props) {
  const commit = () => {
    const amount = readTypedAmount(value, currency);
    if (amount !== null) onChange(writeTypedAmount(amount, currency));
  };
  return (
    <TextField
      label={label}
      value={value}
      error={problem !== null}
      helperText={problem ?? hint}
      onChange={(event) => onChange(event.target.value)}
      onBlur={commit}
      slotProps={{
        htmlInput: { inputMode: "decimal", style: { textAlign: "right" }, autoComplete: "off" },
      }}
    />
  );
}
