import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { statementCurrencies } from "@tieout/core";

type Props = { value: string; onChange: (currency: string) => void };

/** Those that most statements are in come first. */
const usual = ["GBP", "EUR", "USD"];
const options = [...usual, ...statementCurrencies.filter((code) => !usual.includes(code))];

const names = new Intl.DisplayNames(["en-GB"], { type: "currency" });

/** The currency of a statement, found by a part of its code or its name. */
export function CurrencyField({ value, onChange }: Props) {
  return (
    <Autocomplete
      size="small"
      autoHighlight
      disableClearable
      options={options}
      getOptionLabel={(code) => `${code} ${names.of(code) ?? ""}`}
      value={value}
      onChange={(_event, code) => onChange(code)}
      renderInput={(params) => <TextField {...params} label="Currency" />}
      sx={{ minWidth: 190 }}
    />
  );
}
