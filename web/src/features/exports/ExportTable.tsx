import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import type { ExportRecord, Project } from "@tieout/contract";
import { periodWords } from "@tieout/core";
import { Button } from "../../components/Button.tsx";
import { TableFrame } from "../../components/TableFrame.tsx";
import { formatTime } from "../../lib/format/formatTime.ts";
import { exportOffers } from "./exportOffers.ts";
import { formatSize } from "./formatSize.ts";
import { useDownload } from "./useDownload.ts";

type Props = { project: Project; exports: readonly ExportRecord[] };

/** Who exported what, when, of which version, with its fingerprint. */
export function ExportTable({ project, exports }: Props) {
  const download = useDownload(project.id);
  return (
    <TableFrame label="History of exports" canCopy>
      <Table aria-label="History of exports" sx={tableStyle}>
        <TableHead>
          <TableRow>
            {["File", "Version", "When", "Who", "Download"].map((name) => (
              <TableCell key={name}>{name}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {exports.map((made) => (
            <ExportRow
              key={made.id}
              made={made}
              isBusy={download.isPending}
              onDownload={() => download.mutate(made.id)}
            />
          ))}
        </TableBody>
      </Table>
    </TableFrame>
  );
}

type RowProps = { made: ExportRecord; isBusy: boolean; onDownload: () => void };

function ExportRow({ made, isBusy, onDownload }: RowProps) {
  const { kind, fileName, version, method, entity, periodLength, listsEntries } = made;
  const { createdAt, createdBy, sha256, sizeBytes } = made;
  const what = [
    method === "indirect" ? "Indirect" : "Direct",
    entity,
    periodLength && `in ${periodWords[periodLength]}`,
    listsEntries && "with entries",
    formatSize(sizeBytes),
  ];
  return (
    <TableRow>
      <TableCell sx={{ minWidth: 200, overflowWrap: "anywhere" }}>
        <Box component="span" sx={{ fontWeight: 550 }}>
          {exportOffers[kind].title}
        </Box>
        {` · ${what.filter(Boolean).join(" · ")}`}
        <Typography variant="caption" component="div" color="textSecondary">
          {fileName}
          <br />
          {"SHA-256 "}
          <code title={sha256}>{sha256.slice(0, 12)}…</code>
        </Typography>
      </TableCell>
      <TableCell>{version}</TableCell>
      <TableCell sx={{ minWidth: 108 }}>
        <time dateTime={createdAt}>{formatTime(createdAt)}</time>
      </TableCell>
      <TableCell sx={{ minWidth: 104, overflowWrap: "anywhere" }}>{createdBy ?? "–"}</TableCell>
      <TableCell align="right">
        <Button
          size="small"
          color="inherit"
          disabled={isBusy}
          onClick={onDownload}
          aria-label={`Download ${fileName} of version ${version}`}
        >
          Download
        </Button>
      </TableCell>
    </TableRow>
  );
}

const tableStyle = {
  "& td": { verticalAlign: "top" },
  "& tr:last-of-type td": { borderBottom: 0 },
  "& td:first-of-type, & th:first-of-type": { pl: { xs: 2, sm: 2.5 } },
} as const;
