import Button, { type ButtonProps } from "@mui/material/Button";

type Props = ButtonProps & { isBusy: boolean };

/** A button that starts work: while it goes on it takes no click, and keeps the focus. */
export function BusyButton({ isBusy, onClick, sx, ...props }: Props) {
  return (
    <Button
      {...props}
      aria-disabled={isBusy}
      onClick={(event) => {
        if (!isBusy) onClick?.(event);
      }}
      sx={{ ...(isBusy && busyStyle), ...sx }}
    />
  );
}

const busyStyle = { opacity: 0.6, cursor: "default" } as const;
