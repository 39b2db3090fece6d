import type { Upgrade } from "../../store/kinds/StoredKind.ts";

/** What is said of a draft whose reasons were not yet kept with it. */
const unknown = {
  code: "tie_out",
  message: "The statement did not tie out when it was prepared. Process it again to see why.",
};

/** A statement of a release that stored whether it tied out, but not why. */
export const addDraftReasons: Upgrade = (stored) => ({
  draftReasons: stored.tiesOut === true ? [] : [unknown],
  ...stored,
});

/** The same for a statement with all that stands in it; its accounts had no traits then, its files no totals. */
export const addDraftReasonsWithin: Upgrade = ({ document, ...stored }) => {
  if (!isFields(document)) return { document, ...stored };
  const { accounts } = document;
  return {
    ...stored,
    document: {
      controls: [],
      ...addDraftReasons(document),
      accounts: Array.isArray(accounts) ? accounts.map(addTraits) : accounts,
    },
  };
};

function addTraits(account: unknown): unknown {
  return isFields(account) ? { traits: [], ...account } : account;
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
