import { lightPalette } from "./palette.ts";

const { text, divider, rule, primary, success, warning, error, tint } = lightPalette;

/** Paper is white whatever the screen was: the light theme's inks, under the dark theme's names. */
export const printStyles = {
  ":root, :root[data-theme]": {
    colorScheme: "light",
    "--mui-palette-background-default": "#fff",
    "--mui-palette-background-paper": "#fff",
    "--mui-palette-action-hover": "#fff",
    "--mui-palette-action-focus": "#fff",
    "--mui-palette-text-primary": text.primary,
    "--mui-palette-text-secondary": text.secondary,
    "--mui-palette-divider": divider,
    "--mui-palette-rule": rule,
    "--mui-palette-primary-main": primary.main,
    "--mui-palette-success-main": success.main,
    "--mui-palette-warning-main": warning.main,
    "--mui-palette-error-main": error.main,
    "--mui-palette-tint-success": tint.success,
    "--mui-palette-tint-warning": tint.warning,
    "--mui-palette-tint-error": tint.error,
    "--mui-palette-tint-quiet": tint.quiet,
  },
} as const;
