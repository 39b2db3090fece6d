import { type AccountSummary, conceptDefinition, conceptIds } from "@tieout/core";

export type SideOption = { id: string; label: string; group: "Accounts" | "Cash lines" };

/** What a journal line can stand on: an account of the statement, or a line of cash. */
export function sideOptions(
  accounts: readonly Pick<AccountSummary, "code" | "name">[],
): SideOption[] {
  const cash = conceptIds.filter((concept) => {
    const { presentation, isSubtotal, category } = conceptDefinition(concept);
    return presentation !== "indirect" && !isSubtotal && category !== "reconciliation";
  });
  return [
    ...accounts.map(
      ({ code, name }): SideOption => ({
        id: `account:${code}`,
        label: `${code} ${name}`,
        group: "Accounts",
      }),
    ),
    ...cash.map(
      (concept): SideOption => ({
        id: `cash:${concept}`,
        label: conceptDefinition(concept).label,
        group: "Cash lines",
      }),
    ),
  ];
}
