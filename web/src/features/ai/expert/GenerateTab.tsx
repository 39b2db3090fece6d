import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { AiExpert, Project } from "@tieout/contract";
import { callApi } from "../../../lib/api/callApi.ts";
import { StatementTable } from "../../../statement/StatementTable.tsx";
import { RunCautions } from "../RunCautions.tsx";
import { madeByText } from "../runWords.ts";
import { AskButton } from "./AskButton.tsx";
import type { TabProps } from "./TabProps.ts";
import { TextList } from "./TextList.tsx";
import { useExpert } from "./useExpert.ts";

/** Generate: the statement in the words of the example, and what a reader should take from it. */
export function GenerateTab({ project, expert: { generation, presentation, example } }: TabProps) {
  const id = project.id;
  const generate = useExpert(id, {
    ask: () => callApi("generateAiCashFlow", { params: { id } }),
    failureTitle: "AI Generation Failed",
    toastFor: ({ statements, analysis }) => ({
      title: "Statements generated",
      description: `${statements} statements and ${analysis.keyInsights.length} key insights`,
    }),
  });
  return (
    <>
      <AskButton
        project={project}
        label="Generate"
        isBusy={generate.isPending}
        onAsk={() => generate.mutate(null)}
      />
      {generation && (
        <>
          <RunCautions run={generation} currentVersion={project.statementVersion} />
          <TextList
            title="Key insights"
            note={`${madeByText(generation)}, version ${generation.version}`}
            texts={generation.analysis.keyInsights}
          />
          {presentation && (
            <LearnedStatement
              presentation={presentation}
              project={project}
              fileName={example?.fileName ?? ""}
            />
          )}
        </>
      )}
    </>
  );
}

type LearnedStatementProps = {
  presentation: NonNullable<AiExpert["presentation"]>;
  project: Project;
  fileName: string;
};

function LearnedStatement({ presentation, project, fileName }: LearnedStatementProps) {
  const { method, lines, unmatched, absent, differences } = presentation;
  const { currency } = project;
  const caption = `In the presentation of ${fileName}, ${method} method`;
  return (
    <Box component="section" aria-label={caption} sx={{ mt: 2 }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {caption}
      </Typography>
      <StatementTable
        caption={caption}
        lines={lines}
        currency={currency}
        amountHeading={currency}
        hasComparatives={false}
      />
      <TextList
        title="Shown in another category by the example"
        texts={differences.map(
          ({ lineItem, example, statement }) => `${lineItem}: ${example} there, ${statement} here`,
        )}
      />
      <TextList title="Not in the example, kept under our own words" texts={unmatched} />
      <TextList title="In the example, without an amount here" texts={absent} />
    </Box>
  );
}
