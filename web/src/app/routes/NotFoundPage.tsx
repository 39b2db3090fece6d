import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Link as RouterLink } from "react-router-dom";
import { Button } from "../../components/Button.tsx";
import { PageMeta } from "../../components/page/PageMeta.tsx";
import { Wordmark } from "../../components/Wordmark.tsx";
import { paths } from "../../config/paths.ts";

/** For an address that is none of ours (texts: specification section 2). */
export function NotFoundPage() {
  return (
    <Box
      component="main"
      id="main"
      sx={{ minHeight: "100vh", display: "grid", placeContent: "center", p: 3 }}
    >
      <PageMeta title="404 Page Not Found" />
      <Wordmark />
      <Typography variant="h1" sx={{ mt: 4 }}>
        404 Page Not Found
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 3 }}>
        There is nothing at this address. It may have moved, or was mistyped.
      </Typography>
      <Button
        component={RouterLink}
        to={paths.home}
        variant="contained"
        style={{ justifySelf: "start" }}
      >
        Go to the start page
      </Button>
    </Box>
  );
}
