import type { AccountSummary, Role } from "@tieout/core";
import type { StatementLine } from "../../lib/api/StatementLine.ts";
import { readAmount } from "../../lib/format/readAmount.ts";
import { accountRoles } from "./forms/accountRoles.ts";
import type { GuidedFormName } from "./forms/guidedForms.ts";
import type { Values } from "./forms/readEntry.ts";

/** How an open point is settled: by a form that is already begun, or by a person's word. */
export type Settlement =
  | { kind: "form"; form: GuidedFormName; start: Values; label: string }
  | { kind: "confirm"; account: string; role: Role; label: string };

type Line = Pick<StatementLine, "concept" | "sources">;
type Account = Pick<AccountSummary, "code" | "role">;

/** The form that settles a line in review, begun with the accounts behind it. */
export function settleLine(line: Line, accounts: readonly Account[]): Settlement {
  const behind = accountsBehind(line, accounts);
  const find = (roles: readonly Role[], among: readonly Account[] = behind) =>
    among.find(({ role }) => role !== null && roles.includes(role))?.code;
  const first = behind[0]?.code;
  if (/^(purchase_of|proceeds_from_disposal)/.test(line.concept)) {
    return form("disposal", "Record a disposal", {
      asset: find(accountRoles.assets),
      depreciation: find(accountRoles.accumulated),
      gainOrLoss: find(["disposal_gain_loss"], accounts),
    });
  }
  if (/borrowings$|bonds$|^loans_/.test(line.concept))
    return form("gross-up", "Enter both flows", { loan: first });
  if (/^dividends_paid/.test(line.concept))
    return form("dividends", "Enter the dividend", {
      equity: find([...accountRoles.earnings, "non_controlling_interests"]),
      payable: find(["dividends_payable"], accounts),
    });
  if (/exchange/.test(line.concept))
    return form("exchange", "Enter the difference", {
      profit: find(["foreign_exchange_gain_loss"], accounts),
    });
  if (/subsidiary/.test(line.concept))
    return form("acquisition", "Record the acquisition", { goodwill: find(["goodwill"]) });
  if (line.concept === "payment_of_lease_liabilities")
    return form("non-cash", "Record the new lease", {
      kind: "lease",
      debit: find(["right_of_use_assets"], accounts),
      credit: find(["lease_liabilities"], accounts),
    });
  if (line.concept === "unclassified_movements" && first !== undefined)
    return form("reclassification", "Say what it is", { account: first });
  return form("journal", "Explain with a journal", {
    ...(first !== undefined && { side0: `account:${first}` }),
  });
}

/** An account nobody is sure of: its role is confirmed, or given where there is none. */
export function settleAccount({ code, role }: Account): Settlement {
  if (role === null) return form("reclassification", "Say what it is", { account: code });
  return { kind: "confirm", account: code, role, label: "Confirm its role" };
}

function form(
  name: GuidedFormName,
  label: string,
  start: Readonly<Record<string, string | undefined>>,
): Settlement {
  const given = Object.entries(start).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  );
  return { kind: "form", form: name, label, start: Object.fromEntries(given) };
}

/** The accounts of a line, the one that moved it most first. */
function accountsBehind({ sources }: Line, accounts: readonly Account[]): Account[] {
  const size = ({ amount }: Line["sources"][number]) => Number(readAmount(amount).digits);
  return sources
    .toSorted((left, right) => size(right) - size(left))
    .flatMap(({ account }) => accounts.find(({ code }) => code === account) ?? []);
}
