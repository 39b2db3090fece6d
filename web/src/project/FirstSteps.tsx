import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { NewProjectButton } from "./NewProjectButton.tsx";
import { SampleButton } from "./SampleButton.tsx";

const steps = [
  [
    "Create a project",
    "It holds the files, the statement and the audit trail of one entity and year.",
  ],
  [
    "Upload your files",
    "A trial balance with last year beside it is enough, or the year's general ledger, as your program exports it.",
  ],
  [
    "Resolve the open points, and export",
    "Each open point has one action. The statement says whether it ties out and, if not, why.",
  ],
] as const;

/** What somebody without a project does, in three steps; or looks at first. */
export function FirstSteps() {
  return (
    <Box sx={{ maxWidth: 520, mx: "auto", textAlign: "left" }}>
      <Box component="ol" aria-label="First steps" sx={listStyle}>
        {steps.map(([title, text], at) => (
          <li key={title}>
            <Box aria-hidden sx={numberStyle}>
              {at + 1}
            </Box>
            <div>
              <Typography variant="h3" component="p">
                {title}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {text}
              </Typography>
            </div>
          </li>
        ))}
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, mt: 3 }}>
        <NewProjectButton isPrimary />
        <SampleButton />
      </Box>
    </Box>
  );
}

const listStyle = {
  display: "grid",
  gap: 2,
  m: 0,
  p: 0,
  listStyle: "none",
  "& li": { display: "grid", gridTemplateColumns: "28px 1fr", gap: 1.5 },
} as const;

const numberStyle = {
  width: 28,
  height: 28,
  display: "grid",
  placeItems: "center",
  borderRadius: "50%",
  border: 1,
  borderColor: "divider",
  fontWeight: 600,
  fontSize: "0.8125rem",
} as const;
