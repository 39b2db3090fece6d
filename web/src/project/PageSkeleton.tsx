import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useLocation } from "react-router-dom";
import { PageHeader } from "../components/PageHeader.tsx";
import { paths } from "../config/paths.ts";
import { isSignedInPath, signedInPages } from "../config/signedInPages.ts";
import { ProjectControlsRoom } from "./ProjectControlsRoom.tsx";

/** A screen that is loading, in the shape of a screen; what is known already is shown. */
export function PageSkeleton() {
  const { pathname } = useLocation();
  const path = isSignedInPath(pathname) ? pathname : paths.home;
  const { title, purpose } = signedInPages[path];
  return (
    <>
      <PageHeader
        path={path}
        detail={path === paths.authSettings ? undefined : <Skeleton width={160} />}
        actions={path === paths.home && <ProjectControlsRoom />}
      />
      <BodySkeleton title={title} text={path === paths.cashFlow ? purpose : undefined} />
    </>
  );
}

type BodyProps = {
  title: string;
  /** What there is to read until then, where the head of the screen does not say it. */
  text?: string | undefined;
};

/** The part below the head of a screen, while it is loading. */
export function BodySkeleton({ title, text }: BodyProps) {
  return (
    <Box role="status" aria-label={`Loading ${title}`} sx={{ position: "relative" }}>
      <Skeleton variant="rounded" height={280} />
      {text !== undefined && <Typography sx={textStyle}>{text}</Typography>}
    </Box>
  );
}

const textStyle = {
  position: "absolute",
  top: 0,
  p: 2,
  maxWidth: 680,
  color: "text.secondary",
} as const;
