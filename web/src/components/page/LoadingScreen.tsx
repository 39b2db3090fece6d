import Box from "@mui/material/Box";
import CircularProgress from "@mui/material/CircularProgress";
import Typography from "@mui/material/Typography";
import { productName } from "../../config/product.ts";

/** The full page while the session is read. */
export function LoadingScreen() {
  return (
    <Box component="main" sx={{ minHeight: "100vh", display: "grid", placeContent: "center" }}>
      <Box role="status" sx={{ display: "flex", alignItems: "center", gap: 1.5 }}>
        <CircularProgress size={18} thickness={5} aria-hidden />
        <Typography>Loading {productName}…</Typography>
      </Box>
    </Box>
  );
}
