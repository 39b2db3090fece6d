import type { CashFlow } from "@tieout/contract";
import { SelectField } from "../../components/SelectField.tsx";
import { allEntities, type Chosen, columns, entries, methods } from "./chosenExport.ts";

type Props = { cashFlow: CashFlow; chosen: Chosen; onChoose: (chosen: Chosen) => void };

/** What can be chosen of an export: method and entity, and with a general ledger columns and entries. */
export function ExportChoices({ cashFlow, chosen, onChoose }: Props) {
  const choose = (change: Partial<Chosen>) => onChoose({ ...chosen, ...change });
  const hasLedger = cashFlow.periods !== undefined;
  const entities = [allEntities, ...cashFlow.entities];
  return (
    <>
      <SelectField
        label="Method"
        value={chosen.method}
        options={methods}
        onChange={(method) => choose({ method })}
      />
      {hasLedger && (
        <SelectField
          label="Columns"
          value={chosen.periods}
          options={columns}
          onChange={(periods) => choose({ periods })}
        />
      )}
      {hasLedger && chosen.entity === allEntities && (
        <SelectField
          label="Ledger entries"
          value={chosen.entries}
          options={entries}
          onChange={(listed) => choose({ entries: listed })}
        />
      )}
      {entities.length > 1 && (
        <SelectField
          label="Entity"
          value={chosen.entity}
          options={Object.fromEntries(entities.map((name) => [name, name]))}
          onChange={(entity) => choose({ entity })}
        />
      )}
    </>
  );
}
