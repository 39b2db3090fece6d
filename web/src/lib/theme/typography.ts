const family = '"Inter Variable", system-ui, -apple-system, "Segoe UI", sans-serif';

/** 14/20 for reading, 13/18 for dense tables; headings by weight and space more than by size. */
export const typography = {
  fontFamily: family,
  fontSize: 14,
  htmlFontSize: 16,
  fontWeightMedium: 550,
  fontWeightBold: 650,
  h1: { fontSize: "1.5rem", lineHeight: "2rem", fontWeight: 650, letterSpacing: "-0.014em" },
  h2: { fontSize: "1rem", lineHeight: "1.5rem", fontWeight: 650, letterSpacing: "-0.006em" },
  h3: { fontSize: "0.875rem", lineHeight: "1.25rem", fontWeight: 650 },
  body1: { fontSize: "0.875rem", lineHeight: "1.25rem" },
  body2: { fontSize: "0.8125rem", lineHeight: "1.125rem" },
  caption: { fontSize: "0.75rem", lineHeight: "1rem" },
  button: { fontSize: "0.875rem", lineHeight: "1.25rem", fontWeight: 550, textTransform: "none" },
} as const;
