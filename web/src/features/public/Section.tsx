import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

type Props = {
  title: string;
  lead?: string | undefined;
  /** The content takes the whole width, under the title instead of beside it. */
  isWide?: boolean;
  children: ReactNode;
};

/** A titled section of a public page. */
export function Section({ title, lead, isWide = false, children }: Props) {
  return (
    <Box component="section" sx={isWide ? wideStyle : besideStyle}>
      <div>
        <Typography variant="h1" component="h2">
          {title}
        </Typography>
        {lead && (
          <Typography color="textSecondary" sx={{ mt: 0.5 }}>
            {lead}
          </Typography>
        )}
      </div>
      <div>{children}</div>
    </Box>
  );
}

const wideStyle = { mt: { xs: 5, sm: 7 }, display: "grid", rowGap: 2.5 } as const;

const besideStyle = {
  mt: { xs: 5, sm: 7 },
  pt: { xs: 2.5, sm: 3 },
  borderTop: 1,
  borderColor: "divider",
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "240px minmax(0, 1fr)" },
  columnGap: 4,
  rowGap: 2.5,
} as const;
