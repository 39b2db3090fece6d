import AutoAwesomeOutlined from "@mui/icons-material/AutoAwesomeOutlined";
import DashboardOutlined from "@mui/icons-material/DashboardOutlined";
import EditNoteOutlined from "@mui/icons-material/EditNoteOutlined";
import FileDownloadOutlined from "@mui/icons-material/FileDownloadOutlined";
import HistoryOutlined from "@mui/icons-material/HistoryOutlined";
import ManageAccountsOutlined from "@mui/icons-material/ManageAccountsOutlined";
import TableChartOutlined from "@mui/icons-material/TableChartOutlined";
import UploadFileOutlined from "@mui/icons-material/UploadFileOutlined";
import { paths } from "../../config/paths.ts";

/** The screens of the side navigation, with the specification's labels. */
export const navigation = [
  { label: "Dashboard", to: paths.home, Icon: DashboardOutlined, hasDot: false },
  { label: "Upload Data", to: paths.upload, Icon: UploadFileOutlined, hasDot: false },
  { label: "Cash Flow Statements", to: paths.cashFlow, Icon: TableChartOutlined, hasDot: false },
  { label: "Manual Adjustments", to: paths.adjustments, Icon: EditNoteOutlined, hasDot: false },
  { label: "AI Validation", to: paths.aiValidation, Icon: AutoAwesomeOutlined, hasDot: false },
  { label: "Export & Reports", to: paths.exports, Icon: FileDownloadOutlined, hasDot: false },
  { label: "Audit Trail", to: paths.auditTrail, Icon: HistoryOutlined, hasDot: false },
  { label: "Auth & Settings", to: paths.authSettings, Icon: ManageAccountsOutlined, hasDot: true },
] as const;
