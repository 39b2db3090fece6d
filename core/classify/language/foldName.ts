/** A name in plain lower-case letters, its words parted by single spaces, whatever the marks on its letters. */
export function foldName(name: string): string {
  const plain = name
    .slice(0, LONGEST)
    .toLowerCase()
    .replace(/[øæßłđœةى]/g, (letter) => PLAIN[letter] ?? letter)
    .normalize("NFKD");
  return plain
    .replace(/[\p{Diacritic}\p{M}\u0640]/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** No name says more of an account further on. */
const LONGEST = 500;

const PLAIN: Readonly<Record<string, string>> = {
  ø: "o",
  æ: "ae",
  ß: "ss",
  ł: "l",
  đ: "d",
  œ: "oe",
  ة: "ه",
  ى: "ي",
};
