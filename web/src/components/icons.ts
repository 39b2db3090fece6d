import {
  mdiAccountCogOutline,
  mdiAccountOutline,
  mdiAlertCircleOutline,
  mdiAlertOutline,
  mdiCheck,
  mdiCheckCircleOutline,
  mdiCircleHalfFull,
  mdiClose,
  mdiCloseCircleOutline,
  mdiCloudOffOutline,
  mdiCogOutline,
  mdiContentCopy,
  mdiCreationOutline,
  mdiEyeOffOutline,
  mdiEyeOutline,
  mdiFileUploadOutline,
  mdiHelpCircleOutline,
  mdiHistory,
  mdiLightbulbOutline,
  mdiMenu,
  mdiMinus,
  mdiNoteEditOutline,
  mdiPencilOutline,
  mdiPlus,
  mdiPrinterOutline,
  mdiRadioboxBlank,
  mdiTable,
  mdiTrayArrowDown,
  mdiUnfoldMoreHorizontal,
  mdiViewDashboardOutline,
  mdiWeatherNight,
  mdiWeatherSunny,
} from "@mdi/js";
import { createSvgIcon } from "@mui/material/utils";
import { createElement } from "react";

/** The icons that screens show, named by what they say. */
export const AccountSettingsIcon = icon(mdiAccountCogOutline, "AccountSettings");
export const AddIcon = icon(mdiPlus, "Add");
export const AlertCircleIcon = icon(mdiAlertCircleOutline, "AlertCircle");
export const AnalysisIcon = icon(mdiCreationOutline, "Analysis");
export const CheckCircleIcon = icon(mdiCheckCircleOutline, "CheckCircle");
export const CheckIcon = icon(mdiCheck, "Check");
export const CloseCircleIcon = icon(mdiCloseCircleOutline, "CloseCircle");
export const CloseIcon = icon(mdiClose, "Close");
export const CopyIcon = icon(mdiContentCopy, "Copy");
export const DarkThemeIcon = icon(mdiWeatherNight, "DarkTheme");
export const DashboardIcon = icon(mdiViewDashboardOutline, "Dashboard");
export const DownloadIcon = icon(mdiTrayArrowDown, "Download");
export const EditIcon = icon(mdiPencilOutline, "Edit");
export const EditNoteIcon = icon(mdiNoteEditOutline, "EditNote");
export const EmptyCircleIcon = icon(mdiRadioboxBlank, "EmptyCircle");
export const HelpIcon = icon(mdiHelpCircleOutline, "Help");
export const HiddenIcon = icon(mdiEyeOffOutline, "Hidden");
export const HintIcon = icon(mdiLightbulbOutline, "Hint");
export const HistoryIcon = icon(mdiHistory, "History");
export const LightThemeIcon = icon(mdiWeatherSunny, "LightTheme");
export const MenuIcon = icon(mdiMenu, "Menu");
export const MinusIcon = icon(mdiMinus, "Minus");
export const OfflineIcon = icon(mdiCloudOffOutline, "Offline");
export const PersonIcon = icon(mdiAccountOutline, "Person");
export const PrintIcon = icon(mdiPrinterOutline, "Print");
export const SettingsIcon = icon(mdiCogOutline, "Settings");
export const SystemThemeIcon = icon(mdiCircleHalfFull, "SystemTheme");
export const TableIcon = icon(mdiTable, "Table");
export const UnfoldIcon = icon(mdiUnfoldMoreHorizontal, "Unfold");
export const UploadFileIcon = icon(mdiFileUploadOutline, "UploadFile");
export const VisibleIcon = icon(mdiEyeOutline, "Visible");
export const WarningIcon = icon(mdiAlertOutline, "Warning");

function icon(path: string, name: string): ReturnType<typeof createSvgIcon> {
  return createSvgIcon(createElement("path", { d: path }), name);
}
