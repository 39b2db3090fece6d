import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { useQuery } from "@tanstack/react-query";
import type { Project } from "@tieout/contract";
import { openingsOf } from "@tieout/contract";
import { useState } from "react";
import { Link as RouterLink } from "react-router-dom";
import { Button } from "../../../components/Button.tsx";
import { AddIcon } from "../../../components/icons.ts";
import { Panel } from "../../../components/Panel.tsx";
import { paths } from "../../../config/paths.ts";
import { filesQuery } from "../../../lib/queries/filesQuery.ts";
import { CurrencyNotice } from "../../../project/CurrencyNotice.tsx";
import { ProcessControls } from "../../../project/ProcessControls.tsx";
import { cardsOf } from "../cardsOf.ts";
import { FilesNotice } from "../files/FilesNotice.tsx";
import { HeadingNotice } from "../files/HeadingNotice.tsx";
import { OpeningsNotice } from "../files/OpeningsNotice.tsx";
import { ReadAgainNotice } from "../files/ReadAgainNotice.tsx";
import { CompactUpload } from "./CompactUpload.tsx";

/** The dashboard's upload card: the files that are there, zones for others, and the button that makes a statement of them. */
export function UploadPanel({ project }: { project: Project }) {
  const { data: files = [] } = useQuery(filesQuery(project.id));
  const [isAdding, setAdding] = useState(false);
  const cards = cardsOf(project, files);
  const { missing } = openingsOf(project, files);
  const wanted = new Set([...files.map(({ fileType }) => fileType), ...missing]);
  // Empty zones stand before the first file; beside files they are asked for.
  const isShort = files.length > 0 && !isAdding;
  const shown = isShort ? cards.filter(({ fileType }) => wanted.has(fileType)) : cards;
  return (
    <Panel
      title={files.length === 0 ? "Upload data" : "Files"}
      description={
        <>
          A trial balance is enough; so are a profit and loss with a balance sheet, or the general
          ledger.{" "}
          <Link component={RouterLink} to={paths.upload}>
            Requirements and templates
          </Link>
        </>
      }
    >
      <FilesNotice projectId={project.id} />
      <CurrencyNotice project={project} />
      <ReadAgainNotice project={project} />
      <HeadingNotice project={project} />
      <OpeningsNotice project={project} />
      <Box sx={gridStyle}>
        {shown.map(({ fileType, isOptional }) => (
          <CompactUpload
            key={fileType}
            fileType={fileType}
            isOptional={isOptional}
            projectId={project.id}
          />
        ))}
      </Box>
      {isShort && shown.length < cards.length && (
        <Button
          color="inherit"
          startIcon={<AddIcon />}
          style={{ marginTop: 8 }}
          onClick={() => setAdding(true)}
        >
          Add another file
        </Button>
      )}
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
