import type { LineStatus, StatementLine } from "../StatementDocument.ts";

const LABELS = {
  auto: "Auto",
  manual: "Adjusted",
  verified: "Verified",
  review: "Review",
} as const satisfies Record<LineStatus, string>;

/** How far a line can be relied on, in a word: what a person did to it, or "Derived" where no account says its amount. */
export function statusLabel({ status, isDerived }: Pick<StatementLine, "status" | "isDerived">) {
  return status === "auto" && isDerived ? "Derived" : LABELS[status];
}
