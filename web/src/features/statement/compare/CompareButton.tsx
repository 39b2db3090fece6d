import type { CashFlow } from "@tieout/contract";
import { lazy, useState } from "react";
import { Button } from "../../../components/Button.tsx";
import { LoadedOnce } from "../../../components/page/LoadedOnce.tsx";

const CompareDialog = lazy(async () => ({
  default: (await import("./CompareDialog.tsx")).CompareDialog,
}));

/** Opens the statement beside others. */
export function CompareButton({ projectId, cashFlow }: { projectId: string; cashFlow: CashFlow }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button color="inherit" style={{ marginLeft: "auto" }} onClick={() => setOpen(true)}>
        Compare
      </Button>
      <LoadedOnce isWanted={isOpen}>
        {isOpen && (
          <CompareDialog projectId={projectId} cashFlow={cashFlow} onClose={() => setOpen(false)} />
        )}
      </LoadedOnce>
    </>
  );
}
