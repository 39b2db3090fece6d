import IconButton from "@mui/material/IconButton";
import { useState } from "react";
import { HiddenIcon, VisibleIcon } from "../../components/icons.ts";
import { TextInput } from "./TextInput.tsx";

type Props = {
  label: string;
  name: string;
  autoComplete: "current-password" | "new-password";
  problem: string | undefined;
  hint?: string;
};

/** A password that can be looked at while it is typed. */
export function PasswordField(props: Props) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? HiddenIcon : VisibleIcon;
  return (
    <TextInput
      {...props}
      isRequired
      type={isShown ? "text" : "password"}
      end={
        <IconButton
          edge="end"
          aria-label={isShown ? "Hide what you typed" : "Show what you typed"}
          onClick={() => setShown(!isShown)}
        >
          <Icon fontSize="small" />
        </IconButton>
      }
    />
  );
}
