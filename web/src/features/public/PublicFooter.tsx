import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { Link as RouterLink } from "react-router-dom";
import { Wordmark } from "../../components/Wordmark.tsx";
import { paths } from "../../config/paths.ts";
import { productClaim } from "../../config/product.ts";

const columns = [
  {
    title: "Product",
    pages: [
      { label: "Features", to: paths.features },
      { label: "Pricing", to: paths.pricing },
      { label: "Solutions", to: paths.solutions },
    ],
  },
  {
    title: "Company",
    pages: [
      { label: "About", to: paths.about },
      { label: "Privacy", to: paths.privacy },
      { label: "Terms", to: paths.terms },
      { label: "Help", to: paths.help },
      { label: "Support", to: paths.support },
    ],
  },
] as const;

/** The foot of every public page. */
export function PublicFooter() {
  return (
    <Box component="footer" sx={footerStyle}>
      <Box sx={innerStyle}>
        <div>
          <Wordmark />
          <Typography color="textSecondary" sx={{ mt: 1 }}>
            {productClaim}
          </Typography>
        </div>
        <Box component="nav" aria-label="Footer" sx={columnsStyle}>
          {columns.map(({ title, pages }) => (
            <div key={title}>
              <Typography variant="h3" component="h2">
                {title}
              </Typography>
              <Box component="ul" sx={listStyle}>
                {pages.map(({ label, to }) => (
                  <li key={to}>
                    <Link component={RouterLink} to={to} color="textSecondary" underline="hover">
                      {label}
                    </Link>
                  </li>
                ))}
              </Box>
            </div>
          ))}
        </Box>
      </Box>
    </Box>
  );
}

const footerStyle = { borderTop: 1, borderColor: "divider", mt: { xs: 7, sm: 10 } } as const;

const innerStyle = {
  maxWidth: 1120,
  mx: "auto",
  px: { xs: 2, sm: 3 },
  py: { xs: 4, sm: 5 },
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: 6,
  rowGap: 4,
} as const;

const columnsStyle = { display: "flex", columnGap: { xs: 8, sm: 10 } } as const;

const listStyle = {
  m: 0,
  mt: 1,
  p: 0,
  listStyle: "none",
  color: "text.secondary",
  "& li": { minHeight: { xs: 40, sm: 28 }, display: "flex", alignItems: "center" },
} as const;
