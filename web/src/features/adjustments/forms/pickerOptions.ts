import {
  type AccountSummary,
  accountLabel,
  type Concept,
  conceptDefinition,
  conceptIds,
  type Framework,
  isConcept,
  lineLabel,
  type Role,
  roleIds,
  roles,
} from "@tieout/core";

export type PickerOption = { id: string; label: string; group: string };

type Account = Pick<AccountSummary, "code" | "name" | "role">;

/** What a journal line can stand on: an account of the statement, or a line of cash. */
export function sideOptions(accounts: readonly Account[], framework: Framework): PickerOption[] {
  const cash = conceptIds.filter((concept) => {
    const { presentation, isSubtotal, category } = conceptDefinition(concept);
    return presentation !== "indirect" && !isSubtotal && category !== "reconciliation";
  });
  return [
    ...accounts.map((account) => option(`account:${account.code}`, labelOf(account), "Accounts")),
    ...cash.map((concept) =>
      option(`cash:${concept}`, lineLabel(concept, framework), "Cash lines"),
    ),
  ];
}

/** Every account, those of the fitting roles first: one of another role may have been misread. */
export function accountOptions(
  accounts: readonly Account[],
  fitting: readonly Role[],
): PickerOption[] {
  const fits = ({ role }: Account) => role !== null && fitting.includes(role);
  const listed = (some: readonly Account[], group: string) =>
    some.map((account) => option(account.code, labelOf(account), group));
  return [
    ...listed(accounts.filter(fits), "Suggested"),
    ...listed(
      accounts.filter((account) => !fits(account)),
      "Other accounts",
    ),
  ];
}

/** Lines of the statement to choose from, under their categories. */
export function conceptOptions(some: readonly Concept[], framework: Framework): PickerOption[] {
  return inGroups(
    some.map((concept) =>
      option(
        concept,
        lineLabel(concept, framework),
        categoryNames[conceptDefinition(concept).category],
      ),
    ),
    Object.values(categoryNames),
  );
}

/** What an account can be, under the statement it stands in. */
export function roleOptions(): PickerOption[] {
  return inGroups(
    roleIds.map((role) => option(role, roles[role].label, natureNames[roles[role].nature])),
    Object.values(natureNames),
  );
}

/** A side is "account:1200" or "cash:interest_paid"; a code may hold a colon itself. */
export function readSide(side: string): { account: string } | { cash: Concept } | null {
  const [kind, ...rest] = side.split(":");
  const name = rest.join(":");
  if (kind === "cash") return isConcept(name) ? { cash: name } : null;
  return name === "" ? null : { account: name };
}

const categoryNames = {
  operating: "Operating activities",
  investing: "Investing activities",
  financing: "Financing activities",
  reconciliation: "Foot of the statement",
} as const;

const natureNames = {
  asset: "Assets",
  liability: "Liabilities",
  equity: "Equity",
  income: "Income",
  expense: "Expenses",
} as const;

function option(id: string, label: string, group: string): PickerOption {
  return { id, label, group };
}

function inGroups(options: readonly PickerOption[], order: readonly string[]): PickerOption[] {
  return options.toSorted((left, right) => order.indexOf(left.group) - order.indexOf(right.group));
}

function labelOf({ code, name }: Account): string {
  return accountLabel(code, name);
}
