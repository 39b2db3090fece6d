import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import type { Project } from "@tieout/contract";
import { describePeriod } from "@tieout/core";
import type { ReactNode } from "react";
import { Link as RouterLink, useLocation } from "react-router-dom";
import { projectSettingsSearch } from "../config/paths.ts";

/** What the heading of a statement needs and the project does not say (IAS 1.51); empty where it says all. */
export function unsaidOf({ entityName, period }: Pick<Project, "entityName" | "period">): string {
  return [
    ...(entityName === null ? ["the entity"] : []),
    ...(period === null ? ["the period"] : []),
  ].join(" and ");
}

type Props = {
  project: Project;
  /** What else stands with the project's name. */
  children?: ReactNode;
};

/** Whose statement a screen shows and for when, apart from what the project is called. */
export function ProjectHeading({ project, children }: Props) {
  const { entityName, period, name } = project;
  const address = useLocation();
  const unsaid = unsaidOf(project);
  const said = [entityName, period && describePeriod(period)].filter(Boolean).join(", ");
  return (
    <>
      {said !== "" && <Box component="span">{said}</Box>}
      {unsaid !== "" && (
        <Link
          component={RouterLink}
          className="no-print"
          to={{ search: projectSettingsSearch(address.search) }}
          sx={{ color: "warning.main", ml: said === "" ? 0 : 1 }}
        >
          {`Name ${unsaid}`}
        </Link>
      )}
      <Box sx={{ fontWeight: 400, color: "text.secondary" }}>
        {name}
        {children}
      </Box>
    </>
  );
}
