import type { AccountSummary } from "@tieout/core";
import type { AccountView, SortColumn } from "./accountView.ts";
import type { ChosenAccounts } from "./useChosenAccounts.ts";

type Props = {
  shown: readonly AccountSummary[];
  chosen: ChosenAccounts;
  sort: AccountView["sort"];
  onSort: (sort: AccountView["sort"]) => void;
};

const columns: readonly { column: SortColumn; label: string; className: string }[] = [
  { column: "code", label: "Code", className: "code" },
  { column: "name", label: "Account", className: "name" },
  { column: "role", label: "Role", className: "role-cell" },
  { column: "confidence", label: "Sure", className: "confidence" },
];

const amounts: readonly { column: SortColumn; label: string; className: string }[] = [
  { column: "opening", label: "Opening", className: "amount opening" },
  { column: "closing", label: "Closing", className: "amount" },
  { column: "movement", label: "Movement", className: "amount movement" },
];

/** The headings, each of which sorts; amounts first by the largest. */
export function GridHead({ shown, chosen, sort, onSort }: Props) {
  const isAll = shown.length > 0 && shown.every(({ code }) => chosen.codes.has(code));
  const heading = ({ column, label, className }: (typeof columns)[number]) => (
    <th key={column} scope="col" className={className} aria-sort={directionOf(column, sort)}>
      <button type="button" onClick={() => onSort(nextSort(column, sort))}>
        {label}
        <span aria-hidden>{sort?.column === column ? (sort.isDescending ? " ↓" : " ↑") : ""}</span>
      </button>
    </th>
  );
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" className="choose">
          <input
            type="checkbox"
            checked={isAll}
            aria-label="Choose all that are found"
            onChange={chosen.toggleAll}
          />
        </th>
        {columns.map(heading)}
        <th scope="col" className="reason">
          Reason
        </th>
        {amounts.map(heading)}
      </tr>
    </thead>
  );
}

function directionOf(column: SortColumn, sort: AccountView["sort"]) {
  if (sort?.column !== column) return "none";
  return sort.isDescending ? "descending" : "ascending";
}

/** One way, then the other, then as the file has them. */
function nextSort(column: SortColumn, sort: AccountView["sort"]): AccountView["sort"] {
  const isAmount = amounts.some((each) => each.column === column);
  if (sort?.column !== column) return { column, isDescending: isAmount };
  return sort.isDescending === isAmount ? { column, isDescending: !isAmount } : null;
}
