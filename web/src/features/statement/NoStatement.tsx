import Button from "@mui/material/Button";
import { Link as RouterLink } from "react-router-dom";
import { EmptyState } from "../../components/EmptyState.tsx";
import { paths } from "../../config/paths.ts";

/** What stands in place of a statement before the first one is made. */
export function NoStatement() {
  return (
    <EmptyState
      title="No cash flow statement available."
      hint={'Upload trial balance data and click "Process Data" to generate the statement.'}
      action={
        <Button component={RouterLink} to={paths.upload} variant="outlined" color="inherit">
          Upload data
        </Button>
      }
    />
  );
}
