import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";

type Props<Value extends string> = {
  label: string;
  value: Value;
  options: Readonly<Record<Value, string>>;
  onChange: (value: Value) => void;
  minWidth?: number;
};

/** A choice among a few named values. */
export function SelectField<Value extends string>(props: Props<Value>) {
  const { label, value, options, onChange, minWidth = 128 } = props;
  // Object.keys forgets that the keys of the options are the values.
  const values = Object.keys(options) as Value[];
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={(event) => {
        const chosen = values.find((known) => known === event.target.value);
        if (chosen !== undefined) onChange(chosen);
      }}
      // An empty value is a choice with a name of its own.
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ minWidth }}
    >
      {values.map((known) => (
        <MenuItem key={known} value={known}>
          {options[known]}
        </MenuItem>
      ))}
    </TextField>
  );
}
