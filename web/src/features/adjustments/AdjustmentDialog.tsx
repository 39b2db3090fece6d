import Box from "@mui/material/Box";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import IconButton from "@mui/material/IconButton";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { Project } from "@tieout/contract";
import { Dialog } from "../../components/Dialog.tsx";
import { CloseIcon } from "../../components/icons.ts";
import { Later, laterPaper } from "../../components/page/Later.tsx";
import type { FormFacts } from "./forms/GuidedForm.ts";
import { type GuidedFormName, guidedFormNames, guidedForms } from "./forms/guidedForms.ts";
import type { Values } from "./forms/readEntry.ts";
import { GuidedFormPanel } from "./GuidedFormPanel.tsx";

type Props = {
  project: Project;
  facts: FormFacts;
  form: GuidedFormName | null;
  /** What the form begins with. */
  start: Values;
  onChange: (form: GuidedFormName) => void;
  onClose: () => void;
};

/** The guided forms, one tab each; every one of them writes an ordinary adjustment. */
export function AdjustmentDialog({ project, facts, form, start, onChange, onClose }: Props) {
  const isPhone = useMediaQuery("(max-width: 599px)");
  return (
    <Dialog
      open={form !== null}
      onClose={onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth="lg"
      slotProps={laterPaper}
      aria-labelledby="adjustment-title"
    >
      <DialogTitle component="div" sx={titleStyle}>
        <Typography variant="h2" id="adjustment-title">
          New Adjustment
        </Typography>
        <IconButton aria-label="Close" edge="end" onClick={onClose} sx={{ ml: "auto" }}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </DialogTitle>
      {form !== null && (
        <Box sx={bodyStyle}>
          <Later>
            <FormTabs form={form} onChange={onChange} />
            <DialogContent
              sx={{ py: 2.5 }}
              key={`${form} ${JSON.stringify(start)}`}
              role="tabpanel"
              id={PANEL}
              aria-labelledby={tabId(form)}
            >
              <GuidedFormPanel
                project={project}
                facts={facts}
                start={start}
                form={guidedForms[form]}
                onDone={onClose}
              />
            </DialogContent>
          </Later>
        </Box>
      )}
    </Dialog>
  );
}

const PANEL = "adjustment-form";
const tabId = (form: GuidedFormName) => `adjustment-${form}`;

function FormTabs({ form, onChange }: Pick<Props, "onChange"> & { form: GuidedFormName }) {
  const isWide = useMediaQuery("(min-width: 900px)");
  return (
    <Tabs
      value={form}
      orientation={isWide ? "vertical" : "horizontal"}
      variant="scrollable"
      // There from the start: one that comes when the tabs are measured would move them.
      scrollButtons={isWide ? "auto" : true}
      allowScrollButtonsMobile
      aria-label="Kind of adjustment"
      onChange={(_event, chosen: GuidedFormName) => onChange(chosen)}
      sx={isWide ? sideTabsStyle : topTabsStyle}
    >
      {guidedFormNames.map((name) => (
        <Tab
          key={name}
          value={name}
          label={guidedForms[name].title}
          id={tabId(name)}
          aria-controls={PANEL}
        />
      ))}
    </Tabs>
  );
}

const titleStyle = { display: "flex", alignItems: "center", pb: 0.5 } as const;

const bodyStyle = {
  display: "flex",
  flexDirection: { xs: "column", md: "row" },
  minHeight: 0,
  flex: 1,
} as const;

const sideTabsStyle = {
  flexShrink: 0,
  width: 232,
  pb: 2,
  borderRight: 1,
  borderColor: "divider",
  "& .MuiTab-root": { alignItems: "flex-start", textAlign: "left", maxWidth: "none" },
} as const;

const topTabsStyle = { flexShrink: 0, borderBottom: 1, borderColor: "divider" } as const;
