import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { TableFrame } from "../../../components/TableFrame.tsx";
import type { ListedProblem } from "./listProblems.ts";

type Props = {
  title: string;
  tone: "error" | "warning";
  problems: readonly ListedProblem[];
  /** How many there are with those that are not listed. */
  count: number;
};

/** Problems with the row and column they stand in, where any of them says one. */
export function ProblemList({ title, tone, problems, count }: Props) {
  if (problems.length === 0) return null;
  const hasRows = problems.some(({ row }) => row !== null);
  const hasColumns = problems.some((problem) => columnText(problem) !== "");
  return (
    <Box sx={{ mt: 1.5 }}>
      <Typography variant="h3" sx={{ color: `${tone}.main` }}>
        {`${title} (${count.toLocaleString("en-GB")})`}
      </Typography>
      <TableFrame label={title} canCopy>
        <Table size="small" aria-label={title}>
          <TableHead>
            <TableRow>
              {hasRows && <TableCell>Row</TableCell>}
              {hasColumns && <TableCell>Column</TableCell>}
              <TableCell sx={{ width: "99%" }}>What is wrong</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {problems.map((problem) => (
              <TableRow key={`${problem.sheet} ${problem.row} ${problem.column} ${problem.text}`}>
                {hasRows && <TableCell>{problem.row ?? "–"}</TableCell>}
                {hasColumns && <TableCell sx={columnStyle}>{columnText(problem) || "–"}</TableCell>}
                <TableCell sx={textStyle}>{problem.text}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableFrame>
    </Box>
  );
}

// On a phone what is wrong is read without moving the table
const columnStyle = { whiteSpace: { xs: "normal", sm: "nowrap" } } as const;
const textStyle = { minWidth: { xs: 160, sm: 200 }, overflowWrap: "anywhere" } as const;

function columnText({ sheet, column }: ListedProblem): string {
  return [sheet, column].filter(Boolean).join(" · ");
}
