/** How far a line can be relied on, as a small mark beside it (StatusBadge). */
export const badgeStyle = {
  "& .badge": {
    display: "inline-flex",
    alignItems: "baseline",
    gap: 0.5,
    borderRadius: 1,
    fontSize: "0.75rem",
    lineHeight: "1.25rem",
    fontWeight: 500,
    color: "text.secondary",
  },
  "& .badge svg": { alignSelf: "center", fontSize: 14 },
  "& .badge.manual": { px: 0.75, color: "text.primary", bgcolor: "tint.quiet" },
  "& .badge.verified": { px: 0.75, color: "success.main", bgcolor: "tint.success" },
  "& .badge.review": { px: 0.75, color: "warning.main", bgcolor: "tint.warning" },
} as const;
