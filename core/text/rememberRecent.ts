/**
 * The function, with its answers of late kept by their text: passes over a chart ask for the same name
 * again and again, and every kind of file for the same heading. Nobody may change an answer. They are kept
 * for as long as one piece of work lasts; after it, memory that is needed elsewhere takes them.
 */
export function rememberRecent<Answer>(answer: (text: string) => Answer): (text: string) => Answer {
  let kept = new WeakRef(new Map<string, Asked<Answer>>());
  let last: Asked<Answer> | undefined;
  const renew = () => {
    const recent = new Map<string, Asked<Answer>>();
    kept = new WeakRef(recent);
    return recent;
  };
  const find = (text: string) => {
    const recent = kept.deref() ?? renew();
    const known = recent.get(text);
    if (known) return known;
    const found = { text: inItsOwnMemory(text), answer: answer(text) };
    if (recent.size === MOST) recent.clear();
    recent.set(found.text, found);
    return found;
  };
  return (text) => {
    // What is read of one account asks for its name several times in a row
    if (last?.text !== text) last = find(text);
    return last.answer;
  };
}

type Asked<Answer> = { text: string; answer: Answer };

/** A text is often a piece of the text of a whole file, all of which it would keep in memory. */
function inItsOwnMemory(text: string): string {
  return ` ${text}`.slice(1);
}

/** More than the accounts of any chart that was met: one name more, and every pass would begin anew. */
const MOST = 200_000;

/** The same for the words of a name as `tokenise` gives them: kept for as long as they are. */
export function rememberByWords<Answer extends object>(
  answer: (words: readonly string[]) => Answer,
): (words: readonly string[]) => Answer {
  const kept = new WeakMap<readonly string[], Answer>();
  return (words) => {
    const known = kept.get(words);
    if (known !== undefined) return known;
    const found = answer(words);
    kept.set(words, found);
    return found;
  };
}
