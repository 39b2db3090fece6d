import { createTheme } from "@mui/material/styles";
import { components } from "./components.ts";
import { darkPalette, lightPalette } from "./palette.ts";
import { typography } from "./typography.ts";

type Tint = { success: string; warning: string; error: string; quiet: string };

declare module "@mui/material/styles" {
  interface Palette {
    tint: Tint;
    /** The rules over subtotals and under cash at end. */
    rule: string;
  }
  interface PaletteOptions {
    tint?: Tint;
    rule?: string;
  }
}

const createAppTheme = () =>
  createTheme({
    cssVariables: { colorSchemeSelector: "data-theme" },
    colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
    typography,
    shape: { borderRadius: 6 },
    transitions: {
      duration: {
        shortest: 100,
        shorter: 120,
        short: 150,
        standard: 150,
        complex: 150,
        enteringScreen: 150,
        leavingScreen: 120,
      },
    },
    components,
  });

let made: ReturnType<typeof createAppTheme> | undefined;

/**
 * The theme of the whole app, light and dark, as CSS variables. Made when it is first asked for:
 * together with loading everything, it would keep a phone from answering.
 */
export function appTheme(): ReturnType<typeof createAppTheme> {
  made ??= createAppTheme();
  return made;
}
