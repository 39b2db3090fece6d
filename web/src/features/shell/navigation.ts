import {
  AccountSettingsIcon,
  AnalysisIcon,
  DashboardIcon,
  DownloadIcon,
  EditNoteIcon,
  HistoryIcon,
  TableIcon,
  UploadFileIcon,
} from "../../components/icons.ts";
import { paths } from "../../config/paths.ts";

/** The screens of the side navigation, with the specification's labels. */
export const navigation = [
  { label: "Dashboard", to: paths.home, Icon: DashboardIcon, hasDot: false },
  { label: "Upload Data", to: paths.upload, Icon: UploadFileIcon, hasDot: false },
  { label: "Cash Flow Statements", to: paths.cashFlow, Icon: TableIcon, hasDot: false },
  { label: "Manual Adjustments", to: paths.adjustments, Icon: EditNoteIcon, hasDot: false },
  { label: "AI Validation", to: paths.aiValidation, Icon: AnalysisIcon, hasDot: false },
  { label: "Export & Reports", to: paths.exports, Icon: DownloadIcon, hasDot: false },
  { label: "Audit Trail", to: paths.auditTrail, Icon: HistoryIcon, hasDot: false },
  { label: "Auth & Settings", to: paths.authSettings, Icon: AccountSettingsIcon, hasDot: true },
] as const;
