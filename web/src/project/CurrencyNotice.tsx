import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import { currency as currencies, type OtherCurrency, type Project } from "@tieout/contract";
import { useState } from "react";
import { Button } from "../components/Button.tsx";
import { CurrencyField } from "../components/CurrencyField.tsx";
import { useProcessProject } from "../lib/project/useProcessProject.ts";
import { useOtherCurrency } from "./useOtherCurrency.ts";
import { isPreparedAnew } from "./usePrepareAnew.ts";
import { useUpdateProject } from "./useUpdateProject.ts";

/** Says that files are in another currency than the project, and sets the project to it in one action: what is due then. */
export function CurrencyNotice({ project }: { project: Project }) {
  const other = useOtherCurrency(project);
  const set = useSetCurrency(project);
  if (other === null) return null;
  return <Notice key={other.currencies.join(" ")} other={other} set={set} />;
}

function Notice({ other, set }: { other: OtherCurrency; set: SetCurrency }) {
  const known = other.currencies.flatMap((code) => currencies.safeParse(code).data ?? []);
  const [chosen, setChosen] = useState(known[0]);
  const button = chosen !== undefined && (
    <Button
      variant="contained"
      size="small"
      disabled={set.isPending}
      onClick={() => set.mutate(chosen)}
    >
      {`Set the project to ${chosen}`}
    </Button>
  );
  // A sign that several currencies have is asked about; one that says its currency needs no question
  const isOne = known.length === 1;
  return (
    <Alert
      severity="warning"
      variant="outlined"
      sx={{ mb: 2, "& .MuiAlert-message": { flex: 1 } }}
      action={isOne ? button : undefined}
    >
      {other.said.map((sentence) => (
        <div key={sentence}>{sentence}</div>
      ))}
      {chosen !== undefined && !isOne && (
        <Box sx={choiceStyle}>
          <CurrencyField
            value={chosen}
            of={known}
            onChange={(code) => setChosen(currencies.parse(code))}
          />
          {button}
        </Box>
      )}
    </Alert>
  );
}

type SetCurrency = { mutate: (currency: Project["currency"]) => void; isPending: boolean };

/** Sets the project to the currency of its files, and has the statement prepared that waited for it. */
function useSetCurrency(project: Project): SetCurrency {
  const { mutate: prepare } = useProcessProject(project.id);
  const { mutate, isPending } = useUpdateProject(project.id, {
    onSaved: (after) => {
      // A statement that stood is prepared anew by the change itself
      const isLeft = project.statementVersion === null || project.isOutOfDate;
      if (isLeft && isPreparedAnew(project, after.currency) && after.status !== "processing")
        prepare({});
    },
  });
  return { mutate: (currency) => mutate({ currency }), isPending };
}

const choiceStyle = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 1.5,
  mt: 1.5,
} as const;
