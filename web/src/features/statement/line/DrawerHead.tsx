import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import type { ReactNode } from "react";
import { CloseIcon } from "../../../components/icons.ts";
import { formatMoney } from "../../../lib/format/formatAmount.ts";

type Props = {
  title: string;
  amount: string;
  currency: string;
  onClose: () => void;
  /** What else is to be known of the figure. */
  children: ReactNode;
};

/** The line that is open, its figure, and the way back. */
export function DrawerHead({ title, amount, currency, onClose, children }: Props) {
  return (
    <Box sx={headStyle}>
      <div className="line">
        <h2 id="line-title">{title}</h2>
        <div className="figure">{formatMoney(amount, currency)}</div>
        {children}
      </div>
      <IconButton aria-label="Close" edge="end" onClick={onClose}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}

const headStyle = {
  display: "flex",
  gap: 1,
  alignItems: "flex-start",
  mb: 2,
  "& > .line": { flex: 1, minWidth: 0 },
  "& h2": { typography: "h2", m: 0 },
  "& .figure": { fontSize: "1.5rem", lineHeight: "2rem", fontWeight: 650, mt: 0.5 },
} as const;
