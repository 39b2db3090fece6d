/**
 * Texts that expressions of more than linear work take longest over, each of the given length: runs
 * of one character, and beginnings of what an expression looks for that never come to its end.
 */
export function worstTexts(length: number): string[] {
  return PIECES.map((piece) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length));
}

const PIECES = [
  ...[" ", "\u00a0", "0", "9", "1,", "1.", "1 ", "-", "(", ")", "|", ":", ".", "a", "A", "a ", "é"],
  ...[
    "e\u0301",
    "\u0301",
    "🏦",
    "@",
    "a@",
    "a.",
    ".@",
    "/",
    "//",
    "'",
    '"',
    "$ ",
    "£",
    "in ",
    "US ",
  ],
  ...["(less ", "((less ", "(9% interest ", "excluding ", ", excluding ", "other than ", "before "],
  ...["deposit 9 months ", "bill 364 days ", "security over ", "bank balances other than cash "],
  ...[
    "total ",
    "sub total ",
    "assets less ",
    "net assets ",
    "net ",
    "NET CASH I",
    "cash from ",
    "cash ",
  ],
  ...["lease", "exchange ", "fx loans ", "redeem ", "interest", "creditor ", "plant ", "liability"],
  ...["land ", "ignore ", "set ", "increase ", "decrease in ", "1 w", "w 1 ", "page 1 of ", "GBP "],
  ...["closing balance ", "2025 ", "31 Dec ", "1/1/", "2025-", "year ended ", "non-current ", "<a"],
] as const;
