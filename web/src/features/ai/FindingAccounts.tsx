import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { accountLabel } from "@tieout/core";
import { Fragment } from "react";
import { Link as RouterLink } from "react-router-dom";
import { accountPath } from "../../config/paths.ts";
import { cashFlowQuery } from "../../lib/queries/cashFlowQuery.ts";

type Props = { projectId: string; codes: readonly string[] };

/** More accounts than these are looked up in the statement itself. */
const MOST_LINKED = 6;

/** The accounts that a finding is about, each a way to its row in the statement. */
export function FindingAccounts({ projectId, codes }: Props) {
  const { data } = useQuery(cashFlowQuery(projectId));
  const accounts = (data?.accounts ?? []).filter(({ code }) => codes.includes(code));
  if (accounts.length === 0) return null;
  return (
    <Typography variant="body2" sx={{ mt: 0.5 }}>
      {"Look at "}
      {accounts.slice(0, MOST_LINKED).map(({ code, name }, at) => (
        <Fragment key={code}>
          {at > 0 && ", "}
          <Link component={RouterLink} to={accountPath(code)}>
            {accountLabel(code, name)}
          </Link>
        </Fragment>
      ))}
      {accounts.length > MOST_LINKED && ` and ${accounts.length - MOST_LINKED} more`}
    </Typography>
  );
}
