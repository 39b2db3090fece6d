/** A part of the settings that acts at once, apart from what is saved as a whole. */
export const sectionStyle = {
  display: "grid",
  gap: 1,
  justifyItems: "start",
  borderTop: 1,
  borderColor: "divider",
  pt: 2,
  "& > :last-child": { maxWidth: "100%" },
} as const;
