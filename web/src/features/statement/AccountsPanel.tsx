import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type AccountSummary, separateThousands } from "@tieout/core";
import { useState } from "react";
import { Panel } from "../../components/Panel.tsx";
import { accountsQuery } from "../../lib/queries/accountsQuery.ts";
import { useSlicedQuery } from "../../lib/queries/useSlicedQuery.ts";
import { AccountsTable } from "./AccountsTable.tsx";

type Props = { projectId: string; accounts: readonly AccountSummary[]; currency: string };

/** More rows than these are drawn when they are asked for, but for those that wait for somebody. */
const MOST = 200;

/** Every account as the engine read it: what it was taken for, how sure, and why. */
export function AccountsPanel({ projectId, accounts, currency }: Props) {
  const { data: known = [] } = useSlicedQuery(accountsQuery(projectId));
  const stale = new Set(known.flatMap(({ code, isStale }) => (isStale ? [code] : [])));
  const [search, setSearch] = useState("");
  const [isWhole, setWhole] = useState(false);
  const wanted = search.trim().toLowerCase();
  const found = accounts.filter(({ code, name }) =>
    `${code} ${name}`.toLowerCase().includes(wanted),
  );
  const shown = found.filter(({ code }, at) => isWhole || at < MOST || stale.has(code));
  return (
    <Box id="accounts" tabIndex={-1} className="no-print">
      <Panel
        title="Accounts"
        description={`${separateThousands(String(accounts.length))} accounts with the role each was given. A role you change is remembered.`}
        actions={
          <TextField
            label="Find an account"
            type="search"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            className="no-print"
          />
        }
      >
        <AccountsTable {...{ projectId, currency, stale }} accounts={shown} />
        {found.length === 0 && <Typography>No account of that code or name.</Typography>}
        {shown.length < found.length && (
          <Button color="inherit" onClick={() => setWhole(true)} sx={{ mt: 1 }}>
            {`Show all ${separateThousands(String(found.length))} accounts`}
          </Button>
        )}
      </Panel>
    </Box>
  );
}
