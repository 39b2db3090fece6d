import Box from "@mui/material/Box";
import { useToast } from "../../lib/toast/useToast.ts";
import { GoogleButton } from "./GoogleButton.tsx";
import { popupToasts } from "./popupProblem.ts";

const welcome = {
  title: "Welcome!",
  description: "You have successfully signed in with Google.",
} as const;

/** The other way in, under a form; what comes of it is said in a toast. */
export function GoogleSection() {
  const toast = useToast();
  return (
    <>
      <Box aria-hidden sx={orStyle}>
        or
      </Box>
      <GoogleButton
        onEntered={() => toast(welcome)}
        onProblem={(problem) =>
          problem && toast({ ...popupToasts[problem], variant: "destructive" })
        }
      />
    </>
  );
}

const orStyle = {
  display: "flex",
  alignItems: "center",
  gap: 1.5,
  my: 2,
  color: "text.secondary",
  fontSize: "0.75rem",
  "&::before, &::after": { content: '""', flex: 1, height: "1px", bgcolor: "divider" },
} as const;
