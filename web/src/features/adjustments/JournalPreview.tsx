import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { debitsFirst } from "@tieout/core";
import { ExactAmount } from "../../components/ExactAmount.tsx";
import { TableFrame } from "../../components/TableFrame.tsx";
import { smallTableStyle } from "../../statement/effect/smallTableStyle.ts";
import type { FormFacts } from "./forms/GuidedForm.ts";
import type { JournalLine } from "./forms/journal.ts";
import { nameOfLine } from "./nameOfLine.ts";

type Props = { lines: readonly JournalLine[]; facts: FormFacts };

/** The journal a form is about to write, as an accountant would write it. */
export function JournalPreview({ lines, facts }: Props) {
  const side = (amount: string | undefined) =>
    amount && <ExactAmount amount={amount} currency={facts.currency} />;
  return (
    <section aria-label="The journal">
      <Typography variant="h3">The journal</Typography>
      <TableFrame label="The journal" canCopy>
        <Box component="table" aria-label="The journal" sx={smallTableStyle}>
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
                <td>{side(line.debit)}</td>
                <td>{side(line.credit)}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      </TableFrame>
    </section>
  );
}
