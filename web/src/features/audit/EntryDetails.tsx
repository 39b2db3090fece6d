import Box from "@mui/material/Box";
import type { AuditEntry } from "@tieout/contract";
import { detailWords } from "./detailWords.ts";

/** What an entry recorded: in a line what tells it from the others, and all of it when asked. */
export function EntryDetails({ metadata }: { metadata: AuditEntry["metadata"] }) {
  const { brief, details } = detailWords(metadata);
  if (details.length === 0) return null;
  return (
    <Box component="details" sx={detailsStyle}>
      <summary>{brief || "All it recorded"}</summary>
      <Box component="dl" sx={{ m: 0, mt: 0.5 }}>
        {details.map(({ name, value }) => (
          <div key={name}>
            <dt>{`${name}: `}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Box>
    </Box>
  );
}

const detailsStyle = {
  color: "text.secondary",
  overflowWrap: "anywhere",
  "& summary": { cursor: "pointer" },
  "& dt, & dd": { display: "inline", m: 0 },
  "& dd": { color: "text.primary" },
} as const;
