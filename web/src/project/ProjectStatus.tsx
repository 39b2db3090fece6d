import Box from "@mui/material/Box";
import type { Project } from "@tieout/contract";

const looks = {
  draft: { label: "Draft", color: "text.secondary", bgcolor: "tint.quiet" },
  processing: { label: "Processing", color: "text.primary", bgcolor: "tint.quiet" },
  needs_review: { label: "Needs review", color: "warning.main", bgcolor: "tint.warning" },
  completed: { label: "Completed", color: "success.main", bgcolor: "tint.success" },
} as const satisfies Record<Project["status"], { label: string; color: string; bgcolor: string }>;

/** The status of a project, in one word. */
export function ProjectStatus({ project }: { project: Pick<Project, "status" | "openPoints"> }) {
  const { status, openPoints } = project;
  const { label, color, bgcolor } = looks[status];
  const isCounted = status === "needs_review" && openPoints !== null && openPoints > 0;
  return (
    <Box component="span" sx={{ ...markStyle, color, bgcolor }}>
      {isCounted ? `${openPoints} open` : label}
    </Box>
  );
}

const markStyle = {
  px: 0.875,
  borderRadius: 1,
  fontSize: "0.75rem",
  lineHeight: "1.25rem",
  fontWeight: 500,
  whiteSpace: "nowrap",
} as const;
