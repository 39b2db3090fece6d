import { useSearchParams } from "react-router-dom";
import { SelectField } from "../../components/SelectField.tsx";

/** Nothing an entity is called. */
const TOGETHER = "";

type Props = { entities: readonly string[]; entity: string | null };

/** Shows the statement of all entities together, or of one; the address keeps which. */
export function EntitySelect({ entities, entity }: Props) {
  const [, setSearch] = useSearchParams();
  if (entities.length === 0) return null;
  const options = Object.fromEntries([
    [TOGETHER, "All entities together"],
    ...entities.map((name) => [name, name]),
  ]);
  return (
    <SelectField
      label="Entity"
      value={entity ?? TOGETHER}
      options={options}
      onChange={(chosen) => setSearch(chosen === TOGETHER ? {} : { entity: chosen })}
      minWidth={200}
    />
  );
}
