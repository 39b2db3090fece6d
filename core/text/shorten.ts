import { cutText } from "./cutText.ts";

const MOST_SHOWN = 80;

/** A text short enough to stand in a message. */
export function shorten(text: string): string {
  return text.length > MOST_SHOWN ? `${cutText(text, MOST_SHOWN)}…` : text;
}
