import { Button, type ButtonProps } from "./Button.tsx";

type Props = ButtonProps & { isBusy: boolean };

/** A button that starts work: while it goes on it takes no click, and keeps the focus. */
export function BusyButton({ isBusy, onClick, style, ...props }: Props) {
  return (
    <Button
      {...props}
      aria-disabled={isBusy}
      onClick={(event) => {
        if (!isBusy) onClick?.(event);
      }}
      style={{ ...(isBusy && busyStyle), ...style }}
    />
  );
}

const busyStyle = { opacity: 0.6, cursor: "default" } as const;
