import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import type { Project } from "@tieout/contract";
import { type ReactNode, useDeferredValue } from "react";
import { ErrorNotice } from "../components/ErrorNotice.tsx";
import { PageHeader } from "../components/PageHeader.tsx";
import { PageMeta } from "../components/page/PageMeta.tsx";
import { type SignedInPath, signedInPages } from "../config/signedInPages.ts";
import { useSelectedProject } from "../lib/project/useSelectedProject.ts";
import { ChangeWatch } from "./ChangeWatch.tsx";
import { FirstSteps } from "./FirstSteps.tsx";
import { BodySkeleton, PageSkeleton } from "./PageSkeleton.tsx";
import { RunWatch } from "./RunWatch.tsx";
import { SampleNotice } from "./SampleNotice.tsx";

type Props = {
  path: SignedInPath;
  /** Whether the screen has a heading of its own above this. */
  isHeaded?: boolean;
  children: (project: Project) => ReactNode;
};

/** Shows a screen for the selected project, or asks for a project first. */
export function ProjectGate({ path, isHeaded = false, children }: Props) {
  const { title } = signedInPages[path];
  const { selected, isLoading, error, retry } = useSelectedProject();
  // A screen is a thousand elements: where they first come they are drawn in slices, so that the
  // frame answers meanwhile. Another project takes the place of the one before at once.
  const isDue = useDeferredValue(selected !== null);
  if (isLoading || (selected && !isDue))
    return isHeaded ? <BodySkeleton title={title} /> : <PageSkeleton />;
  if (error) {
    return (
      <>
        {!isHeaded && <PageHeader path={path} />}
        <ErrorNotice title="Your projects could not be read" error={error} onRetry={retry} />
      </>
    );
  }
  if (selected) {
    return (
      <>
        <RunWatch key={`run of ${selected.id}`} project={selected} />
        <ChangeWatch key={`changes of ${selected.id}`} project={selected} />
        {selected.isSample && <SampleNotice />}
        {children(selected)}
      </>
    );
  }
  return (
    <Paper variant="outlined" sx={{ px: 3, py: 7, textAlign: "center" }}>
      <PageMeta title={title} />
      <Typography variant="h1" component={isHeaded ? "h2" : "h1"}>
        No Project Selected
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 3 }}>
        Create one for your own books, or look at a finished statement first.
      </Typography>
      <FirstSteps />
    </Paper>
  );
}
