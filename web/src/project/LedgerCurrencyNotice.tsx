import Alert from "@mui/material/Alert";
import { currency as currencies, type Input, type Project } from "@tieout/contract";
import { Button } from "../components/Button.tsx";
import { useProcessProject } from "../lib/project/useProcessProject.ts";
import { useOtherCurrency } from "./useOtherCurrency.ts";
import { isPreparedAnew } from "./usePrepareAnew.ts";
import { useUpdateProject } from "./useUpdateProject.ts";

/** Says that the ledger is in another currency than the project, and sets the project to it in one action: what is due then. */
export function LedgerCurrencyNotice({ project }: { project: Project }) {
  const update = useUpdateProject(project.id);
  const { mutate: prepare } = useProcessProject(project.id);
  const own = useOtherCurrency(project);
  if (own === null) return null;
  const known = currencies.safeParse(own);
  const setCurrency = (currency: Input<"updateProject">["body"]["currency"] & string) =>
    update.mutate(
      { currency },
      {
        onSuccess: (after) => {
          // A statement that stood is prepared anew by the change itself
          const isLeft = project.statementVersion === null || project.isOutOfDate;
          if (isLeft && isPreparedAnew(project, currency) && after.status !== "processing")
            prepare({});
        },
      },
    );
  const action = known.success && (
    <Button
      variant="contained"
      size="small"
      disabled={update.isPending}
      onClick={() => setCurrency(known.data)}
    >
      {`Set the project to ${known.data}`}
    </Button>
  );
  return (
    <Alert severity="warning" variant="outlined" sx={{ mb: 2 }} action={action || undefined}>
      {`The general ledger is in ${own}, and the project in ${project.currency}.`}
    </Alert>
  );
}
