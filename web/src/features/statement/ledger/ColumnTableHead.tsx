type Props = { label: string; amounts: readonly string[] };

/** The heads of a table that sets amounts side by side. */
export function ColumnTableHead({ label, amounts }: Props) {
  return (
    <thead>
      <tr>
        <th scope="col">{label}</th>
        {amounts.map((heading) => (
          <th scope="col" key={heading} className="amount">
            {heading}
          </th>
        ))}
      </tr>
    </thead>
  );
}
