import Box from "@mui/material/Box";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useQuery } from "@tanstack/react-query";
import type { CashFlow, ComparedStatement } from "@tieout/contract";
import { frameworkNames, type Method } from "@tieout/core";
import { useState } from "react";
import { Button } from "../../../components/Button.tsx";
import { Dialog } from "../../../components/Dialog.tsx";
import { ErrorNotice } from "../../../components/ErrorNotice.tsx";
import { SelectField } from "../../../components/SelectField.tsx";
import { TableSkeleton } from "../../../components/TableSkeleton.tsx";
import { callApi } from "../../../lib/api/callApi.ts";
import { keys } from "../../../lib/queries/keys.ts";
import { MethodSwitch } from "../../../statement/MethodSwitch.tsx";
import { type Column, linesOfMethod, methodColumns } from "./alignLines.ts";
import { CompareTable } from "./CompareTable.tsx";
import { PolicyDifferences } from "./PolicyDifferences.tsx";

type Props = { projectId: string; cashFlow: CashFlow; onClose: () => void };

/** The statement beside that of other frameworks, of the other method, or of an earlier version. */
export function CompareDialog({ projectId, cashFlow, onClose }: Props) {
  const isPhone = useMediaQuery("(max-width: 599px)");
  const [what, setWhat] = useState("frameworks");
  const [method, setMethod] = useState<Method>(cashFlow.method);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [...keys.cashFlow(projectId), "compared", what],
    queryFn: () => callApi("compareCashFlow", { params: { id: projectId }, body: bodyOf(what) }),
    enabled: what !== "methods",
  });
  const columns = columnsOf({ what, method, cashFlow, compared: data });
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth="lg"
      aria-labelledby="compare-title"
    >
      <DialogTitle id="compare-title" variant="h2">
        Compare
      </DialogTitle>
      <DialogContent>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, pt: 1, mb: 2 }}>
          <SelectField
            label="Side by side"
            value={what}
            options={choicesOf(cashFlow)}
            onChange={setWhat}
            minWidth={220}
          />
          {what !== "methods" && <MethodSwitch method={method} onChange={setMethod} />}
        </Box>
        {error && (
          <ErrorNotice
            title="The statements could not be compared"
            error={error}
            onRetry={() => void refetch()}
          />
        )}
        {what !== "methods" && isPending && <TableSkeleton rows={8} amounts={3} />}
        {columns.length > 0 && <CompareTable columns={columns} />}
        {what === "frameworks" && data && <PolicyDifferences compared={data} />}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Frameworks, methods, or one of the last versions before this. */
function choicesOf({ version }: CashFlow): Record<string, string> {
  const last = (version ?? 1) - 1;
  const versions = Array.from({ length: Math.min(last, MOST) }, (_, at) => last - at);
  return {
    frameworks: "Frameworks",
    methods: "Methods",
    ...Object.fromEntries(versions.map((each) => [`version ${each}`, `Version ${each} and this`])),
  };
}

/** As many versions back as a list is read. */
const MOST = 30;

function bodyOf(what: string) {
  if (!what.startsWith("version ")) return { with: "frameworks" } as const;
  return { with: "version", version: Number(what.slice("version ".length)) } as const;
}

type Asked = {
  what: string;
  method: Method;
  cashFlow: CashFlow;
  compared: readonly ComparedStatement[] | undefined;
};

function columnsOf({ what, method, cashFlow, compared = [] }: Asked): Column[] {
  if (what === "methods") return cashFlow.statements ? methodColumns(cashFlow.statements) : [];
  return compared.map(({ framework, version, lines }) => ({
    title: version === null ? frameworkNames[framework] : `Version ${version}`,
    lines: linesOfMethod(lines, method),
  }));
}
