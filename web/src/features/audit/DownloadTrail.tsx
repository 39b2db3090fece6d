import { useMutation } from "@tanstack/react-query";
import type { Project } from "@tieout/contract";
import { Button } from "../../components/Button.tsx";
import { useUserName } from "../../components/useUserName.ts";
import { explainError } from "../../lib/api/explainError.ts";
import { type TrailFilter, wholeTrail } from "../../lib/queries/auditTrailQuery.ts";
import { saveText } from "../../lib/saveFile.ts";
import { useToast } from "../../lib/toast/useToast.ts";
import { trailRecord, trailTable } from "./trailFiles.ts";

type Props = { project: Project; filter: TrailFilter };

/** Keeps the entries that are shown as a table, or the whole trail as a record that can be verified. */
export function DownloadTrail({ project, filter }: Props) {
  const nameOf = useUserName();
  const toast = useToast();
  const download = useMutation({
    mutationFn: async (kind: "table" | "record") => {
      // Of a part of the chain nobody can say whether it is whole.
      const entries = await wholeTrail(project.id, kind === "table" ? filter : {});
      if (kind === "record") {
        saveText("audit-trail.json", trailRecord(entries), "application/json");
      } else saveText("audit-trail.csv", trailTable(entries, nameOf), "text/csv");
    },
    onError: (error) =>
      toast({ title: "Error", description: explainError(error), variant: "destructive" }),
  });
  const isBusy = download.isPending;
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        disabled={isBusy}
        onClick={() => download.mutate("table")}
      >
        {isBusy ? "Reading..." : "Download table"}
      </Button>
      <Button
        variant="outlined"
        color="inherit"
        disabled={isBusy}
        onClick={() => download.mutate("record")}
      >
        Download for verification
      </Button>
    </>
  );
}
