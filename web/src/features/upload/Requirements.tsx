import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type ColumnKind, columnsOf, type FileType } from "@tieout/core";

const kindLabels = { text: "Text", number: "Number", date: "Date" } as const satisfies Record<
  ColumnKind,
  string
>;

type Props = {
  fileType: FileType;
  /** Once a file is there they are read by nobody, and stay within reach. */
  isFolded: boolean;
};

/** The columns a file must have, read from the table the ingest itself uses. */
export function Requirements({ fileType, isFolded }: Props) {
  const columns = Object.values(columnsOf(fileType)).filter(({ isExtra }) => !isExtra);
  return (
    <Box component="details" open={!isFolded} sx={{ mt: 2 }}>
      <Typography component="summary" variant="h3" sx={{ cursor: "pointer" }}>
        Requirements
      </Typography>
      <Typography variant="body2" color="textSecondary">
        The file must include the listed columns with the correct data types.
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
