/** The weights a report is set in. */
export type Weight = "regular" | "semibold";

/** A font file, by the name under which package.json imports it, and the weight it draws. */
type FontFace = { file: string; isFauxBold: boolean };

export type FamilyName = "latin" | "wide" | "chinese" | "japanese" | "korean";

/**
 * The families a text is looked up in. Inter sets the page; Noto Sans holds the scripts it lacks;
 * the East Asian files are large, have one weight, and are opened only when a text needs them.
 */
export const fontFamilies = {
  latin: { regular: face("Inter_400Regular"), semibold: face("Inter_600SemiBold") },
  wide: { regular: face("NotoSans_400Regular"), semibold: face("NotoSans_600SemiBold") },
  chinese: oneWeight("NotoSansSC_400Regular"),
  japanese: oneWeight("NotoSansJP_400Regular"),
  korean: oneWeight("NotoSansKR_400Regular"),
} as const satisfies Record<FamilyName, Record<Weight, FontFace>>;

function face(name: string): FontFace {
  return { file: `#fonts/${name}.ttf`, isFauxBold: false };
}

/** A family with one file: its semibold is the regular, outlined. */
function oneWeight(name: string): Record<Weight, FontFace> {
  const regular = face(name);
  return { regular, semibold: { ...regular, isFauxBold: true } };
}
