import type { UploadType } from "@tieout/core";

/** What makes the place where files of a type are sent one that the keyboard can be brought to. */
export function sendingPlace(fileType: UploadType) {
  // The top bar covers what stands higher.
  return { id: `send-${fileType}`, tabIndex: -1, style: { scrollMarginTop: 72 } } as const;
}

/** Brings the keyboard, and the view, to the place where files of a type are sent. */
export function goToSendingPlace(fileType: UploadType): void {
  document.getElementById(sendingPlace(fileType).id)?.focus();
}
