import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import type { Project } from "@tieout/contract";
import { printDay } from "@tieout/core";
import { ErrorNotice } from "../../components/ErrorNotice.tsx";
import { ExactAmount } from "../../components/ExactAmount.tsx";
import { Panel } from "../../components/Panel.tsx";
import { TableFrame } from "../../components/TableFrame.tsx";
import { TableSkeleton } from "../../components/TableSkeleton.tsx";
import type { FormFacts } from "./forms/GuidedForm.ts";
import { registerQuery } from "./registerQuery.ts";
import { type RegisterRow, registerRows } from "./registerRows.ts";

type Props = { project: Project; facts: FormFacts };

/** Every journal with its number, date, debits and credits, as books of first entry list them. */
export function JournalRegister({ project, facts }: Props) {
  const { data, error, isPending, refetch } = useQuery(registerQuery(project.id));
  const rows = registerRows(data ?? [], facts);
  if (!isPending && !error && rows.length === 0) return null;
  return (
    <Panel title="Journal register" description="Numbered as they were made; nothing is taken out.">
      {isPending && <TableSkeleton rows={4} amounts={2} />}
      {error && (
        <ErrorNotice
          title="The journals could not be read"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {rows.length > 0 && (
        <TableFrame label="Journal register" canCopy>
          <Box component="table" aria-label="Journal register" sx={registerStyle}>
            <thead>
              <tr>
                {["No.", "Date", "Text", "Account or cash line"].map((name) => (
                  <th scope="col" key={name}>
                    {name}
                  </th>
                ))}
                {["Debit", "Credit"].map((name) => (
                  <th scope="col" key={name} className="amount">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Line key={row.key} row={row} currency={facts.currency} />
              ))}
            </tbody>
          </Box>
        </TableFrame>
      )}
    </Panel>
  );
}

function Line({ row, currency }: { row: RegisterRow; currency: string }) {
  const { number, date, text, account, debit, credit } = row;
  const side = (amount: string | null) =>
    amount !== null && <ExactAmount amount={amount} currency={currency} />;
  return (
    <tr className={number === "" ? "" : "first"}>
      <td>{number}</td>
      <td>{date !== "" && printDay(date)}</td>
      <td>{text}</td>
      <th scope="row">{account}</th>
      <td className="amount">{side(debit)}</td>
      <td className="amount">{side(credit)}</td>
    </tr>
  );
}

const registerStyle = {
  width: "100%",
  borderCollapse: "collapse",
  fontSize: "0.8125rem",
  lineHeight: "1.125rem",
  "& th, & td": { py: 0.5, pr: 1.5, fontWeight: 400, textAlign: "left", verticalAlign: "top" },
  "& thead th": { color: "text.secondary", fontWeight: 550 },
  "& .first": { borderTop: "1px solid", borderColor: "divider" },
  "& .amount": { textAlign: "right", whiteSpace: "nowrap", pr: 0, pl: 1.5 },
} as const;
