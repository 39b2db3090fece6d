import TableCell from "@mui/material/TableCell";
import TableRow from "@mui/material/TableRow";
import type { FileDetail } from "@tieout/contract";
import { type SaidRow, type SaidRowKind, saidRowKinds } from "@tieout/core";
import { rowKindLabels } from "./rowWords.ts";

export type SheetRow = FileDetail["sheets"][number]["rows"][number] & { isRight?: true };

type Props = {
  row: SheetRow;
  words: string;
  sections: readonly string[];
  said: SaidRow | null;
  onSay: (said: SaidRow | null) => void;
};

/** One row: what it was read as, and what it is said to be. */
export function RowKind({ row, words, sections, said, onSay }: Props) {
  const readAs = row.readAs === null ? "as it is read" : rowKindLabels[row.readAs].toLowerCase();
  const kind = said?.kind ?? row.readAs;
  const name = row.isRight ? `${row.row}, right side,` : String(row.row);
  const offered = said?.section && !sections.includes(said.section);
  return (
    <TableRow>
      <TableCell>{row.row}</TableCell>
      <TableCell sx={{ minWidth: 160, overflowWrap: "anywhere" }}>{words}</TableCell>
      <TableCell>
        <select
          value={said?.kind ?? ""}
          aria-label={`Row ${name} is`}
          onChange={({ target }) => onSay(saidKind(target.value, said))}
        >
          <option value="">{`By itself: ${readAs}`}</option>
          {saidRowKinds.map((each) => (
            <option key={each} value={each}>
              {rowKindLabels[each]}
            </option>
          ))}
        </select>
      </TableCell>
      <TableCell>
        {kind === "account" && (
          <select
            value={said?.section ?? ""}
            aria-label={`Section of row ${name}`}
            onChange={({ target }) =>
              onSay({ kind: "account", section: target.value === "" ? null : target.value })
            }
          >
            <option value="">{row.section ?? "As it stands"}</option>
            {offered && <option value={said.section ?? ""}>{said.section}</option>}
            {sections.map((section) => (
              <option key={section} value={section}>
                {section}
              </option>
            ))}
          </select>
        )}
      </TableCell>
    </TableRow>
  );
}

/** Only an account has a section. */
function saidKind(value: string, said: SaidRow | null): SaidRow | null {
  const kind: SaidRowKind | undefined = saidRowKinds.find((known) => known === value);
  if (kind === undefined) return null;
  return { kind, section: kind === "account" ? (said?.section ?? null) : null };
}
