import FormControl from "@mui/material/FormControl";
import FormHelperText from "@mui/material/FormHelperText";
import InputLabel from "@mui/material/InputLabel";
import OutlinedInput from "@mui/material/OutlinedInput";
import { type ReactNode, useId } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";

type Props = {
  label: string;
  type?: "text" | "email" | "password";
  autoComplete: string;
  field: UseFormRegisterReturn;
  problem?: string | undefined;
  hint?: string | undefined;
  end?: ReactNode;
};

/** A labelled field. Not MUI's TextField, which brings its menus along to the first page. */
export function TextInput({
  label,
  type = "text",
  autoComplete,
  field,
  problem,
  hint,
  end,
}: Props) {
  const id = useId();
  const helper = problem ?? hint;
  const { ref, ...handlers } = field;
  return (
    <FormControl size="small" error={problem !== undefined}>
      <InputLabel shrink htmlFor={id}>
        {label}
      </InputLabel>
      <OutlinedInput
        id={id}
        notched
        label={label}
        type={type}
        autoComplete={autoComplete}
        endAdornment={end}
        inputRef={ref}
        aria-describedby={helper ? `${id}-help` : undefined}
        {...handlers}
      />
      {helper && <FormHelperText id={`${id}-help`}>{helper}</FormHelperText>}
    </FormControl>
  );
}
