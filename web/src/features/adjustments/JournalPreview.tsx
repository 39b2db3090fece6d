import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { AccountSummary } from "@tieout/core";
import { formatAmount } from "../../lib/format/formatAmount.ts";
import type { JournalFormLine } from "./journalBalance.ts";
import { sideOptions } from "./sideOptions.ts";

type Props = {
  lines: readonly JournalFormLine[];
  accounts: readonly AccountSummary[];
  currency: string;
};

/** The journal a guided form is about to write, as an accountant would write it. */
export function JournalPreview({ lines, accounts, currency }: Props) {
  const options = sideOptions(accounts);
  return (
    <section aria-label="The journal">
      <Typography variant="h3">The journal</Typography>
      <Box component="table" sx={tableStyle}>
        <thead>
          <tr>
            <th scope="col">Account or cash line</th>
            <th scope="col">Debit</th>
            <th scope="col">Credit</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ side, debit, credit }) => (
            <tr key={side}>
              <th scope="row">
                {options.find(({ id }) => id === side)?.label ?? "Account still to choose"}
              </th>
              <td>{debit && formatAmount(debit, currency)}</td>
              <td>{credit && formatAmount(credit, currency)}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </section>
  );
}

const tableStyle = {
  width: "100%",
  borderCollapse: "collapse",
  fontSize: "0.8125rem",
  "& th, & td": {
    height: 36,
    textAlign: "left",
    fontWeight: 400,
    borderBottom: "1px solid",
    borderColor: "divider",
  },
  "& th:not(:first-of-type), & td": { textAlign: "right", width: 110 },
  "& thead th": { color: "text.secondary", fontWeight: 550 },
} as const;
