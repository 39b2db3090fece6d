import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import type { Project } from "@tieout/contract";
import { isSufficient } from "@tieout/contract";
import { useDeferredValue } from "react";
import { PageHeader } from "../../components/PageHeader.tsx";
import { paths } from "../../config/paths.ts";
import { signedInPages } from "../../config/signedInPages.ts";
import { filesQuery } from "../../lib/queries/filesQuery.ts";
import { CurrencyNotice } from "../../project/CurrencyNotice.tsx";
import { BodySkeleton } from "../../project/PageSkeleton.tsx";
import { ProjectGate } from "../../project/ProjectGate.tsx";
import { ProjectHeading } from "../../project/ProjectHeading.tsx";
import { cardsOf } from "./cardsOf.ts";
import { FilesNotice } from "./files/FilesNotice.tsx";
import { HeadingNotice } from "./files/HeadingNotice.tsx";
import { OpeningsNotice } from "./files/OpeningsNotice.tsx";
import { ReadAgainNotice } from "./files/ReadAgainNotice.tsx";
import { OpeningDifferences } from "./OpeningDifferences.tsx";
import { RemovedFiles } from "./RemovedFiles.tsx";
import { SpecialCases } from "./SpecialCases.tsx";
import { StatementOutcome } from "./StatementOutcome.tsx";
import { UploadCard } from "./sending/UploadCard.tsx";
import { wideCards } from "./wideCards.ts";

/** /upload: every file a project takes, what it must hold, and what was found in it. */
export function UploadPage() {
  return (
    <ProjectGate path={paths.upload}>
      {(project) => <Uploads key={project.id} project={project} />}
    </ProjectGate>
  );
}

function Uploads({ project }: { project: Project }) {
  const { data: files = [], isPending } = useQuery(filesQuery(project.id));
  // Without its files a card would say what it has not looked up, and move when they come.
  const isDue = useDeferredValue(!isPending);
  const cards = cardsOf(project, files);
  const wide = wideCards(
    cards.map(({ fileType }) => fileType),
    new Set(files.map(({ fileType }) => fileType)),
  );
  return (
    <>
      <PageHeader path={paths.upload} detail={<ProjectHeading project={project} />} />
      <FilesNotice projectId={project.id} />
      {isDue && <StatementOutcome project={project} />}
      {isDue && <CurrencyNotice project={project} />}
      {isDue && <ReadAgainNotice project={project} />}
      {isDue && <HeadingNotice project={project} />}
      {isDue && <OpeningsNotice project={project} />}
      <OpeningDifferences project={project} />
      {isDue ? (
        <Box sx={{ display: "grid", gap: 2 }}>
          <Box sx={gridStyle}>
            {cards.map((card) => (
              <Box key={card.fileType} sx={wide.has(card.fileType) ? wideStyle : null}>
                <UploadCard project={project} hasEnough={isSufficient(project, files)} {...card} />
              </Box>
            ))}
          </Box>
          <RemovedFiles project={project} />
          <SpecialCases />
        </Box>
      ) : (
        <BodySkeleton title={signedInPages[paths.upload].title} />
      )}
    </>
  );
}

const gridStyle = {
  display: "grid",
  gap: 2,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
  alignItems: "start",
} as const;

// Names of files, what was found in them and their first rows need room.
const wideStyle = { gridColumn: "1 / -1" } as const;
