/** What shows where the keyboard is. */
export const focusRing = {
  outline: "2px solid var(--mui-palette-primary-main)",
  outlineOffset: 2,
} as const;
