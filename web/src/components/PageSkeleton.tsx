import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";

/** A screen that is on its way, in the shape of a screen. */
export function PageSkeleton() {
  return (
    <Box role="status" aria-label="Loading the page">
      <Skeleton width={220} height={36} />
      <Skeleton width="min(420px, 80%)" height={22} sx={{ mb: 3 }} />
      <Skeleton variant="rounded" height={280} />
    </Box>
  );
}
