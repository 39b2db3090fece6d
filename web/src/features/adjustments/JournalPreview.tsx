import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { debitsFirst } from "@tieout/core";
import { formatMoney } from "../../lib/format/formatAmount.ts";
import { smallTableStyle } from "../../statement/effect/smallTableStyle.ts";
import type { FormFacts } from "./forms/GuidedForm.ts";
import type { JournalLine } from "./forms/journal.ts";
import { nameOfLine } from "./nameOfLine.ts";

type Props = { lines: readonly JournalLine[]; facts: FormFacts };

/** The journal a form is about to write, as an accountant would write it. */
export function JournalPreview({ lines, facts }: Props) {
  const money = (amount: string | undefined) =>
    amount && formatMoney(amount, facts.currency, "exactly");
  return (
    <section aria-label="The journal">
      <Typography variant="h3">The journal</Typography>
      <Box component="table" sx={smallTableStyle}>
        <thead>
          <tr>
            <th scope="col">Account or cash line</th>
            <th scope="col">Debit</th>
            <th scope="col">Credit</th>
          </tr>
        </thead>
        <tbody>
          {debitsFirst(lines).map((line) => (
            <tr key={`${line.account ?? line.cash} ${line.debit ?? ""} ${line.credit ?? ""}`}>
              <th scope="row">{nameOfLine(line, facts)}</th>
              <td>{money(line.debit)}</td>
              <td>{money(line.credit)}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </section>
  );
}
