import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type ColumnKind, columnsOf, isFileType, type UploadType } from "@tieout/core";

const kindLabels = { text: "Text", number: "Number", date: "Date" } as const satisfies Record<
  ColumnKind,
  string
>;

/** What a general ledger is told by; its columns are found by their meaning. */
const ledgerColumns: readonly { header: string; kind: ColumnKind }[] = [
  { header: "Date", kind: "date" },
  { header: "Entry number", kind: "text" },
  { header: "Account code or name", kind: "text" },
  { header: "Debit and credit, or one signed amount", kind: "number" },
  { header: "Text, party, document, reconciliation code (optional)", kind: "text" },
];

type Props = {
  fileType: UploadType;
  /** Once a file is there they are read by nobody, and stay within reach. */
  isFolded: boolean;
};

/** The columns a file must have, read from the table the ingest itself uses. */
export function Requirements({ fileType, isFolded }: Props) {
  const columns = isFileType(fileType)
    ? Object.values(columnsOf(fileType)).filter(({ isExtra }) => !isExtra)
    : ledgerColumns;
  return (
    <Box component="details" open={!isFolded} sx={{ mt: 2 }}>
      <Typography component="summary" variant="h3" sx={{ cursor: "pointer" }}>
        Requirements
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {isFileType(fileType)
          ? "The file must include the listed columns with the correct data types. Account codes and types are optional."
          : "A line of the file for each line of each entry, with these columns; or a FEC, SAF-T, SIE, XAF, DATEV or GnuCash file, or a report by account, as the program writes it."}
      </Typography>
      <Box component="ul" sx={listStyle}>
        {columns.map(({ header, kind }) => (
          <li key={header}>
            {header}{" "}
            <Box component="span" sx={{ color: "text.secondary" }}>
              {kindLabels[kind]}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const listStyle = {
  m: 0,
  mt: 1,
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
