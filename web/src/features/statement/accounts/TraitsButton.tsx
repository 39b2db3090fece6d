import { type AccountSummary, accountLabel, traits } from "@tieout/core";
import { useIsSample } from "../../../lib/project/useIsSample.ts";

type Props = { account: AccountSummary; onOpen: (account: AccountSummary) => void };

/** What is known of an account besides its role, and the way to change it. */
export function TraitsButton({ account, onOpen }: Props) {
  const { code, name } = account;
  const labels = account.traits.map(({ id }) => traits[id]).join("; ");
  const isSample = useIsSample();
  const known = labels || "No traits";
  return (
    <button
      type="button"
      className={labels ? "traits" : "traits none"}
      disabled={isSample}
      // A name begins with what is seen (WCAG 2.5.3)
      aria-label={`${known}: traits of ${accountLabel(code, name)}`}
      onClick={() => onOpen(account)}
    >
      {labels || "+"}
    </button>
  );
}
