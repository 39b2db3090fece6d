import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { fileTypeLabels, type Method, type SourceRow } from "@tieout/core";
import { AmountText } from "../../components/AmountText.tsx";
import type { StatementLine } from "../../lib/api/StatementLine.ts";
import type { TracedAmount } from "../../lib/queries/ledgerEntriesQuery.ts";
import { EntryList } from "./EntryList.tsx";

type Props = {
  line: StatementLine;
  currency: string;
  /** Whose entries can be looked up; null for an entity's statement, which keeps none. */
  place: { projectId: string; method: Method } | null;
};

/** The pieces of a line, each with its account, its reason and the rows it stood in. */
export function SourceList({ line, currency, place }: Props) {
  return (
    <section aria-label="Where this number comes from">
      <Typography variant="h3">Where this number comes from</Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: "none" }}>
        {line.sources.map((source, index) => (
          // An account can stand here twice, so its place in the list is part of its name.
          <SourceItem
            key={`${String(index)} ${source.account}`}
            source={source}
            currency={currency}
            entries={
              place && {
                projectId: place.projectId,
                amount: { method: place.method, line: line.id, account: source.account },
              }
            }
          />
        ))}
      </Box>
      <Box sx={{ ...pieceStyle, borderTop: "1px solid var(--mui-palette-rule)", pt: 1.25 }}>
        <span>{line.lineItem}</span>
        <AmountText amount={line.currentYear} currency={currency} />
      </Box>
    </section>
  );
}

type ItemProps = {
  source: StatementLine["sources"][number];
  currency: string;
  entries: { projectId: string; amount: TracedAmount } | null;
};

function SourceItem({ source, currency, entries }: ItemProps) {
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: "divider", py: 1.25 }}>
      <Box sx={pieceStyle}>
        <span>{`${source.account} ${source.accountName}`}</span>
        <AmountText amount={source.amount} currency={currency} />
      </Box>
      <Typography variant="body2" color="textSecondary">
        {source.adjustmentId ? `Adjustment: ${source.reason}` : source.reason}
      </Typography>
      {entries && source.entryCount !== undefined && (
        <EntryList {...entries} count={source.entryCount} currency={currency} />
      )}
      {source.rows.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {source.rows.map(rowText).join(" · ")}
        </Typography>
      )}
    </Box>
  );
}

// "Balance Sheet, row 12"
function rowText({ fileType, sheet, row }: SourceRow): string {
  const labels: Readonly<Record<string, string>> = fileTypeLabels;
  return [labels[fileType] ?? fileType, sheet && `sheet ${sheet}`, `row ${row}`]
    .filter(Boolean)
    .join(", ");
}

const pieceStyle = {
  display: "flex",
  justifyContent: "space-between",
  gap: 2,
  pr: "0.6em",
  fontWeight: 600,
} as const;
