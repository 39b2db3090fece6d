import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { OptionGroup } from "../../components/OptionGroup.tsx";
import { findOptions } from "./forms/findOptions.ts";
import type { PickerOption } from "./forms/pickerOptions.ts";

type Props = {
  label: string;
  hint: string | undefined;
  options: readonly PickerOption[];
  value: string;
  onChange: (id: string) => void;
};

/** Finds an account, a line or a role by typing a part of its code or name. */
export function PickerField({ label, hint, options, value, onChange }: Props) {
  return (
    <Autocomplete
      size="small"
      autoHighlight
      options={options}
      filterOptions={(all, { inputValue }) => listed(all, inputValue)}
      getOptionDisabled={({ id }) => id === UNLISTED}
      groupBy={(option) => option.group}
      renderGroup={({ key, group, children }) => (
        <OptionGroup key={key} group={group}>
          {children}
        </OptionGroup>
      )}
      getOptionKey={(option) => option.id}
      getOptionLabel={(option) => option.label}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      value={options.find(({ id }) => id === value) ?? null}
      onChange={(_event, chosen) => onChange(chosen?.id ?? "")}
      sx={labelStyle}
      renderInput={(params) => <TextField {...params} label={label} helperText={hint} />}
    />
  );
}

// A label that is cut ends before the arrow.
const labelStyle = {
  "& .MuiInputLabel-root:not(.MuiInputLabel-shrink)": { maxWidth: "calc(100% - 52px)" },
} as const;

/** Nothing an account, a line or a role is called. */
const UNLISTED = "";

/** What is found, and beneath it how much more there is than fits a list. */
function listed(all: PickerOption[], typed: string): PickerOption[] {
  const { options, unlisted } = findOptions(all, typed);
  if (unlisted === 0) return options;
  const group = `${unlisted.toLocaleString("en-GB")} more`;
  return [...options, { id: UNLISTED, label: "Type a part of the code or the name", group }];
}
