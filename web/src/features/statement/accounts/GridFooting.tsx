import type { AccountSummary } from "@tieout/core";
import { useMemo } from "react";
import { AccountAmounts } from "./AccountAmounts.tsx";
import { footingOf } from "./footing.ts";

type Props = { accounts: readonly AccountSummary[] };

/** What all accounts come to, whichever are shown. */
export function GridFooting({ accounts }: Props) {
  const rows = useMemo(() => footingOf(accounts), [accounts]);
  return (
    <tfoot>
      {rows.map(({ label, opening, closing, movement }, at) => (
        <tr key={label} className={at === rows.length - 1 ? "total" : ""}>
          <td className="choose" />
          <td className="code" />
          <th scope="row" className="name">
            {label}
          </th>
          <td className="role-cell" />
          <td className="confidence" />
          <td className="reason" />
          <AccountAmounts opening={opening} closing={closing} movement={movement} />
        </tr>
      ))}
    </tfoot>
  );
}
