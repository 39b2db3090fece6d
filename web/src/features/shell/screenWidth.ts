/** How wide a screen grows: beyond this a row is too long for the eye to follow. */
export const screenWidth = { xs: 1160, xl: 1360 } as const;
