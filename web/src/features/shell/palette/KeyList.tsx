import Box from "@mui/material/Box";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { Dialog } from "../../../components/Dialog.tsx";

const keys = [
  ["Ctrl K", "Go to a screen, a line, an account or an action"],
  ["/", "Search on this screen"],
  ["?", "This list"],
  ["↑ ↓", "Walk the lines of the statement, or the rows of the accounts"],
  ["Enter", "Open a line; in the accounts, go to the role of a row"],
  ["C", "Confirm the role of an account, or those of all that are chosen"],
  ["Space", "Choose an account"],
  ["Shift ↑ ↓", "Choose several accounts"],
  ["Ctrl A", "Choose all accounts that are found, from a row"],
  ["Ctrl Z", "Take the last change of a role back"],
  ["Esc", "Close"],
] as const;

/** The keys that do something on any screen. */
export function KeyList({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby="keys-title">
      <DialogTitle id="keys-title" variant="h2">
        Keys
      </DialogTitle>
      <DialogContent>
        <Box component="dl" sx={listStyle}>
          {keys.map(([key, does]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </Box>
      </DialogContent>
    </Dialog>
  );
}

const listStyle = {
  m: 0,
  "& div": { display: "flex", gap: 2, py: 0.5 },
  "& dt": { width: 88, flexShrink: 0 },
  "& dd": { m: 0 },
  "& kbd": { font: "inherit", fontWeight: 600 },
} as const;
