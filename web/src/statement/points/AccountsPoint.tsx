import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { separateThousands } from "@tieout/core";
import { Link as RouterLink } from "react-router-dom";
import { Button } from "../../components/Button.tsx";
import { accountsToReviewPath } from "../../config/paths.ts";
import { rowStyle, titleStyle } from "./PointRow.tsx";

/** Many accounts that nobody is sure of: they are given their roles in the list, many at once. */
export function AccountsPoint({ count }: { count: number }) {
  return (
    <Box sx={rowStyle}>
      <Box sx={{ flex: "1 1 260px", minWidth: 0 }}>
        <Box sx={titleStyle}>{`${separateThousands(String(count))} accounts`}</Box>
        <Typography variant="body2" color="textSecondary">
          Nobody is sure yet what they are. Many are given a role at once, or from a list.
        </Typography>
      </Box>
      <GiveRoles>Give them their roles</GiveRoles>
    </Box>
  );
}

/** Leads to the accounts that are to be reviewed. */
export function GiveRoles({ children }: { children: string }) {
  return (
    <Button
      component={RouterLink}
      to={accountsToReviewPath}
      size="small"
      color="inherit"
      variant="outlined"
    >
      {children}
    </Button>
  );
}
