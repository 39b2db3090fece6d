import type { Remark } from "./Remark.ts";
import type { LineAlone } from "./standingAlone.ts";

/** When income and costs count: when they are received and paid, or when they are earned and incurred. */
type Basis = "cash" | "accrual";

/** The line in which a report says its basis of accounting; none where no line does, or lines say both. */
export function basisSaid(lines: readonly LineAlone[]): Remark[] {
  const said = lines.flatMap(({ row, text }) =>
    [...basesSaidIn(text)].map((basis): Remark => ({ kind: `${basis}_basis`, row, text })),
  );
  const [first] = said;
  return first && said.every(({ kind }) => kind === first.kind) ? [first] : [];
}

/** The bases that a line says. */
export function basesSaidIn(text: string): ReadonlySet<Basis> {
  const words = [...text.matchAll(BASIS)].flatMap(([, behind, before = behind]) => before ?? []);
  return new Set(words.map((word) => (word.toLowerCase() === "cash" ? "cash" : "accrual")));
}

/** "Accrual Basis  Monday, 5 January 2026 09:12" in one cell. */
const BASIS = /\b(cash|accrual)s?[ -]basis\b|\bbasis: ?(cash|accrual)s?\b/gi;
