import type { CopiedCell } from "../lib/clipboard/CopiedCell.ts";
import { copyCells } from "../lib/clipboard/copyCells.ts";
import { useToast } from "../lib/toast/useToast.ts";
import { Button } from "./Button.tsx";
import { CopyIcon } from "./icons.ts";

type Props = {
  /** What is copied, e.g. "Copy table"; a name for it where there are several on a screen. */
  label: string;
  name?: string;
  cells: () => CopiedCells | Promise<CopiedCells>;
};

type CopiedCells = readonly (readonly CopiedCell[])[];

/** Copies a table for a spreadsheet: exact amounts, true negatives. */
export function CopyButton({ label, name, cells }: Props) {
  const toast = useToast();
  const copy = () =>
    copyCells(cells()).then(
      () => toast({ title: "Copied", description: "Paste it into a spreadsheet." }),
      () =>
        toast({
          title: "Not copied",
          description:
            "It could not be read whole, or the browser does not let this page use the clipboard.",
          variant: "destructive",
        }),
    );
  return (
    <Button
      size="small"
      color="inherit"
      className="no-print"
      startIcon={<CopyIcon />}
      aria-label={name ? `${label}: ${name}` : label}
      onClick={() => void copy()}
      style={{ color: "var(--mui-palette-text-secondary)" }}
    >
      {label}
    </Button>
  );
}
