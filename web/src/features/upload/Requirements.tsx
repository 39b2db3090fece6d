import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type ColumnKind, columnsOf, isFileType, type UploadType } from "@tieout/core";
import { useId } from "react";

const kindLabels = { text: "Text", number: "Number", date: "Date" } as const satisfies Record<
  ColumnKind,
  string
>;

/** What a general ledger is told by; its columns are found by their meaning. */
const ledgerColumns: readonly ShownColumn[] = [
  { header: "Date", kind: "date", isRequired: true },
  { header: "Entry number", kind: "text", isRequired: true },
  { header: "Account code or name", kind: "text", isRequired: true },
  { header: "Debit and credit, or one signed amount", kind: "number", isRequired: true },
  { header: "Text", kind: "text" },
  { header: "Party", kind: "text" },
  { header: "Document", kind: "text" },
  { header: "Reconciliation code", kind: "text" },
  { header: "Posted by", kind: "text" },
  { header: "Entered at", kind: "date" },
];

type ShownColumn = { header: string; kind: ColumnKind; isRequired?: boolean };

type Props = {
  fileType: UploadType;
  /** Once a file is there, or enough of others, they are read by nobody and stay within reach. */
  isFolded: boolean;
};

/** What is looked for in a file and what may be missing, read from the table the ingest itself uses. */
export function Requirements({ fileType, isFolded }: Props) {
  const columns: readonly ShownColumn[] = isFileType(fileType)
    ? Object.values(columnsOf(fileType))
    : ledgerColumns;
  return (
    <Box component="details" open={!isFolded} sx={{ mt: 2 }}>
      <Typography component="summary" variant="h3" sx={{ cursor: "pointer" }}>
        Requirements
      </Typography>
      {!isFileType(fileType) && (
        <Typography variant="body2" color="textSecondary">
          As your program exports it: a line for each line of each entry, or a FEC, SAF-T, SIE, XAF,
          DATEV or GnuCash file, or a report by account. The year may come in several files, such as
          one for each month or entity: together they are the ledger.
        </Typography>
      )}
      <ColumnList
        title="Looked for"
        columns={columns.filter(({ isRequired }) => isRequired === true)}
      />
      <ColumnList
        title="Optional"
        columns={columns.filter(({ isRequired }) => isRequired !== true)}
      />
    </Box>
  );
}

function ColumnList({ title, columns }: { title: string; columns: readonly ShownColumn[] }) {
  const id = useId();
  if (columns.length === 0) return null;
  return (
    <>
      <Typography id={id} variant="body2" sx={{ mt: 1, fontWeight: 550 }}>
        {title}
      </Typography>
      <Box component="ul" aria-labelledby={id} sx={listStyle}>
        {columns.map(({ header, kind }) => (
          <li key={header}>
            {header}{" "}
            <Box component="span" sx={{ color: "text.secondary" }}>
              {kindLabels[kind]}
            </Box>
          </li>
        ))}
      </Box>
    </>
  );
}

const listStyle = {
  m: 0,
  mt: 0.5,
  p: 0,
  listStyle: "none",
  display: "flex",
  flexWrap: "wrap",
  gap: 0.75,
  "& li": {
    px: 1,
    py: "3px",
    borderRadius: 1,
    bgcolor: "tint.quiet",
    fontSize: "0.75rem",
    lineHeight: "1.125rem",
  },
} as const;
