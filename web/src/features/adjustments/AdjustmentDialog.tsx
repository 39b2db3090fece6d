import Close from "@mui/icons-material/Close";
import Dialog from "@mui/material/Dialog";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import IconButton from "@mui/material/IconButton";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { Project } from "@tieout/contract";
import type { AccountSummary } from "@tieout/core";
import { DisposalForm } from "./DisposalForm.tsx";
import { type FormName, formNames } from "./formNames.ts";
import { JournalForm } from "./JournalForm.tsx";

type Props = {
  project: Project;
  accounts: readonly AccountSummary[];
  form: FormName | null;
  onChange: (form: FormName) => void;
  onClose: () => void;
};

/** The guided forms, one tab each; every one of them writes a balanced journal. */
export function AdjustmentDialog({ project, accounts, form, onChange, onClose }: Props) {
  const isPhone = useMediaQuery("(max-width: 599px)");
  return (
    <Dialog
      open={form !== null}
      onClose={onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth="md"
      aria-labelledby="adjustment-title"
    >
      <DialogTitle
        id="adjustment-title"
        variant="h2"
        sx={{ display: "flex", alignItems: "center", pb: 0.5 }}
      >
        New Adjustment
        <IconButton aria-label="Close" edge="end" onClick={onClose} sx={{ ml: "auto" }}>
          <Close fontSize="small" />
        </IconButton>
      </DialogTitle>
      {form !== null && (
        <>
          <Tabs
            value={form}
            aria-label="Kind of adjustment"
            onChange={(_event, chosen: FormName) => onChange(chosen)}
            sx={{ px: 2, borderBottom: 1, borderColor: "divider" }}
          >
            <Tab value="journal" label={formNames.journal} />
            <Tab value="disposal" label={formNames.disposal} />
          </Tabs>
          <DialogContent>
            {form === "journal" ? (
              <JournalForm
                projectId={project.id}
                accounts={accounts}
                currency={project.currency}
                onDone={onClose}
              />
            ) : (
              <DisposalForm
                projectId={project.id}
                accounts={accounts}
                currency={project.currency}
                onDone={onClose}
              />
            )}
          </DialogContent>
        </>
      )}
    </Dialog>
  );
}
