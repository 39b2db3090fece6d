/** Puts the keyboard at the page's own content, where it is. */
export function focusPage(): void {
  document.getElementById("main")?.focus({ preventScroll: true });
}
