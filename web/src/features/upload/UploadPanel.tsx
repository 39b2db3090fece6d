import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { useQuery } from "@tanstack/react-query";
import type { Project } from "@tieout/contract";
import { Link as RouterLink } from "react-router-dom";
import { Panel } from "../../components/Panel.tsx";
import { ProcessControls } from "../../components/ProcessControls.tsx";
import { paths } from "../../config/paths.ts";
import { filesQuery } from "../../lib/queries/filesQuery.ts";
import { CompactUpload } from "./CompactUpload.tsx";
import { FilesNotice } from "./FilesNotice.tsx";
import { OpeningsNotice } from "./OpeningsNotice.tsx";
import { cardsOf } from "./openings.ts";

/** The dashboard's upload card: the drop zones and the button that makes a statement of them. */
export function UploadPanel({ project }: { project: Project }) {
  const { data: files = [] } = useQuery(filesQuery(project.id));
  return (
    <Panel
      title="Upload data"
      description={
        <>
          A trial balance is enough; so are a profit and loss with a balance sheet.{" "}
          <Link component={RouterLink} to={paths.upload}>
            Requirements and templates
          </Link>
        </>
      }
    >
      <FilesNotice projectId={project.id} />
      <OpeningsNotice project={project} />
      <Box sx={gridStyle}>
        {cardsOf(project, files).map(({ fileType, isOptional }) => (
          <CompactUpload key={fileType} {...{ fileType, isOptional }} projectId={project.id} />
        ))}
      </Box>
      <ProcessControls key={project.id} project={project} />
    </Panel>
  );
}

const gridStyle = {
  display: "grid",
  columnGap: 2,
  rowGap: 1.75,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
  // The odd one at the end takes the whole row, so that no hole is left beside it.
  "& > :last-child:nth-of-type(odd)": { gridColumn: "1 / -1" },
} as const;
