import Alert from "@mui/material/Alert";
import { useQuery } from "@tanstack/react-query";
import {
  currency as currencies,
  type Input,
  type Project,
  type UploadedFile,
} from "@tieout/contract";
import { isOfOtherCurrency } from "@tieout/core";
import { Button } from "../../../components/Button.tsx";
import { isPreparedAnew } from "../../../lib/project/usePrepareAnew.ts";
import { useProcessProject } from "../../../lib/project/useProcessProject.ts";
import { useUpdateProject } from "../../../lib/project/useUpdateProject.ts";
import { filesQuery } from "../../../lib/queries/filesQuery.ts";

/** Says that the ledger is in another currency than the project, and sets the project to it in one action. */
export function LedgerCurrencyNotice({ project }: { project: Project }) {
  const { data: files = [] } = useQuery(filesQuery(project.id));
  const update = useUpdateProject(project.id);
  const { mutate: prepare } = useProcessProject(project.id);
  const own = currencySaid(files);
  if (own === null || !isOfOtherCurrency(own, project.currency)) return null;
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
      color="inherit"
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

/** What the ledger that counts says of its currency. */
function currencySaid(files: readonly UploadedFile[]): string | null {
  const used = files.find(({ isSelected, ledger }) => isSelected && ledger !== null);
  return used?.ledger?.currency ?? null;
}
