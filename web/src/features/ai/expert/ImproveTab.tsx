import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { AiImprovements } from "@tieout/contract";
import { callApi } from "../../../lib/api/callApi.ts";
import { FindingRow } from "../FindingRow.tsx";
import { RunCautions } from "../RunCautions.tsx";
import { listStyle } from "../rowStyle.ts";
import { AskButton } from "./AskButton.tsx";
import { ReclassificationRow } from "./ReclassificationRow.tsx";
import type { TabProps } from "./TabProps.ts";
import { TextList } from "./TextList.tsx";
import { useExpert } from "./useExpert.ts";

/** Improve: what would make the statement better, each with the button that does it. */
export function ImproveTab({ project, expert: { improvement } }: TabProps) {
  const id = project.id;
  const improve = useExpert(id, {
    ask: () => callApi("suggestImprovements", { params: { id } }),
    failureTitle: "Analysis Failed",
    toastFor: (found) => ({ title: "Analysis finished", description: countText(found) }),
  });
  return (
    <>
      <AskButton
        project={project}
        label="Suggest improvements"
        isBusy={improve.isPending}
        onAsk={() => improve.mutate(null)}
      />
      {improvement && (
        <>
          <RunCautions run={improvement} currentVersion={project.statementVersion} />
          <Suggestions projectId={id} improvement={improvement} />
        </>
      )}
    </>
  );
}

function countText({ improvements, missingItems, reclassifications }: AiImprovements): string {
  return [
    counted(improvements, "improvement"),
    counted(missingItems, "missing item"),
    counted(reclassifications, "reclassification"),
  ].join(", ");
}

function counted({ length }: readonly unknown[], name: string): string {
  return `${length} ${length === 1 ? name : `${name}s`}`;
}

type Props = { projectId: string; improvement: AiImprovements };

function Suggestions({ projectId, improvement }: Props) {
  const { id, improvements, missingItems, reclassifications } = improvement;
  const count = improvements.length + missingItems.length + reclassifications.length;
  if (count === 0) return <Typography sx={{ mt: 1.5 }}>There is nothing to suggest.</Typography>;
  return (
    <>
      {improvements.length > 0 && (
        <Box component="section" aria-label="Improvements" sx={{ mt: 2 }}>
          <Typography variant="h3">Improvements</Typography>
          <Box component="ul" sx={listStyle}>
            {improvements.map((finding) => (
              <FindingRow
                key={finding.id}
                projectId={projectId}
                finding={finding}
                resultId={id}
                isCurrent
              />
            ))}
          </Box>
        </Box>
      )}
      <TextList title="Potentially missing items" texts={missingItems} />
      {reclassifications.length > 0 && (
        <Box component="section" aria-label="Suggested reclassifications" sx={{ mt: 2 }}>
          <Typography variant="h3">Suggested reclassifications</Typography>
          <Box component="ul" sx={listStyle}>
            {reclassifications.map((item) => (
              <ReclassificationRow key={item.id} projectId={projectId} item={item} resultId={id} />
            ))}
          </Box>
        </Box>
      )}
    </>
  );
}
