import Button from "@mui/material/Button";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import type { ExportRecord, Project } from "@tieout/contract";
import { TableFrame } from "../../components/TableFrame.tsx";
import { formatTime } from "../../lib/format/formatTime.ts";
import { formatSize } from "./formatSize.ts";
import { useDownload } from "./useDownload.ts";

type Props = { project: Project; exports: readonly ExportRecord[] };

/** Who exported what, when, of which version, with its fingerprint. */
export function ExportTable({ project, exports }: Props) {
  const download = useDownload(project.id);
  return (
    <TableFrame label="History of exports">
      <Table aria-label="History of exports" sx={tableStyle}>
        <TableHead>
          <TableRow>
            {["File", "Version", "When", "Who", "SHA-256", ""].map((name) => (
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
  const { fileName, version, method, entity, createdAt, createdBy, sha256, sizeBytes } = made;
  return (
    <TableRow>
      <TableCell sx={{ minWidth: 220, overflowWrap: "anywhere" }}>
        {fileName}
        <Typography variant="body2" color="textSecondary">
          {[method === "indirect" ? "Indirect" : "Direct", entity, formatSize(sizeBytes)]
            .filter(Boolean)
            .join(" · ")}
        </Typography>
      </TableCell>
      <TableCell>{version}</TableCell>
      <TableCell sx={{ whiteSpace: "nowrap" }}>
        <time dateTime={createdAt}>{formatTime(createdAt)}</time>
      </TableCell>
      <TableCell sx={{ whiteSpace: "nowrap" }}>{createdBy ?? "–"}</TableCell>
      <TableCell>
        <code title={sha256}>{sha256.slice(0, 12)}…</code>
      </TableCell>
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
