const UNSHOWN = /[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]/gu;

/** A text for a person to look at: characters that nobody sees, and halves of characters, by their number. */
export function showText(text: string): string {
  return text.replace(UNSHOWN, (found) => `⟨U+${codeOf(found)}⟩`);
}

function codeOf(character: string): string {
  return character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
}
