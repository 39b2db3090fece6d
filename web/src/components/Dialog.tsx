import MuiDialog, { type DialogProps } from "@mui/material/Dialog";
import { useClosedByBack } from "../lib/history/useClosedByBack.ts";

type Props = DialogProps & { onClose: NonNullable<DialogProps["onClose"]> };

/** A dialog over the page; Escape closes it, and so does the browser's Back. */
export function Dialog(props: Props) {
  useClosedByBack(props.open, () => props.onClose({}, "escapeKeyDown"));
  return <MuiDialog {...props} />;
}
