import VisibilityOffOutlined from "@mui/icons-material/VisibilityOffOutlined";
import VisibilityOutlined from "@mui/icons-material/VisibilityOutlined";
import IconButton from "@mui/material/IconButton";
import InputAdornment from "@mui/material/InputAdornment";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";

type Props = {
  label: string;
  autoComplete: "current-password" | "new-password";
  problem: string | undefined;
  hint?: string;
  field: UseFormRegisterReturn;
};

/** A password that can be looked at while it is typed. */
export function PasswordField({ label, autoComplete, problem, hint, field }: Props) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      label={label}
      type={isShown ? "text" : "password"}
      autoComplete={autoComplete}
      error={problem !== undefined}
      helperText={problem ?? hint}
      slotProps={{
        inputLabel: { shrink: true },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={isShown ? "Hide what you typed" : "Show what you typed"}
                onClick={() => setShown(!isShown)}
              >
                {isShown ? (
                  <VisibilityOffOutlined fontSize="small" />
                ) : (
                  <VisibilityOutlined fontSize="small" />
                )}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
      {...field}
    />
  );
}
