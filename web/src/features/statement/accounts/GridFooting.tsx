import { AccountAmounts } from "./AccountAmounts.tsx";
import type { FootingRow } from "./footing.ts";

type Props = { rows: readonly FootingRow[] };

/** What all accounts come to, whichever are shown. */
export function GridFooting({ rows }: Props) {
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
