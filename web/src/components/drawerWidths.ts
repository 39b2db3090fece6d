/** How wide a drawer of each side is, in pixels; at most as wide as the window. */
export const drawerWidths = { left: 288, right: 460 } as const;
