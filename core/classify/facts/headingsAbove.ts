import { normaliseHeading } from "../../ingest/headings/normaliseHeading.ts";
import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import type { Nature } from "../../roles/roles.ts";
import { printedName } from "../printedName.ts";
import { readType } from "../type/readType.ts";

export type Heading = { name: string; natures: readonly Nature[] };

/** For each account, the heading before it in the order given: a row that is only a type label. */
export function headingsAbove(inOrder: readonly AccountFacts[]): (Heading | null)[] {
  let heading: Heading | null = null;
  return inOrder.map((facts) => {
    const above = heading;
    const label = isHeading(facts) ? readType(facts.name) : null;
    if (label) heading = { name: printedName(facts), natures: label.natures };
    return above;
  });
}

function isHeading({ name, type, side }: AccountFacts): boolean {
  return side === null && type === "" && HEADING.test(normaliseHeading(name));
}

const HEADING =
  /^((non ?)?(current|fixed|tangible|intangible|long term) (assets|liabilities)|assets|liabilities|equity|capital (and )?reserves|income|revenue|turnover|overheads|expenses|direct costs|cost of sales)$/;
