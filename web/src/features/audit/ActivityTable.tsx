import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import type { AuditEntry } from "@tieout/contract";
import { TableFrame } from "../../components/TableFrame.tsx";
import { useUserName } from "../../components/useUserName.ts";
import { formatTimeExactly } from "../../lib/format/formatTime.ts";
import { actionLabels } from "./actionLabels.ts";
import { EntryDetails } from "./EntryDetails.tsx";

/** The entries, newest first. */
export function ActivityTable({ entries }: { entries: readonly AuditEntry[] }) {
  const nameOf = useUserName();
  return (
    <TableFrame label="Activity History" canCopy>
      <Table aria-label="Activity History" sx={tableStyle}>
        <TableHead>
          <TableRow>
            {["Timestamp", "Action", "Description", "User", "Details"].map((name) => (
              <TableCell key={name}>{name}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {entries.map((entry) => (
            <TableRow key={entry.id}>
              <TableCell className="time">
                <time dateTime={entry.createdAt}>{formatTimeExactly(entry.createdAt)}</time>
              </TableCell>
              <TableCell className="action">{actionLabels[entry.action]}</TableCell>
              <TableCell sx={{ minWidth: { xs: 152, sm: 200 } }}>{entry.description}</TableCell>
              <TableCell className="user">{nameOf(entry.userId)}</TableCell>
              <TableCell sx={{ minWidth: 160, width: "30%" }}>
                <EntryDetails metadata={entry.metadata} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableFrame>
  );
}

const tableStyle = {
  "& td": { verticalAlign: "top" },
  // On a phone what happened stands beside when, and the rest is scrolled to.
  "& th, & td": { px: { xs: 1, sm: 2 } },
  "& td:first-of-type, & th:first-of-type": {
    pl: { xs: 2, sm: 2.5 },
    position: "sticky",
    left: 0,
    bgcolor: "background.paper",
  },
  "& tr:last-of-type td": { borderBottom: 0 },
  // Where there is little room, the day and the time beneath it.
  "& .time": { whiteSpace: { md: "nowrap" }, minWidth: { xs: 92, sm: 124 } },
  "& .user": { minWidth: 104, overflowWrap: "anywhere" },
  "& .action": { whiteSpace: { sm: "nowrap" }, fontWeight: 550 },
} as const;
