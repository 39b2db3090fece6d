import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { Link as RouterLink } from "react-router-dom";
import { paths } from "../../config/paths.ts";
import { productClaim, productName } from "../../config/product.ts";

const pages = [
  { label: "Features", to: paths.features },
  { label: "Solutions", to: paths.solutions },
  { label: "About", to: paths.about },
  { label: "Pricing", to: paths.pricing },
  { label: "Privacy", to: paths.privacy },
  { label: "Terms", to: paths.terms },
] as const;

/** The foot of every public page. */
export function PublicFooter() {
  return (
    <Box component="footer" sx={{ borderTop: 1, borderColor: "divider", mt: { xs: 6, sm: 9 } }}>
      <Box sx={innerStyle}>
        <Typography color="textSecondary" sx={{ mr: "auto" }}>
          {productName} · {productClaim}
        </Typography>
        <Box
          component="nav"
          aria-label="Footer"
          sx={{ display: "flex", flexWrap: "wrap", gap: 2.5 }}
        >
          {pages.map(({ label, to }) => (
            <Link
              key={to}
              component={RouterLink}
              to={to}
              color="textSecondary"
              underline="hover"
              sx={{ py: 1 }}
            >
              {label}
            </Link>
          ))}
          <Typography color="textSecondary" sx={{ py: 1 }}>
            Support
          </Typography>
        </Box>
      </Box>
    </Box>
  );
}

const innerStyle = {
  maxWidth: 1120,
  mx: "auto",
  px: { xs: 2, sm: 3 },
  py: 3,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 2,
} as const;
