/** What firestore.rules say, without comments and blanks: every client is denied everything. */
const DENY_ALL =
  "rules_version='2';servicecloud.firestore{match/databases/{database}/documents{match/{document=**}{allowread,write:iffalse;}}}";

/**
 * Why rules are not the ones that this stand-in keeps, which are those that deny everything;
 * null where they are. Rules that let a client in belong on Google's emulator.
 */
export function denyAllProblem(source: string): string | null {
  const said = source.replace(/\/\/[^\n]*/g, "").replace(/\s+/g, "");
  return said === DENY_ALL
    ? null
    : "the Firestore stand-in knows rules that deny every client everything, and these say something else";
}
