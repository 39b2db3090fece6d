import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import { currency as currencies, type OtherCurrency, type Project } from "@tieout/contract";
import { useState } from "react";
import { Button } from "../components/Button.tsx";
import { CurrencyField } from "../components/CurrencyField.tsx";
import { useOtherCurrency } from "./useOtherCurrency.ts";
import { useUpdateProject } from "./useUpdateProject.ts";

/** Says that files are in another currency than the project, and sets the project to it in one action; the statement that waited for it follows. */
export function CurrencyNotice({ project }: { project: Project }) {
  const other = useOtherCurrency(project);
  const { mutate, isPending } = useUpdateProject(project.id);
  if (other === null) return null;
  const set = { mutate: (currency: Project["currency"]) => mutate({ currency }), isPending };
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

const choiceStyle = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 1.5,
  mt: 1.5,
} as const;
