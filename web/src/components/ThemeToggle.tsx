import IconButton from "@mui/material/IconButton";
import { useColorScheme } from "@mui/material/styles";
import { DarkThemeIcon, LightThemeIcon, SystemThemeIcon } from "./icons.ts";

const modes = {
  system: { next: "light", name: "as the system", Icon: SystemThemeIcon },
  light: { next: "dark", name: "light", Icon: LightThemeIcon },
  dark: { next: "system", name: "dark", Icon: DarkThemeIcon },
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
