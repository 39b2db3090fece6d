/** Opens an export's address in a new tab; where the browser blocks that, it is saved from this one. */
export function openDownload(url: string): void {
  const opened = window.open(url, "_blank");
  if (opened) opened.opener = null;
  // Exports are served as attachments, so that this page stays.
  else window.location.assign(url);
}
