import type { LineStatus, StatementLine } from "../StatementDocument.ts";

const LABELS = {
  auto: "Auto",
  manual: "Adjusted",
  verified: "Verified",
  review: "Review",
} as const satisfies Record<LineStatus, string>;

/** The status of a line as one word. "Derived" means that no account states its amount. */
export function statusLabel({ status, isDerived }: Pick<StatementLine, "status" | "isDerived">) {
  return status === "auto" && isDerived ? "Derived" : LABELS[status];
}
