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

export const AccountSettingsIcon = createSvgIcon(
  <path d={mdiAccountCogOutline} />,
  "AccountSettings",
);
export const AddIcon = createSvgIcon(<path d={mdiPlus} />, "Add");
export const AlertCircleIcon = createSvgIcon(<path d={mdiAlertCircleOutline} />, "AlertCircle");
export const AnalysisIcon = createSvgIcon(<path d={mdiCreationOutline} />, "Analysis");
export const CheckCircleIcon = createSvgIcon(<path d={mdiCheckCircleOutline} />, "CheckCircle");
export const CheckIcon = createSvgIcon(<path d={mdiCheck} />, "Check");
export const CloseCircleIcon = createSvgIcon(<path d={mdiCloseCircleOutline} />, "CloseCircle");
export const CloseIcon = createSvgIcon(<path d={mdiClose} />, "Close");
export const CopyIcon = createSvgIcon(<path d={mdiContentCopy} />, "Copy");
export const DarkThemeIcon = createSvgIcon(<path d={mdiWeatherNight} />, "DarkTheme");
export const DashboardIcon = createSvgIcon(<path d={mdiViewDashboardOutline} />, "Dashboard");
export const DownloadIcon = createSvgIcon(<path d={mdiTrayArrowDown} />, "Download");
export const EditIcon = createSvgIcon(<path d={mdiPencilOutline} />, "Edit");
export const EditNoteIcon = createSvgIcon(<path d={mdiNoteEditOutline} />, "EditNote");
export const EmptyCircleIcon = createSvgIcon(<path d={mdiRadioboxBlank} />, "EmptyCircle");
export const HelpIcon = createSvgIcon(<path d={mdiHelpCircleOutline} />, "Help");
export const HiddenIcon = createSvgIcon(<path d={mdiEyeOffOutline} />, "Hidden");
export const HintIcon = createSvgIcon(<path d={mdiLightbulbOutline} />, "Hint");
export const HistoryIcon = createSvgIcon(<path d={mdiHistory} />, "History");
export const LightThemeIcon = createSvgIcon(<path d={mdiWeatherSunny} />, "LightTheme");
export const MenuIcon = createSvgIcon(<path d={mdiMenu} />, "Menu");
export const MinusIcon = createSvgIcon(<path d={mdiMinus} />, "Minus");
export const OfflineIcon = createSvgIcon(<path d={mdiCloudOffOutline} />, "Offline");
export const PersonIcon = createSvgIcon(<path d={mdiAccountOutline} />, "Person");
export const PrintIcon = createSvgIcon(<path d={mdiPrinterOutline} />, "Print");
export const SettingsIcon = createSvgIcon(<path d={mdiCogOutline} />, "Settings");
export const SystemThemeIcon = createSvgIcon(<path d={mdiCircleHalfFull} />, "SystemTheme");
export const TableIcon = createSvgIcon(<path d={mdiTable} />, "Table");
export const UnfoldIcon = createSvgIcon(<path d={mdiUnfoldMoreHorizontal} />, "Unfold");
export const UploadFileIcon = createSvgIcon(<path d={mdiFileUploadOutline} />, "UploadFile");
export const VisibleIcon = createSvgIcon(<path d={mdiEyeOutline} />, "Visible");
export const WarningIcon = createSvgIcon(<path d={mdiAlertOutline} />, "Warning");
