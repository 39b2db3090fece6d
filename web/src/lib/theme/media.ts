/** Where there is one column, and no room for a button beside words. */
export const onPhone = "@media (max-width: 599.95px)";

/** The smallest phones, and a desk at 400 %. */
export const onSmallPhone = "@media (max-width: 359.95px)";

/** Where a finger points: targets grow from 36 px to 44 px. */
export const onTouch = "@media (pointer: coarse), (max-width: 599.95px)";

/** Where three short cards stand side by side. */
export const fromTablet = "@media (min-width: 720px)";

/** Where the system's own colours are asked for. */
export const onForcedColours = "@media (forced-colors: active)";
