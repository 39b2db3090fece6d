import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { decimalsOf, statementCurrencies } from "@tieout/core";

type Props = {
  value: string;
  onChange: (currency: string) => void;
  /** Those that may be chosen, where not all. */
  of?: readonly string[];
};

/** Those that most statements are in come first. */
const usual = ["GBP", "EUR", "USD"];
const options = [...usual, ...statementCurrencies.filter((code) => !usual.includes(code))];

let names: Intl.DisplayNames | undefined;

/** "British Pound". Made when a name is first shown: the first of a browser's formats takes long to make. */
function nameOf(code: string): string {
  names ??= new Intl.DisplayNames(["en-GB"], { type: "currency" });
  return names.of(code) ?? "";
}

/** The currency of a statement, found by a part of its code or its name, with the decimals it has. */
export function CurrencyField({ value, onChange, of = options }: Props) {
  return (
    <Autocomplete
      size="small"
      autoHighlight
      disableClearable
      options={[...of]}
      getOptionLabel={(code) => `${code} ${nameOf(code)}`}
      renderOption={({ key, ...props }, code) => (
        <li key={key} {...props}>
          {`${code} ${nameOf(code)}`}
          <Typography variant="body2" color="textSecondary" sx={{ ml: "auto", pl: 2 }}>
            {decimalsInWords(code)}
          </Typography>
        </li>
      )}
      value={value}
      onChange={(_event, code) => onChange(code)}
      renderInput={(params) => <TextField {...params} label="Currency" />}
      sx={{ minWidth: 190 }}
    />
  );
}

function decimalsInWords(code: string): string {
  const decimals = decimalsOf(code);
  return decimals === 0 ? "no decimals" : `${decimals} decimals`;
}
