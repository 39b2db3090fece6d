import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { useLocation } from "react-router-dom";
import { PageHeader } from "../components/PageHeader.tsx";
import { paths } from "../config/paths.ts";
import { isSignedInPath, signedInPages } from "../config/signedInPages.ts";
import { ProjectControlsRoom } from "./ProjectControlsRoom.tsx";

/** A screen that is loading, in the shape of a screen; what is known already is shown. */
export function PageSkeleton() {
  const { pathname } = useLocation();
  const path = isSignedInPath(pathname) ? pathname : paths.home;
  const title = signedInPages[path].title;
  return (
    <>
      <PageHeader
        path={path}
        detail={path === paths.authSettings ? undefined : <Skeleton width={160} />}
        actions={path === paths.home && <ProjectControlsRoom />}
      />
      <BodySkeleton title={title} />
    </>
  );
}

/** The part below the head of a screen, while it is loading. */
export function BodySkeleton({ title }: { title: string }) {
  return (
    <Box role="status" aria-label={`Loading ${title}`}>
      <Skeleton variant="rounded" height={280} />
    </Box>
  );
}
