const silentCodes: readonly string[] = ["popup-closed-by-user", "cancelled-popup-request"];

/** Why a popup did not let somebody in. */
export type PopupProblem = "blocked" | "failed";

/** What a code of the identity service means for a popup; null if the person closed it. */
export function popupProblem(code: string): PopupProblem | null {
  if (silentCodes.includes(code)) return null;
  return code === "popup-blocked" ? "blocked" : "failed";
}

/** What the sign-in card says, in a toast (specification section 8). */
export const popupToasts: Readonly<Record<PopupProblem, { title: string; description: string }>> = {
  blocked: {
    title: "Popup blocked",
    description: "Please allow popups for this site and try again.",
  },
  failed: { title: "Sign in failed", description: "Please try again." },
};

/** What a marketing page says, in an alert (specification section 8). */
export const popupAlerts: Readonly<Record<PopupProblem, string>> = {
  blocked: "Sign-in popup was blocked. Please allow popups for this site and try again.",
  failed: "Sign-in failed. Please try again.",
};
