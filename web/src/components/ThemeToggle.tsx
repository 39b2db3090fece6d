import ContrastOutlined from "@mui/icons-material/ContrastOutlined";
import DarkModeOutlined from "@mui/icons-material/DarkModeOutlined";
import LightModeOutlined from "@mui/icons-material/LightModeOutlined";
import IconButton from "@mui/material/IconButton";
import { useColorScheme } from "@mui/material/styles";

const modes = {
  system: { next: "light", name: "as the system", Icon: ContrastOutlined },
  light: { next: "dark", name: "light", Icon: LightModeOutlined },
  dark: { next: "system", name: "dark", Icon: DarkModeOutlined },
} as const;

/** Goes round the three themes: as the system, light, dark. */
export function ThemeToggle() {
  const { mode = "system", setMode } = useColorScheme();
  const { next, name, Icon } = modes[mode];
  const label = `Theme: ${name}. Change to ${modes[next].name}`;
  return (
    <IconButton aria-label={label} title={label} color="inherit" onClick={() => setMode(next)}>
      <Icon fontSize="small" />
    </IconButton>
  );
}
