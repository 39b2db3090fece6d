import { type AccountSummary, traits } from "@tieout/core";

type Props = { account: AccountSummary; onOpen: (account: AccountSummary) => void };

/** What is known of an account besides its role, and the way to change it. */
export function TraitsButton({ account, onOpen }: Props) {
  const { code, name } = account;
  const known = account.traits.map(({ id }) => traits[id]).join("; ");
  return (
    <button
      type="button"
      className="traits"
      aria-label={`Traits of ${code} ${name}: ${known || "none"}`}
      onClick={() => onOpen(account)}
    >
      {known || "No traits"}
    </button>
  );
}
