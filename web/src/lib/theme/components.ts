import type { Components, CssVarsTheme, Theme } from "@mui/material/styles";
import { focusRing } from "./focusRing.ts";
import { globalStyles } from "./globalStyles.ts";
import { onPhone, onTouch } from "./media.ts";
import { scrim } from "./palette.ts";

// Where the edges of a list would cut the ring off.
const ringInside = { "&.Mui-focusVisible": { outlineOffset: -2 } };

type ThemeComponents = Components<Omit<Theme, "components" | "palette"> & CssVarsTheme>;

/** Flat surfaces, hairlines, 36 px controls on a desk and 44 px under a finger. */
export const components: ThemeComponents = {
  MuiCssBaseline: { styleOverrides: globalStyles },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    // The library takes the outline of a button away; what shows the keyboard's place is this.
    styleOverrides: { root: { "&.Mui-focusVisible": focusRing } },
  },
  // The buttons of a dialog end where its fields do.
  MuiDialogActions: { styleOverrides: { root: { padding: "8px 24px 16px" } } },
  MuiAlert: {
    styleOverrides: {
      root: ({ theme }) => ({
        color: theme.vars?.palette.text.primary,
        paddingBlock: 8,
        [onPhone]: { flexWrap: "wrap" },
      }),
      outlined: ({ theme, ownerState: { severity = "info" } }) => ({
        border: 0,
        backgroundColor: theme.vars?.palette.tint[severity === "info" ? "quiet" : severity],
      }),
      message: { padding: "1px 0", flex: "1 1 0" },
      icon: { padding: "2px 0", marginRight: 10, fontSize: 20 },
      // On the line of the words, which the button is higher than; on a phone beneath them.
      action: {
        padding: 0,
        marginBlock: -7,
        alignItems: "center",
        whiteSpace: "nowrap",
        [onPhone]: { flexBasis: "100%", margin: "8px 0 0 16px" },
      },
    },
  },
  MuiBackdrop: {
    styleOverrides: { root: { "&:not(.MuiBackdrop-invisible)": { backgroundColor: scrim } } },
  },
  MuiAlertTitle: { styleOverrides: { root: { fontSize: "0.875rem", fontWeight: 650, margin: 0 } } },
  MuiIconButton: {
    styleOverrides: { root: { width: 36, height: 36, [onTouch]: { width: 44, height: 44 } } },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: "none" } },
  },
  MuiSkeleton: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: `color-mix(in srgb, ${theme.vars?.palette.divider} 60%, transparent)`,
      }),
    },
  },
  MuiCheckbox: { styleOverrides: { root: { "&.Mui-focusVisible": { outlineOffset: -6 } } } },
  MuiTextField: { defaultProps: { size: "small" } },
  MuiOutlinedInput: {
    styleOverrides: { input: { [onTouch]: { minHeight: 26, fontSize: "1rem" } } },
  },
  MuiTab: {
    styleOverrides: { root: { minHeight: 40, ...ringInside, [onTouch]: { minHeight: 44 } } },
  },
  MuiTabs: { styleOverrides: { root: { minHeight: 40 } } },
  // Delays: specification section 9.
  MuiTooltip: { defaultProps: { enterDelay: 700, enterNextDelay: 300 } },
  MuiAutocomplete: {
    // A list that opens over a form is told from it by its edge.
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.vars?.palette.divider}`,
        boxShadow: theme.vars?.shadows[8],
      }),
    },
  },
  MuiMenuItem: {
    styleOverrides: { root: { minHeight: 36, ...ringInside, [onTouch]: { minHeight: 44 } } },
  },
  MuiListItemButton: { styleOverrides: { root: ringInside } },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        paddingBlock: 6,
        paddingInline: 12,
        minHeight: 36,
        color: theme.vars?.palette.text.secondary,
        borderColor: theme.vars?.palette.divider,
        "&.Mui-selected, &.Mui-selected:hover": {
          color: theme.vars?.palette.text.primary,
          backgroundColor: theme.vars?.palette.action.selected,
        },
        [onTouch]: { minHeight: 44 },
      }),
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 36,
        padding: "7px 12px",
        fontSize: "0.8125rem",
        lineHeight: "1.125rem",
        borderColor: theme.vars?.palette.divider,
        [onTouch]: { height: 44 },
      }),
      head: ({ theme }) => ({ color: theme.vars?.palette.text.secondary, fontWeight: 550 }),
    },
  },
};
