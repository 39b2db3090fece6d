import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";

type Props = { rows: number; amounts: number };

/** A table that is loading: a label and its amounts in every row, 36 px high. */
export function TableSkeleton({ rows, amounts }: Props) {
  return (
    <Box role="status" aria-label="Loading the table">
      {Array.from({ length: rows }, (_row, row) => (
        <Box
          // The rows are alike and never change places.
          key={`row-${String(row)}`}
          sx={{ display: "flex", alignItems: "center", gap: 3, height: 36 }}
        >
          <Skeleton sx={{ flex: 1, maxWidth: `${[46, 62, 38, 54, 50][row % 5]}%`, mr: "auto" }} />
          {Array.from({ length: amounts }, (_cell, cell) => (
            <Skeleton key={`cell-${String(cell)}`} width={88} sx={{ flexShrink: 0 }} />
          ))}
        </Box>
      ))}
    </Box>
  );
}
