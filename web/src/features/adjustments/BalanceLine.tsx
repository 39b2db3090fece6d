import Box from "@mui/material/Box";
import { type Control, useWatch } from "react-hook-form";
import { formatMoney } from "../../lib/format/formatAmount.ts";
import { type JournalFields, journalBalance } from "./journalBalance.ts";

type Props = { control: Control<JournalFields>; currency: string };

/** Both sides of the journal as they stand, and what is missing. */
export function BalanceLine({ control, currency }: Props) {
  const lines = useWatch({ control, name: "lines" });
  const { debit, credit, difference } = journalBalance(lines);
  const isBalanced = !/[1-9]/.test(difference);
  const money = (amount: string) => formatMoney(amount, currency, 2);
  return (
    <Box
      role="status"
      sx={{ ml: { sm: "auto" }, color: isBalanced ? "text.secondary" : "warning.main" }}
    >
      {`Debits ${money(debit)} · Credits ${money(credit)}`}
      {!isBalanced && ` · Out by ${money(difference.replace("-", ""))}`}
    </Box>
  );
}
