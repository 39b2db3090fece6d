import Alert from "@mui/material/Alert";

/** What stands in the way of an adjustment, each line's own. */
export function ProblemLines({ problems }: { problems: readonly string[] }) {
  if (problems.length === 0) return null;
  return (
    <Alert severity="error" variant="outlined" role="alert">
      {problems.map((problem) => (
        <div key={problem}>{problem}</div>
      ))}
    </Alert>
  );
}
