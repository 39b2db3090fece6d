/** Words and rows of keys that passwords are most often made of, without what is put around them. */
const COMMON = new Set(
  `password passwort passw0rd p@ssword p@ssw0rd motdepasse contrasena qwertyui qwertyuiop qwertz
  qwertzui azertyui asdfghjk asdfghjkl zxcvbnm zxcvbnmm 1q2w3e4r 1q2w3e4r5t 1qaz2wsx q1w2e3r4 qazwsx
  qazwsxedc qwer1234 asdf1234 zaq12wsx abcd1234 abc12345 a1b2c3d4 iloveyou sunshine princess football
  baseball basketball superman batman starwars pokemon trustno1 letmein letmein1 welcome welcome1 admin
  administrator login master dragon monkey shadow michael jennifer jessica ashley charlie jordan
  hunter ranger computer internet samsung google facebook whatever freedom liverpool chelsea arsenal
  chocolate butterfly mustang corvette ferrari mercedes hello hellohello secret secret123 changeme
  default testtest test1234 testing guest access summer winter spring autumn january february march
  april june july august september october november december london paris berlin company finance
  account accounting ledger excel tieout`.split(/\s+/),
);

/**
 * Whether a password is one of the first that anyone would try: a common word with digits or marks
 * around it, one character repeated, a run of neighbours, or the person's own address
 * (NIST SP 800-63B section 5.1.1.2; no rules of composition).
 */
export function isCommonPassword(password: string, email: string): boolean {
  const written = password.toLowerCase();
  const [local = ""] = email.toLowerCase().split("@");
  // From the first letter to the last
  const [word = ""] = /[a-z](?:.*[a-z])?/s.exec(written) ?? [];
  const own = [email.toLowerCase(), local].filter((name) => name !== "");
  return COMMON.has(written) || COMMON.has(word) || own.includes(written) || isRun(written);
}

/** Whether each character is the one before it, or its neighbour in one direction. */
function isRun(written: string): boolean {
  const codes = [...written].map((letter) => letter.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, at) => code - (codes[at] ?? 0)));
  const [step = 0] = steps;
  const digits = written.replaceAll("0", ":");
  return (steps.size === 1 && Math.abs(step) <= 1) || "123456789:".repeat(3).includes(digits);
}
