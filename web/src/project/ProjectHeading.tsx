import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import type { CashFlow, Project } from "@tieout/contract";
import { describePeriod } from "@tieout/core";
import type { ReactNode } from "react";
import { Link as RouterLink, useLocation } from "react-router-dom";
import { projectSettingsSearch } from "../config/paths.ts";
import { useHeading } from "./useHeading.ts";

type Props = {
  project: Project;
  /** The statement beneath it, where one is shown. */
  shown?: CashFlow | undefined;
  /** What else stands with the project's name. */
  children?: ReactNode;
};

/** Whose statement a screen shows and for when, apart from what the project is called. */
export function ProjectHeading({ project, shown, children }: Props) {
  const { entityName, period, unsaid } = useHeading(project, shown);
  const address = useLocation();
  const words = period === null ? "" : describePeriod(period);
  const alone = words.charAt(0).toUpperCase() + words.slice(1);
  // Of several companies the one that is shown, as exports head it
  const whose = [entityName, shown?.entity].filter(Boolean).join(": ");
  const said = whose === "" ? alone : [whose, words].filter(Boolean).join(", ");
  return (
    <>
      {said !== "" && <Box component="span">{said}</Box>}
      {unsaid.length > 0 && (
        <Link
          component={RouterLink}
          className="no-print"
          to={{ search: projectSettingsSearch(address.search) }}
          sx={{ color: "warning.main", ml: said === "" ? 0 : 1 }}
        >
          {`Name ${unsaid.map((part) => `the ${part}`).join(" and ")}`}
        </Link>
      )}
      <Box sx={{ fontWeight: 400, color: "text.secondary" }}>
        {project.name}
        {children}
      </Box>
    </>
  );
}
