/** Where a finger points: targets grow from 36 px to 44 px. */
export const onTouch = "@media (pointer: coarse), (max-width: 599.95px)";
