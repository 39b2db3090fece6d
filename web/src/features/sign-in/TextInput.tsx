import FormControl from "@mui/material/FormControl";
import FormHelperText from "@mui/material/FormHelperText";
import InputLabel from "@mui/material/InputLabel";
import OutlinedInput from "@mui/material/OutlinedInput";
import { type ReactNode, useId } from "react";

type Props = {
  label: string;
  name: string;
  type?: "text" | "email" | "password";
  autoComplete: string;
  isRequired?: boolean;
  problem?: string | undefined;
  hint?: string | undefined;
  end?: ReactNode;
};

/**
 * A labelled field that keeps what was typed before the app took the page over. Not MUI's
 * TextField, which brings its menus along to the first page.
 */
export function TextInput(props: Props) {
  const { label, name, type = "text", autoComplete, isRequired, problem, hint, end } = props;
  const id = useId();
  const helper = problem ?? hint;
  return (
    <FormControl size="small" error={problem !== undefined}>
      <InputLabel shrink htmlFor={id}>
        {label}
      </InputLabel>
      <OutlinedInput
        id={id}
        notched
        label={label}
        name={name}
        type={type}
        autoComplete={autoComplete}
        endAdornment={end}
        inputProps={{ "aria-required": isRequired }}
        aria-describedby={helper ? `${id}-help` : undefined}
      />
      {helper && <FormHelperText id={`${id}-help`}>{helper}</FormHelperText>}
    </FormControl>
  );
}
