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

/**
 * A text is often a piece of the text of a whole file, all of which it would keep in memory. What is joined is written
 * out as one text; a piece of a copy would stay a piece, which takes twice as long to be found by.
 */
function inItsOwnMemory(text: string): string {
  return [text.slice(0, 1), text.slice(1)].join("");
}

/** More than the accounts of any chart that was met: one name more, and every pass would begin anew. */
const MOST = 200_000;

/** The same for what is itself kept, as the words of a name are by `tokenise`: kept for as long as it is. */
export function rememberByObject<Asked extends object, Answer extends object>(
  answer: (asked: Asked) => Answer,
): (asked: Asked) => Answer {
  const kept = new WeakMap<Asked, Answer>();
  return (asked) => {
    const known = kept.get(asked);
    if (known !== undefined) return known;
    const found = answer(asked);
    kept.set(asked, found);
    return found;
  };
}
