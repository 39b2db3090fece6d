/** The noughts of the scripts whose digits stand in figures: Arabic, Persian, of India, Thai, Lao, Burmese, Khmer, and full width. */
const NOUGHTS = [
  0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0x1040,
  0x17e0, 0xff10,
];

const LATIN: ReadonlyMap<string, string> = new Map([
  ...NOUGHTS.flatMap((nought) =>
    Array.from(
      { length: 10 },
      (_, digit) => [String.fromCharCode(nought + digit), `${digit}`] as const,
    ),
  ),
  // The decimal point and the mark of thousands that stand with Arabic digits
  ["\u066b", "."],
  ["\u066c", ","],
]);

const OTHER_DIGIT =
  /[\u0660-\u0669\u066b\u066c\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-\u0aef\u0b66-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f\u0e50-\u0e59\u0ed0-\u0ed9\u1040-\u1049\u17e0-\u17e9\uff10-\uff19]/g;

/** Whether a text has digits of another script: "٢٠٢٥", "২৫,০০০", "２０２５". */
export function hasOtherDigits(text: string): boolean {
  return text.search(OTHER_DIGIT) >= 0;
}

/** The text with all its digits as 0 to 9. */
export function withLatinDigits(text: string): string {
  return text.replace(OTHER_DIGIT, (digit) => LATIN.get(digit) ?? digit);
}
